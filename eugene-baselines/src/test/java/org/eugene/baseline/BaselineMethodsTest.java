package org.eugene.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class BaselineMethodsTest {
  @Test
  void methodsAreFoundByName() {
    assertThat(Methods.all().stream().map(Method::name))
        .contains(
            "branch",
            "bipartite",
            "branch-tight",
            "ipfp",
            "refine",
            "fugal",
            "fugal-node-costs",
            "eugene");
  }

  /** The first starts of a longer run are those of a shorter one. */
  @Test
  void moreStartsAreNeverWorse() {
    Seeds.forEach(
        20,
        random -> {
          GedProblem problem = pair(random).problem();
          for (String method : List.of("ipfp", "refine")) {
            double one = solve(method, 1, problem).upper();
            double ten = solve(method, 10, problem).upper();
            assertThat(ten).isLessThanOrEqualTo(one);
            assertThat(solve(method, 30, problem).upper()).isLessThanOrEqualTo(ten);
          }
        });
  }

  private static GedResult solve(String method, int starts, GedProblem problem) {
    Method known = Methods.named(method);
    MethodOptions options =
        MethodOptions.defaults().withText(known.option("starts").orElseThrow(), "" + starts);
    return known.solver(options).solve(problem, Budget.unlimited());
  }

  private static Sample pair(Random random) {
    Shape shape = Shape.plain(12).withLabels(2, 2).withDensity(0.3);
    return new Sample(
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(10), random)),
        RandomCosts.any(random));
  }
}
