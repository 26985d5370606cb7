package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
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

  /** Vertices and edges. */
  private static final List<int[]> SIZES =
      List.of(
          new int[] {500, 1_000},
          new int[] {1_000, 2_000},
          new int[] {1_000, 200_000},
          new int[] {2_000, 4_000},
          new int[] {5_000, 10_000});

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
            Overrun over = Overrun.of(pair, solver, Duration.ofMillis(millis), runs);
            log.add(run.line(SCHEMA, fields(method.name(), size, millis, over)));
          }
        }
      }
    }
  }

  private static Map<String, String> fields(String method, int[] size, int millis, Overrun over) {
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
        over.runs(),
        "CPU over, median",
        decimal(over.cpu().share(0.5), 1),
        "CPU over, p99",
        decimal(over.cpu().share(0.99), 1),
        "CPU over, most",
        decimal(over.cpu().most(), 1),
        "wall over, median",
        decimal(over.wall().share(0.5), 1),
        "wall over, p99",
        decimal(over.wall().share(0.99), 1),
        "wall over, most",
        decimal(over.wall().most(), 1),
        "kept",
        over.cpu().kept(),
        "kept by the wall",
        over.wall().kept());
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
