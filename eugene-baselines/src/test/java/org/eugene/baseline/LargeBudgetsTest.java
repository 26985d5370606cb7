package org.eugene.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.exact.Certificates;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.solver.Terms;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** No method takes much more than it was given, set-up included, however large the graphs. */
class LargeBudgetsTest {
  /** The promise is 50 ms and a twentieth; a class being loaded may take as much again. */
  private static final Duration ALLOWED = Duration.ofMillis(150);

  private static final Duration SHORT = Duration.ofMillis(20);

  @Test
  void aShortBudgetIsKept() {
    GraphPair sparse = pair(1_500, 4.0 / 1_500);
    GraphPair dense = pair(600, 0.5);
    List<String> late = new ArrayList<>();
    for (GraphPair pair : List.of(sparse, dense)) {
      for (Method method : Methods.all()) {
        GedSolver solver = method.solver(MethodOptions.defaults());
        Duration start = cpu();
        GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
        GedResult result = solver.solve(problem, Budget.of(SHORT));
        Duration taken = cpu().minus(start);
        Inspector.checkConsistent(problem, result);
        if (taken.compareTo(SHORT.plus(ALLOWED)) > 0) {
          late.add(method.name() + " on " + pair.source().order() + ": " + taken);
        }
      }
    }
    assertThat(late).isEmpty();
  }

  @Test
  void cancellingIsHeardSoon() throws InterruptedException {
    GedProblem problem = GedProblem.of(pair(800, 0.3), ConstantCosts.uniform());
    for (String method : List.of("m-adam", "eugene", "fugal", "ipfp", "refine")) {
      Cancellation button = new Cancellation();
      Budget budget = Budget.unlimited().withCancellation(button);
      GedSolver solver = Methods.named(method).solver(MethodOptions.defaults());
      Duration[] after = new Duration[1];
      Thread thread =
          new Thread(
              () -> {
                solver.solve(problem, budget);
                after[0] = cpu();
              });
      thread.start();
      Thread.sleep(300);
      long pressed = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
      button.cancel();
      thread.join();
      assertThat(after[0].minusNanos(Math.max(0, pressed))).as(method).isLessThan(ALLOWED);
    }
  }

  @Test
  void aCertificateTakesNoLongerThanItsBudget() {
    GedProblem problem = GedProblem.of(pair(60, 0.9), NamedCosts.named("uniform").costs());
    GedResult result =
        Methods.named("branch")
            .solver(MethodOptions.defaults())
            .solve(problem, Terms.of(Budget.of(Duration.ofSeconds(1))));
    Duration start = cpu();
    Certificates.certify(problem, "uniform", result, Budget.of(SHORT));
    assertThat(cpu().minus(start)).isLessThan(SHORT.plus(ALLOWED));
  }

  private static Duration cpu() {
    return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
  }

  private static GraphPair pair(int order, double density) {
    Random random = new Random(order);
    Shape shape = Shape.plain(order).withLabels(4, 1).withDensity(density);
    Graph source = RandomGraphs.graph("s", shape, random);
    return new GraphPair(source, RandomGraphs.graph("t", shape.withOrder(order - 50), random));
  }
}
