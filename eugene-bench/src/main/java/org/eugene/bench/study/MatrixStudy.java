package org.eugene.bench.study;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.KnownAnswer;
import org.eugene.cost.ConstantCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.GraphCollection;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;

/** The matrix of all graphs of aids700nef without edge labels, proved, on two threads. */
final class MatrixStudy implements Study {
  private static final String SET = "aids700nef";
  private static final int THREADS = 2;

  @Override
  public String name() {
    return "search-matrix";
  }

  @Override
  public String description() {
    return "all 244,650 pairs of aids700nef, proved, against the published distances";
  }

  @Override
  public List<String> columns() {
    return List.of(
        "graphs", "pairs", "proved", "published", "published hit", "wall s", "ms a pair");
  }

  @Override
  public List<Map<String, String>> run(DataFolder data, StudyOptions options, Consumer<String> talk)
      throws IOException, InterruptedException {
    Map<String, Graph> byId = data.withoutEdgeLabels(SET);
    List<Graph> graphs = data.graphs(SET).stream().map(g -> byId.getOrDefault(g.id(), g)).toList();
    AllPairs pairs = AllPairs.of(GraphCollection.of(graphs), ConstantCosts.uniform());
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    Stopwatch clock = Stopwatch.ofThisThread();
    long start = clock.wall();
    DistanceMatrix matrix = pairs.solve(exact, Budget.unlimited(), THREADS);
    double seconds = (clock.wall() - start) / 1e9;
    List<String> ids = graphs.stream().map(Graph::id).toList();
    List<KnownAnswer> published = data.knownAnswers(SET);
    long hit =
        published.stream()
            .filter(
                known ->
                    matrix.upper(ids.indexOf(known.source()), ids.indexOf(known.target()))
                        == known.distance())
            .count();
    long proved =
        pairs.cells().stream()
            .filter(c -> matrix.lower(c.row(), c.column()) == matrix.upper(c.row(), c.column()))
            .count();
    return List.of(
        Queries.row(
            "graphs", graphs.size(),
            "pairs", pairs.cells().size(),
            "proved", proved,
            "published", published.size(),
            "published hit", hit,
            "wall s", Queries.decimal(seconds, 0),
            "ms a pair", Queries.decimal(1e3 * seconds / pairs.cells().size(), 2)));
  }
}
