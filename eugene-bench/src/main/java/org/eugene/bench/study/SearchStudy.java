package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;
import static org.eugene.bench.view.Figures.percent;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;
import org.eugene.search.Work;
import org.eugene.solver.Budget;

/**
 * What searching takes: the ten nearest of all molhiv molecules to 50 of them, where every pair
 * ended, and how that compares with the engine on every pair, estimated from a sample of the same
 * pairs in the same run. One thread.
 */
final class SearchStudy extends Study {
  private static final int QUERIES = 50;
  private static final int K = 10;
  private static final int SAMPLED_PAIRS = 200;
  private static final int WARM_UP = 5;

  private static final Schema SCHEMA =
      Schema.of(
              "costs",
              "queries",
              "pairs",
              "sizes",
              "labels",
              "degrees",
              "branch",
              "splitting",
              "engine",
              "engine share",
              "lists complete",
              "lists proved",
              "CPU s",
              "engine on every pair CPU s",
              "times less")
          .keyedBy("costs", "queries", "seed");

  SearchStudy() {
    super(
        "search",
        "the ten nearest of 6,000 molhiv graphs to 50 queries: where pairs end, CPU time",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    long seed = run.options().seed();
    List<Graph> graphs = run.data().graphs("molhiv");
    List<Graph> drawn = Queries.draw(graphs, run.options().sample(QUERIES) + WARM_UP, seed);
    List<Graph> queries = drawn.subList(WARM_UP, drawn.size());
    Log log = run.log(this);
    for (Map.Entry<String, EditCosts> costs : Queries.COSTS.entrySet()) {
      if (run.isOpen(this, log, costs.getKey(), queries.size())) {
        Search search =
            Search.in(
                GraphCollection.of(graphs), SearchOptions.defaults().withCosts(costs.getValue()));
        search.knn(drawn.subList(0, WARM_UP), K);
        List<Answer> answers = new ArrayList<>();
        double searching = Queries.cpuSeconds(() -> answers.addAll(search.knn(queries, K)));
        double sampled = onePair(graphs, queries, costs.getValue(), seed);
        log.add(run.line(SCHEMA, row(costs.getKey(), answers, searching, sampled)));
      }
    }
  }

  /** Mean CPU seconds of the engine on pairs drawn from those of the search. */
  private static double onePair(List<Graph> graphs, List<Graph> queries, EditCosts costs, long seed)
      throws IOException, InterruptedException {
    EugeneSolver engine = new EugeneSolver();
    Random random = new Random(seed);
    double seconds =
        Queries.cpuSeconds(
            () -> {
              for (int pair = 0; pair < SAMPLED_PAIRS; pair++) {
                Graph query = queries.get(random.nextInt(queries.size()));
                Graph graph = graphs.get(random.nextInt(graphs.size()));
                Budget budget = SearchOptions.defaults().budget();
                engine.solve(GedProblem.of(new GraphPair(query, graph), costs), budget);
              }
            });
    return seconds / SAMPLED_PAIRS;
  }

  private static Map<String, String> row(
      String costs, List<Answer> answers, double seconds, double secondsOfAPair) {
    Work work = answers.stream().map(Answer::work).reduce(Work.NONE, Work::plus);
    double everyPair = work.pairs() * secondsOfAPair;
    return Schema.fields(
        "costs", costs,
        "queries", answers.size(),
        "pairs", work.pairs(),
        "sizes", work.bySizes(),
        "labels", work.byLabels(),
        "degrees", work.byDegrees(),
        "branch", work.byBranch(),
        "splitting", work.bySplitting(),
        "engine", work.engine(),
        "engine share", percent(work.engine() / (double) work.pairs(), 2),
        "lists complete", answers.stream().filter(Answer::isComplete).count(),
        "lists proved", answers.stream().filter(Answer::isProved).count(),
        "CPU s", decimal(seconds, 1),
        "engine on every pair CPU s", decimal(everyPair, 0),
        "times less", decimal(everyPair / seconds, 0));
  }
}
