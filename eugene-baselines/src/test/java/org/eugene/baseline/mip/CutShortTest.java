package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.eugene.cost.NamedCosts;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** Whenever a solver is stopped, its bound stays below what some mapping costs. */
class CutShortTest {
  private static final List<MethodOptions> OPTIONS =
      List.of(
          MethodOptions.defaults(),
          MethodOptions.defaults().with(MipMethods.SOLVER, MipEngine.SCIP),
          MethodOptions.defaults().with(MipMethods.RELAXATION, true));

  @Test
  void aRunCutShortClaimsNoMoreThanItKnows() {
    GedProblem problem = problem();
    double found = new EugeneSolver().solve(problem, Budget.of(Duration.ofSeconds(1))).upper();
    for (String method : List.of("f1", "f2", "adj-ip", "compact-mip", "fori")) {
      for (MethodOptions options : OPTIONS) {
        for (int millis : new int[] {20, 200}) {
          GedResult result =
              Methods.named(method)
                  .solver(options)
                  .solve(problem, Budget.of(Duration.ofMillis(millis)));
          Inspector.checkConsistent(problem, result);
          assertThat(result.lower())
              .as("%s within %d ms, %s", method, millis, options)
              .isLessThanOrEqualTo(found);
        }
      }
    }
  }

  private static GedProblem problem() {
    Random random = new Random(5);
    Shape shape = Shape.plain(50).withLabels(3, 1).withDensity(0.05);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(45), random));
    return GedProblem.of(pair, NamedCosts.named("paper-3").costs());
  }
}
