package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.generate.LargeNetworks;
import org.eugene.bench.table.Run;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.GraphPair;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;

/**
 * The most that the engine takes beyond its budget as networks grow: sparse ones of three kinds,
 * and dense ones, in which a fifth of all pairs of vertices is joined. Each is compared with
 * another one of its kind, a twentieth smaller, because a search that finds what was planted ends
 * before its budget does.
 */
final class BudgetSizesStudy extends Study {
  private static final int RUNS = 20;
  private static final int SPARSE_DEGREE = 4;
  private static final int LABELS = 5;
  private static final List<Integer> ORDERS =
      List.of(50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000);

  /** Dense networks end here, with 400,000 edges. */
  private static final int LARGEST_DENSE = 2_000;

  private static final Schema SCHEMA =
      Schema.of(
              "network",
              "vertices",
              "edges",
              "effort",
              "budget ms",
              "runs",
              "CPU over, most",
              "wall over, most",
              "kept",
              "kept by the wall")
          .keyedBy("network", "vertices", "effort", "budget ms", "seed");

  private static final List<Integer> MILLIS = List.of(50, 200, 1_000);
  private static final List<Effort> EFFORTS = List.of(Effort.NORMAL, Effort.PROOF);

  BudgetSizesStudy() {
    super(
        "budget-sizes",
        "what the engine takes beyond 50 ms, 200 ms and 1 s on 50 to 10,000 vertices",
        SCHEMA);
  }

  @Override
  public boolean needsData() {
    return false;
  }

  @Override
  public void measure(Run run) throws IOException {
    boolean looking = run.options().isForLooking();
    for (int order : looking ? ORDERS.subList(0, 1) : ORDERS) {
      for (LargeNetworks network : LargeNetworks.values()) {
        measure(run, name(network), pair(network, order, SPARSE_DEGREE, run.options().seed()));
      }
      if (order <= LARGEST_DENSE) {
        long seed = run.options().seed();
        measure(run, "dense", pair(LargeNetworks.RANDOM, order, order / 5, seed));
      }
    }
  }

  private static String name(LargeNetworks network) {
    return network.name().toLowerCase(Locale.ROOT);
  }

  private static GraphPair pair(LargeNetworks network, int order, int degree, long seed) {
    return new GraphPair(
        network.graph(order, degree, LABELS, seed),
        network.graph(order - order / 20, degree, LABELS, seed + 1));
  }

  private void measure(Run run, String network, GraphPair pair) throws IOException {
    Log log = run.log(this);
    List<Integer> budgets = run.options().isForLooking() ? MILLIS.subList(0, 1) : MILLIS;
    for (Effort effort : EFFORTS) {
      GedSolver solver = new EugeneSolver(EugeneOptions.defaults().withEffort(effort));
      String shown = effort.name().toLowerCase(Locale.ROOT);
      for (int millis : budgets) {
        if (run.isOpen(this, log, network, pair.source().order(), shown, millis)) {
          Overrun over =
              Overrun.of(pair, solver, Duration.ofMillis(millis), run.options().sample(RUNS));
          log.add(run.line(SCHEMA, fields(network, pair, shown, millis, over)));
        }
      }
    }
  }

  private static Map<String, String> fields(
      String network, GraphPair pair, String effort, int millis, Overrun over) {
    return Schema.fields(
        "network", network,
        "vertices", pair.source().order(),
        "edges", pair.source().size(),
        "effort", effort,
        "budget ms", millis,
        "runs", over.runs(),
        "CPU over, most", decimal(over.cpu().most(), 1),
        "wall over, most", decimal(over.wall().most(), 1),
        "kept", over.cpu().kept(),
        "kept by the wall", over.wall().kept());
  }
}
