package org.eugene.cli.stream;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.eugene.Comparison;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.ExactOption;
import org.eugene.cli.option.OptimaOption;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.io.costs.CostsText;
import org.eugene.io.request.Manner;
import org.eugene.io.request.Question;
import org.eugene.io.request.Request;
import org.eugene.io.request.RequestException;
import org.eugene.io.request.RequestLine;
import org.eugene.problem.GedProblem;
import org.eugene.report.Report;
import org.eugene.report.json.ResponseLine;
import org.eugene.search.AllPairs;
import org.eugene.search.GraphCollection;
import org.eugene.search.SearchOptions;
import org.eugene.search.Wanted;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Standing;
import org.eugene.solver.Terms;

/** Turns requests into lines. Safe for several threads. */
final class Answerer {
  /** So many different costs or methods are kept ready; beyond, they are made anew. */
  private static final int KEPT = 1000;

  static final String FULL = "the memory is full; give Java more with EUGENE_OPTS=-Xmx8g";

  private final CostOptions costOptions;
  private final CostsText standardCosts;
  private final SolverOptions standard;
  private final LoadedGraphs graphs;
  private final Map<String, CostsText> costTexts = new ConcurrentHashMap<>();
  private final Map<List<Map<String, String>>, Chosen> chosen = new ConcurrentHashMap<>();

  /** Who solves, ready to be asked. */
  private record Chosen(String method, GedSolver solver, Budget budget, SolverOptions options) {}

  Answerer(CostOptions costOptions, SolverOptions standard, LoadedGraphs graphs)
      throws IOException {
    this.costOptions = costOptions;
    this.standardCosts = costOptions.parsed();
    this.standard = standard;
    this.graphs = graphs;
    chosen(Map.of(), Map.of()); // a mistyped option ends the stream before it begins
  }

  /** What writes an answer down, which need not happen where it was found. */
  interface Line {
    String text() throws IOException;
  }

  /** A request with its graphs, or the line that says why there is none. */
  record Asked(ResponseLine response, Optional<Request> request, String refusal) {}

  /** Reads the graphs of a request. */
  Asked read(RequestLine line) throws IOException {
    ResponseLine response = new ResponseLine(line.id());
    try {
      return new Asked(response, Optional.of(line.request(graphs)), "");
    } catch (RequestException | IOException refused) {
      return new Asked(response, Optional.empty(), response.error(sentence(refused)));
    } catch (IllegalArgumentException refused) {
      return new Asked(response, Optional.empty(), response.error(sentence(refused)));
    } catch (RuntimeException bug) {
      return new Asked(response, Optional.empty(), response.error(told(bug)));
    } catch (OutOfMemoryError full) {
      return new Asked(response, Optional.empty(), response.error(FULL));
    }
  }

  static String told(RuntimeException bug) {
    return "this should not have happened (" + bug + "); report it";
  }

  /**
   * The answer, or the sentence that says why there is none.
   *
   * @param events takes lines before the answer
   */
  Line answer(Asked asked, Cancellation cancellation, Consumer<String> events) throws IOException {
    ResponseLine response = asked.response();
    if (asked.request().isEmpty()) {
      return asked::refusal;
    }
    try {
      Request request = asked.request().get();
      Manner manner = request.manner();
      Chosen chosen = chosen(manner.options(), manner.set());
      Budget budget = chosen.budget().withCancellation(cancellation);
      if (request.question() instanceof Question.Pair pair) {
        return pair(pair, manner, chosen, budget, response, events);
      }
      String line =
          request.question() instanceof Question.Near near
              ? near(near, manner, chosen, budget, response)
              : matrix((Question.Matrix) request.question(), manner, chosen, budget, response);
      return () -> line;
    } catch (IOException | IllegalArgumentException refused) {
      return refused(response, sentence(refused));
    } catch (picocli.CommandLine.PicocliException refused) {
      return refused(response, sentence(refused));
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return refused(response, "the stream ended before");
    } catch (RuntimeException bug) {
      return refused(response, told(bug));
    } catch (OutOfMemoryError full) {
      return refused(response, FULL);
    }
  }

  private static Line refused(ResponseLine response, String sentence) throws IOException {
    String line = response.error(sentence);
    return () -> line;
  }

  private static String sentence(Exception failure) {
    String message = String.valueOf(failure.getMessage());
    return message.strip().replaceAll("\\s*\\R\\s*", "; ");
  }

  private Line pair(
      Question.Pair pair,
      Manner manner,
      Chosen chosen,
      Budget budget,
      ResponseLine response,
      Consumer<String> events)
      throws IOException {
    Graph source = graphs.asRead(pair.source());
    Graph target = graphs.asRead(pair.target());
    EditCosts costs = costs(manner, () -> names(List.of(source, target)));
    GedProblem problem = GedProblem.of(new GraphPair(source, target), costs);
    Terms terms = Terms.of(budget);
    if (manner.threshold().isPresent()) {
      terms = terms.within(manner.threshold().getAsDouble());
    }
    if (manner.hasProgress()) {
      terms =
          terms.withListener(
              standing ->
                  events.accept(progress(problem.pair(), standing, manner.hasPaths(), response)));
    }
    Comparison comparison = Comparison.of(problem, chosen.solver().solve(problem, terms));
    Report report = new Report(comparison, costsText(manner), chosen.method());
    Report whole =
        manner.optima().isPresent()
            ? OptimaOption.listed(report, manner.optima().get(), budget)
            : report;
    return () -> response.pair(whole, manner.hasPaths());
  }

  private static String progress(
      GraphPair pair, Standing standing, boolean paths, ResponseLine response) {
    try {
      return response.progress(pair, standing, paths);
    } catch (IOException impossible) {
      throw new IllegalStateException("a text can always be written", impossible);
    }
  }

  private String near(
      Question.Near near, Manner manner, Chosen chosen, Budget budget, ResponseLine response)
      throws IOException {
    Graph query = graphs.asRead(near.query());
    Set<String> names = names(List.of(query));
    graphs.collection(near.collection()).vertexLabels().forEach(label -> names.add(label.name()));
    SearchOptions options =
        new ExactOption()
            .searchOptions(costs(manner, () -> names), chosen.options(), new ThreadsOption())
            .withBudget(budget);
    Wanted wanted =
        near.k().isPresent()
            ? new Wanted.Nearest(near.k().getAsInt())
            : new Wanted.Within(near.within().orElseThrow());
    return response.near(graphs.search(near.collection(), options).answer(query, wanted));
  }

  private String matrix(
      Question.Matrix matrix, Manner manner, Chosen chosen, Budget budget, ResponseLine response)
      throws IOException, InterruptedException {
    List<Graph> asRead = matrix.graphs().stream().map(graphs::asRead).toList();
    AllPairs pairs = AllPairs.of(GraphCollection.of(asRead), costs(manner, () -> names(asRead)));
    return response.matrix(
        asRead.stream().map(Graph::id).toList(), pairs.solve(chosen.solver(), budget, 1));
  }

  private Chosen chosen(Map<String, String> options, Map<String, String> set) {
    List<Map<String, String>> key = List.of(options, set);
    Chosen known = chosen.get(key);
    if (known != null) {
      return known;
    }
    SolverOptions said = standard.with(options, set);
    Chosen made = new Chosen(said.method().name(), said.solver(), said.budget(), said);
    if (chosen.size() < KEPT) {
      chosen.put(key, made);
    }
    return made;
  }

  /**
   * @param vertexLabels asked for if the costs rank labels
   */
  private EditCosts costs(Manner manner, Supplier<Collection<String>> vertexLabels)
      throws IOException {
    if (manner.costs().isEmpty()) {
      return costOptions.costs(standardCosts, vertexLabels);
    }
    if (manner.costs().get().tables().isPresent()) {
      return manner.costs().get().tables().get();
    }
    return costOptions.costs(parsed(manner.costs().get().text()), vertexLabels);
  }

  private CostsText parsed(String text) throws IOException {
    CostsText known = costTexts.get(text);
    if (known != null) {
      return known;
    }
    CostsText parsed = CostsText.parse(text);
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
