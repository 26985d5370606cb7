package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No programme and no solver claims more than is true, whatever the prices. */
class PricesOfEveryMagnitudeTest {
  private static final List<String> PROGRAMMES =
      List.of("f1", "f2", "adj-ip", "compact-mip", "fori");

  private static final List<MethodOptions> OPTIONS =
      List.of(
          MethodOptions.defaults(),
          MethodOptions.defaults().with(MipMethods.SOLVER, MipEngine.SCIP),
          MethodOptions.defaults().with(MipMethods.RELAXATION, true));

  private static final Duration LONG_ENOUGH = Duration.ofSeconds(20);

  @Test
  void claimsAreTrue() {
    sweep(1, 1);
  }

  /** As many pairs of each magnitude as {@code -Deugene.pairs} says, 200 if it does not. */
  @Tag("slow")
  @Test
  void claimsAreTrueOfManyMore() {
    sweep(Integer.getInteger("eugene.pairs", 200), Long.getLong("eugene.seed", 2));
  }

  private static void sweep(int pairs, long seed) {
    Random random = new Random(seed);
    List<String> wrong = new ArrayList<>();
    for (int magnitude = -9; magnitude <= 12; magnitude++) {
      for (int pair = 0; pair < pairs; pair++) {
        wrong.addAll(judge(random, magnitude, magnitude));
        wrong.addAll(judge(random, magnitude, -9 + random.nextInt(22)));
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static List<String> judge(Random random, int magnitude, int other) {
    Shape shape =
        Shape.plain(0).withLabels(2, 1).withDensity(0.5).withDirected(random.nextBoolean());
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape.withOrder(1 + random.nextInt(4)), random),
            RandomGraphs.graph("t", shape.withOrder(1 + random.nextInt(4)), random));
    double[] p = new double[6];
    for (int at = 0; at < p.length; at++) {
      p[at] = price(random, random.nextBoolean() ? magnitude : other);
    }
    EditCosts costs = new ConstantCosts(p[0], p[1], p[2], p[3], p[4], p[5]);
    GedProblem problem;
    try {
      problem = GedProblem.of(pair, costs);
    } catch (IllegalArgumentException farApart) {
      assertThat(farApart).hasMessageContaining("cannot be added exactly");
      return List.of();
    }
    double distance = problem.cost(BruteForce.solve(pair, costs).mapping());
    List<String> wrong = new ArrayList<>();
    for (String programme : PROGRAMMES) {
      for (MethodOptions options : OPTIONS) {
        GedResult result =
            Methods.named(programme).solver(options).solve(problem, Budget.of(LONG_ENOUGH));
        boolean solved = result.isOptimal() || options.get(MipMethods.RELAXATION);
        if (result.lower() > distance || result.upper() < distance || !solved) {
          wrong.add(
              String.format(
                  "%s %s at %s: %s..%s, but it is %s",
                  programme, options, costs, result.lower(), result.upper(), distance));
        }
      }
    }
    return wrong;
  }

  /** Up to six digits, the last of them at this power of ten. */
  private static double price(Random random, int magnitude) {
    int digits = random.nextInt(random.nextBoolean() ? 10 : 1_000_000);
    return BigDecimal.valueOf(digits).scaleByPowerOfTen(magnitude).doubleValue();
  }
}
