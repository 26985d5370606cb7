package org.eugene.answer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.eugene.Comparison;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.io.costs.CostsText;
import org.eugene.io.request.Manner;
import org.eugene.io.request.Question;
import org.eugene.io.request.Request;
import org.eugene.optima.Optima;
import org.eugene.problem.GedProblem;
import org.eugene.report.Report;
import org.eugene.search.AllPairs;
import org.eugene.search.GraphCollection;
import org.eugene.search.SearchOptions;
import org.eugene.search.Wanted;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Terms;

/** Finds the answers to requests, each on the thread that asks. Safe for several threads. */
public final class Finder {
  /** So many different costs or methods are kept ready; beyond, they are made anew. */
  private static final int KEPT = 1000;

  private final CostSource costs;
  private final CostsText standardCosts;
  private final Choice standard;
  private final Graphs graphs;
  private final Map<String, CostsText> costTexts = new ConcurrentHashMap<>();
  private final Map<Choice, Chosen> chosen = new ConcurrentHashMap<>();

  /** Who solves, ready to be asked. */
  private record Chosen(Choice choice, String method, GedSolver solver) {}

  /** What holds for a request while it is worked on. */
  private record Work(Manner manner, Chosen chosen, Budget budget, Watcher watcher) {}

  /**
   * @param costs where costs come from
   * @param standard for requests that do not say who solves
   * @param graphs where graphs come from
   */
  public Finder(CostSource costs, Choice standard, Graphs graphs) throws IOException {
    this.costs = costs;
    this.standardCosts = costs.standard();
    this.standard = standard;
    this.graphs = graphs;
    chosen(standard); // a mistyped option is told before the first request
  }

  /** Who is to solve a request that wants to be answered so. */
  public Choice choice(Manner manner) {
    return standard.with(manner.options(), manner.set());
  }

  /**
   * The answer.
   *
   * @param cancellation ends the work early; the answer is then the best so far
   * @throws IllegalArgumentException with a sentence, if the request cannot be answered
   */
  public Found find(Request request, Cancellation cancellation, Watcher watcher)
      throws IOException, InterruptedException {
    Chosen who = chosen(choice(request.manner()));
    Budget budget = who.choice().budget().withCancellation(cancellation);
    Work work = new Work(request.manner(), who, budget, watcher);
    Question question = request.question();
    if (question instanceof Question.Pair pair) {
      return new Found.Pair(pair(pair, work));
    }
    if (question instanceof Question.Pairs pairs) {
      List<Report> reports = new ArrayList<>();
      for (Question.Pair pair : pairs.pairs()) {
        reports.add(pair(pair, work));
      }
      return new Found.Pairs(reports);
    }
    return question instanceof Question.Near near
        ? near(near, work)
        : matrix((Question.Matrix) question, work);
  }

  private Report pair(Question.Pair pair, Work work) throws IOException {
    Graph source = graphs.asRead(pair.source());
    Graph target = graphs.asRead(pair.target());
    Manner manner = work.manner();
    EditCosts prices = costs(manner, () -> names(List.of(source, target)));
    GedProblem problem = GedProblem.of(new GraphPair(source, target), prices);
    Terms terms = Terms.of(work.budget());
    if (manner.threshold().isPresent()) {
      terms = terms.within(manner.threshold().getAsDouble());
    }
    if (manner.hasProgress()) {
      terms = terms.withListener(standing -> work.watcher().hears(problem, standing));
    }
    Comparison comparison = Comparison.of(problem, work.chosen().solver().solve(problem, terms));
    Report report = new Report(comparison, costsText(manner), work.chosen().method());
    return manner.optima().isEmpty()
        ? report
        : report.withOptima(
            Optima.of(
                problem,
                comparison.result(),
                manner.optima().get(),
                work.budget().after(comparison.result().stats())));
  }

  private Found near(Question.Near near, Work work) throws IOException {
    Graph query = graphs.asRead(near.query());
    Set<String> names = names(List.of(query));
    graphs.collection(near.collection()).vertexLabels().forEach(label -> names.add(label.name()));
    EditCosts prices = costs(work.manner(), () -> names);
    SearchOptions options = work.chosen().choice().search(prices, false, work.budget(), 1);
    Wanted wanted =
        near.k().isPresent()
            ? new Wanted.Nearest(near.k().getAsInt())
            : new Wanted.Within(near.within().orElseThrow());
    return new Found.Near(graphs.search(near.collection(), options).answer(query, wanted));
  }

  private Found matrix(Question.Matrix matrix, Work work) throws IOException, InterruptedException {
    List<Graph> asRead = matrix.graphs().stream().map(graphs::asRead).toList();
    AllPairs pairs =
        AllPairs.of(GraphCollection.of(asRead), costs(work.manner(), () -> names(asRead)));
    return new Found.Matrix(pairs, pairs.solve(work.chosen().solver(), work.budget(), 1));
  }

  private Chosen chosen(Choice choice) {
    Chosen known = chosen.get(choice);
    if (known != null) {
      return known;
    }
    Chosen made = new Chosen(choice, choice.chosen().name(), choice.solver());
    if (chosen.size() < KEPT) {
      chosen.put(choice, made);
    }
    return made;
  }

  /**
   * @param vertexLabels asked for if the costs rank labels
   */
  private EditCosts costs(Manner manner, Supplier<Collection<String>> vertexLabels)
      throws IOException {
    if (manner.costs().isEmpty()) {
      return costs.costs(standardCosts, vertexLabels);
    }
    if (manner.costs().get().tables().isPresent()) {
      return manner.costs().get().tables().get();
    }
    return costs.costs(parsed(manner.costs().get().text()), vertexLabels);
  }

  private CostsText parsed(String text) throws IOException {
    CostsText known = costTexts.get(text);
    if (known != null) {
      return known;
    }
    CostsText parsed = costs.parsed(text);
    if (costTexts.size() < KEPT) {
      costTexts.put(text, parsed);
    }
    return parsed;
  }

  private String costsText(Manner manner) {
    return manner.costs().isPresent() ? manner.costs().get().text() : standardCosts.text();
  }

  /** The names of all vertex labels. */
  private static Set<String> names(List<Graph> read) {
    Set<String> names = new TreeSet<>();
    for (Graph graph : read) {
      IntStream.range(0, graph.order())
          .mapToObj(graph::labelOfVertex)
          .map(Label::name)
          .forEach(names::add);
    }
    return names;
  }
}
