package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.KnownAnswer;
import org.eugene.bench.table.Run;
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
final class MatrixStudy extends Study {
  private static final String SET = "aids700nef";
  private static final int THREADS = 2;

  private static final Schema SCHEMA =
      Schema.of("graphs", "pairs", "proved", "published", "published hit", "wall s", "ms a pair")
          .keyedBy("graphs", "seed");

  MatrixStudy() {
    super(
        "search-matrix",
        "all 244,650 pairs of aids700nef, proved, against the published distances",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    Map<String, Graph> byId = run.data().withoutEdgeLabels(SET);
    List<Graph> graphs =
        run.data().graphs(SET).stream().map(g -> byId.getOrDefault(g.id(), g)).toList();
    Log log = run.log(this);
    if (!run.isOpen(this, log, graphs.size())) {
      return;
    }
    AllPairs pairs = AllPairs.of(GraphCollection.of(graphs), ConstantCosts.uniform());
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    Stopwatch clock = Stopwatch.ofThisThread();
    long start = clock.wall();
    DistanceMatrix matrix = pairs.solve(exact, Budget.unlimited(), THREADS);
    double seconds = (clock.wall() - start) / 1e9;
    List<String> ids = graphs.stream().map(Graph::id).toList();
    List<KnownAnswer> published = run.data().knownAnswers(SET);
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
    log.add(
        run.line(
            SCHEMA,
            Schema.fields(
                "graphs", graphs.size(),
                "pairs", pairs.cells().size(),
                "proved", proved,
                "published", published.size(),
                "published hit", hit,
                "wall s", decimal(seconds, 0),
                "ms a pair", decimal(1e3 * seconds / pairs.cells().size(), 2))));
  }
}
