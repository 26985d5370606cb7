package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.table.Run;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;

/**
 * What every method takes beyond its budget on large graphs, the tables of the problem included:
 * CPU time, that of an engine in a thread of its own included, and wall time, which has other
 * programs in it too. Random graphs with five labels, two edges for each vertex, and one pair that
 * is dense.
 */
final class BudgetStudy extends Study {
  private static final int RUNS = 20;
  private static final List<Integer> MILLIS = List.of(1, 10, 100, 1_000);

  /** Budgets from here on are tried a third as often, or most of the time would go there. */
  private static final int LONG_MILLIS = 1_000;

  /** Vertices and edges. */
  private static final List<int[]> SIZES =
      List.of(
          new int[] {500, 1_000},
          new int[] {1_000, 2_000},
          new int[] {1_000, 200_000},
          new int[] {2_000, 4_000},
          new int[] {5_000, 10_000});

  /** The promise: so much, and a twentieth of the budget. */
  private static final Duration ALLOWED = Duration.ofMillis(50);

  private static final Schema SCHEMA =
      Schema.of(
              "method",
              "vertices",
              "edges",
              "budget ms",
              "runs",
              "CPU over, median",
              "CPU over, p99",
              "CPU over, most",
              "wall over, median",
              "wall over, p99",
              "wall over, most",
              "kept",
              "kept by the wall")
          .keyedBy("method", "vertices", "edges", "budget ms", "seed");

  BudgetStudy() {
    super(
        "budget-large",
        "what every method takes beyond budgets of 1 ms to 1 s on 500 to 5,000 vertices",
        SCHEMA);
  }

  @Override
  public boolean needsData() {
    return false;
  }

  @Override
  public void measure(Run run) throws IOException {
    Log log = run.log(this);
    int runs = run.options().sample(RUNS);
    boolean looking = run.options().isForLooking();
    List<int[]> sizes = looking ? SIZES.subList(0, 1) : SIZES;
    List<Integer> budgets = looking ? MILLIS.subList(0, 1) : MILLIS;
    for (int[] size : sizes) {
      GraphPair pair = pair(size[0], size[1], new Random(run.options().seed()));
      for (Method method : Methods.all()) {
        GedSolver solver = method.solver(MethodOptions.defaults());
        for (int millis : budgets) {
          if (run.options().asks(method.name())
              && run.isOpen(this, log, method.name(), size[0], size[1], millis)) {
            int times = millis < LONG_MILLIS ? runs : Math.max(1, runs / 3);
            long[][] over = over(pair, solver, Duration.ofMillis(millis), times);
            log.add(run.line(SCHEMA, fields(method.name(), size, millis, over)));
          }
        }
      }
    }
  }

  /** Nanoseconds of CPU and of wall time beyond the budget; the first run is for warming up. */
  private static long[][] over(GraphPair pair, GedSolver solver, Duration budget, int runs) {
    Stopwatch clock = Stopwatch.ofThisThread();
    long[][] over = new long[2][runs];
    for (int at = -1; at < runs; at++) {
      long cpu = clock.cpu();
      long wall = clock.wall();
      try {
        solver.solve(GedProblem.of(pair, ConstantCosts.uniform()), Budget.of(budget));
      } catch (IllegalArgumentException tooLarge) {
        // A refusal is an answer, and counts like one.
      }
      if (at >= 0) {
        over[0][at] = Math.max(0, clock.cpu() - cpu - budget.toNanos());
        over[1][at] = Math.max(0, clock.wall() - wall - budget.toNanos());
      }
    }
    Arrays.sort(over[0]);
    Arrays.sort(over[1]);
    return over;
  }

  private static Map<String, String> fields(String method, int[] size, int millis, long[][] over) {
    long allowed = ALLOWED.plus(Duration.ofMillis(millis).dividedBy(20)).toNanos();
    return Schema.fields(
        "method",
        method,
        "vertices",
        size[0],
        "edges",
        size[1],
        "budget ms",
        millis,
        "runs",
        over[0].length,
        "CPU over, median",
        millis(over[0], 0.5),
        "CPU over, p99",
        millis(over[0], 0.99),
        "CPU over, most",
        millis(over[0], 1),
        "wall over, median",
        millis(over[1], 0.5),
        "wall over, p99",
        millis(over[1], 0.99),
        "wall over, most",
        millis(over[1], 1),
        "kept",
        kept(over[0], allowed),
        "kept by the wall",
        kept(over[1], allowed));
  }

  private static long kept(long[] over, long allowed) {
    return Arrays.stream(over).filter(nanos -> nanos <= allowed).count();
  }

  private static String millis(long[] sorted, double share) {
    int at = Math.max(0, (int) Math.ceil(share * sorted.length) - 1);
    return decimal(sorted[at] / 1e6, 1);
  }

  private static GraphPair pair(int order, int edges, Random random) {
    LabelDictionary labels = new LabelDictionary();
    return new GraphPair(
        graph("s", order, edges, labels, random),
        graph("t", order - order / 20, edges, labels, random));
  }

  private static Graph graph(
      String id, int order, int edges, LabelDictionary labels, Random random) {
    GraphBuilder graph = Graph.undirected(id, labels);
    for (int v = 0; v < order; v++) {
      graph.addVertex(Label.of("label " + random.nextInt(5)));
    }
    Set<Long> joined = new HashSet<>();
    while (joined.size() < edges) {
      int u = random.nextInt(order);
      int v = random.nextInt(order);
      if (u != v && joined.add((long) Math.min(u, v) * order + Math.max(u, v))) {
        graph.addEdge(u, v, Label.of("edge"));
      }
    }
    return graph.build();
  }
}
