package org.eugene.bench.study;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.eugene.bench.sample.DataFolder;
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
final class SearchStudy implements Study {
  private static final int QUERIES = 50;
  private static final int K = 10;
  private static final int SAMPLED_PAIRS = 200;
  private static final int WARM_UP = 5;

  @Override
  public String name() {
    return "search";
  }

  @Override
  public String description() {
    return "the ten nearest of 6,000 molhiv graphs to 50 queries: where pairs end, CPU time";
  }

  @Override
  public List<String> columns() {
    return List.of(
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
        "times less");
  }

  @Override
  public List<Map<String, String>> run(DataFolder data, StudyOptions options, Consumer<String> talk)
      throws IOException, InterruptedException {
    List<Graph> graphs = data.graphs("molhiv");
    GraphCollection collection = GraphCollection.of(graphs);
    List<Graph> drawn = Queries.draw(graphs, options.sample(QUERIES) + WARM_UP, options.seed());
    List<Graph> queries = drawn.subList(WARM_UP, drawn.size());
    List<Map<String, String>> rows = new ArrayList<>();
    for (Map.Entry<String, EditCosts> costs : Queries.COSTS.entrySet()) {
      talk.accept(costs.getKey());
      Search search = Search.in(collection, SearchOptions.defaults().withCosts(costs.getValue()));
      search.knn(drawn.subList(0, WARM_UP), K);
      List<Answer> answers = new ArrayList<>();
      double searching = Queries.cpuSeconds(() -> answers.addAll(search.knn(queries, K)));
      double sampled = onePair(graphs, queries, costs.getValue(), options.seed());
      rows.add(row(costs.getKey(), answers, searching, sampled));
    }
    return rows;
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
    return Queries.row(
        "costs", costs,
        "queries", answers.size(),
        "pairs", work.pairs(),
        "sizes", work.bySizes(),
        "labels", work.byLabels(),
        "degrees", work.byDegrees(),
        "branch", work.byBranch(),
        "splitting", work.bySplitting(),
        "engine", work.engine(),
        "engine share", Queries.percent(work.engine() / (double) work.pairs()),
        "lists complete", answers.stream().filter(Answer::isComplete).count(),
        "lists proved", answers.stream().filter(Answer::isProved).count(),
        "CPU s", Queries.decimal(seconds, 1),
        "engine on every pair CPU s", Queries.decimal(everyPair, 0),
        "times less", Queries.decimal(everyPair / seconds, 0));
  }
}
