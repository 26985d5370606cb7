package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.generate.LargeNetworks;
import org.eugene.bench.generate.NoisyCopy;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.table.Run;
import org.eugene.cost.ConstantCosts;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;

/**
 * Networks of thousands of vertices against shuffled copies of themselves with some edges moved, or
 * with twenty removed: what was planted, and what is found and proved.
 */
final class PlantedStudy extends Study {
  private static final List<Integer> ORDERS = List.of(2_000, 5_000, 10_000);
  private static final List<Integer> DEGREES = List.of(3, 6);
  private static final List<Integer> LABELS = List.of(1, 5);
  private static final List<Integer> PERCENT_MOVED = List.of(0, 1, 5, 10);
  private static final List<Integer> DEGREE_OF_TREES = List.of(2);
  private static final List<Integer> NONE_MOVED = List.of(0);
  private static final int REMOVED = 20;
  private static final Duration TO_FIND = Duration.ofSeconds(60);
  private static final Duration TO_PROVE = Duration.ofSeconds(10);
  private static final double MEGA = 1 << 20;

  private static final Schema SCHEMA =
      Schema.of(
              "network",
              "vertices",
              "edges",
              "degree",
              "labels",
              "change",
              "planted",
              "found",
              "at least",
              "found / planted",
              "s",
              "CPU s",
              "MB",
              "stop")
          .keyedBy("network", "vertices", "degree", "labels", "change", "seed");

  PlantedStudy() {
    super(
        "planted",
        "networks of 2,000 to 10,000 vertices against copies with edges moved or removed; "
            + "chains and trees with edges removed",
        SCHEMA);
  }

  @Override
  public boolean needsData() {
    return false;
  }

  @Override
  public void measure(Run run) throws IOException {
    Log log = run.log(this);
    boolean looking = run.options().isForLooking();
    List<Integer> orders = looking ? ORDERS.subList(0, 1) : ORDERS;
    List<Integer> degrees = looking ? DEGREES.subList(1, 2) : DEGREES;
    List<Integer> alphabets = looking ? LABELS.subList(1, 2) : LABELS;
    List<Integer> percents = looking ? PERCENT_MOVED.subList(0, 1) : PERCENT_MOVED;
    for (int order : orders) {
      for (LargeNetworks network : LargeNetworks.values()) {
        for (int degree : network.isTree() ? DEGREE_OF_TREES : degrees) {
          for (int labels : alphabets) {
            for (int percent : network.isTree() ? NONE_MOVED : percents) {
              String change = percent == 0 ? REMOVED + " removed" : percent + " % moved";
              String name = network.name().toLowerCase(Locale.ROOT);
              if (run.isOpen(this, log, name, order, degree, labels, change)) {
                Graph graph = network.graph(order, degree, labels, run.options().seed());
                long seed = 1_000 * run.options().seed() + percent;
                int moved = (int) Math.round(graph.size() * percent / 100.0);
                Graph copy =
                    percent == 0
                        ? NoisyCopy.without(graph, REMOVED, seed)
                        : NoisyCopy.of(graph, moved, seed);
                Measured measured =
                    measured(new GraphPair(graph, copy), percent == 0 ? TO_PROVE : TO_FIND);
                int planted = percent == 0 ? REMOVED : 2 * moved;
                log.add(
                    run.line(
                        SCHEMA,
                        Schema.fields(
                            "network", name,
                            "vertices", order,
                            "edges", graph.size(),
                            "degree", degree,
                            "labels", labels,
                            "change", change,
                            "planted", planted,
                            "found", decimal(measured.result.upper(), 0),
                            "at least", decimal(measured.result.lower(), 0),
                            "found / planted", decimal(measured.result.upper() / planted, 3),
                            "s", decimal(measured.seconds, 2),
                            "CPU s", decimal(measured.cpuSeconds, 2),
                            "MB", decimal(measured.megabytes, 0),
                            "stop", measured.result.stop())));
              }
            }
          }
        }
      }
    }
  }

  private record Measured(GedResult result, double seconds, double cpuSeconds, double megabytes) {}

  private static Measured measured(GraphPair pair, Duration budget) {
    System.gc(); // so that the peak is this run's own
    List<MemoryPoolMXBean> heap =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    heap.forEach(MemoryPoolMXBean::resetPeakUsage);
    Stopwatch clock = Stopwatch.ofThisThread();
    long wall = clock.wall();
    long cpu = clock.cpu();
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
    GedResult result = new EugeneSolver().solve(problem, Budget.of(budget));
    double megabytes = heap.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum() / MEGA;
    return new Measured(result, (clock.wall() - wall) / 1e9, (clock.cpu() - cpu) / 1e9, megabytes);
  }
}
