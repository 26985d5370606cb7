package org.eugene.madam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.eugene.graph.GraphPair;
import org.eugene.madam.MAdamOptions.EdgeGradient;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** Gradients against finite differences, fast kernels against slow ones. */
class GradientTest {
  private static final double STEP = 1e-4;

  @Test
  void frobenius() {
    Seeds.forEach(
        60,
        random -> {
          Alignment alignment = Alignment.of(Samples.any(random, 5).problem());
          double mu = 2 * random.nextDouble();
          checkGradient(new FrobeniusObjective(alignment, mu), alignment.order(), random);
        });
  }

  @Test
  void correlation() {
    Seeds.forEach(
        60,
        random -> {
          Alignment alignment = Alignment.of(Samples.any(random, 5).problem());
          double mu = 2 * random.nextDouble();
          checkGradient(
              new CorrelationObjective(alignment, mu, EdgeGradient.WITH_HALF),
              alignment.order(),
              random);
        });
  }

  @Test
  void withoutItsHalfTheEdgeTermPullsTwiceAsMuch() {
    Seeds.forEach(
        20,
        random -> {
          Alignment alignment = Alignment.of(Samples.any(random, 6).problem());
          int size = alignment.order() * alignment.order();
          double[] p = random.doubles(size).toArray();
          double[] once = new double[size];
          double[] twice = new double[size];
          double f = new FrobeniusObjective(alignment, 0.7).gradient(p, once);
          Objective without = new FrobeniusObjective(alignment, 0.7, EdgeGradient.WITHOUT_HALF);
          assertThat(without.gradient(p, twice)).isEqualTo(f);
          for (int at = 0; at < size; at++) {
            assertThat(twice[at])
                .isCloseTo(2 * once[at] - 0.7 * alignment.d()[at], within(1e-9 * (1 + f)));
          }
        });
  }

  @Test
  void onPermutationsTheTwoObjectivesDifferByAConstant() {
    Seeds.forEach(
        60,
        random -> {
          Alignment alignment = Alignment.of(Samples.any(random, 6).problem());
          int n = alignment.order();
          Objective frobenius = new FrobeniusObjective(alignment, 1);
          Objective correlation = new CorrelationObjective(alignment, 1, EdgeGradient.WITH_HALF);
          double expected = Double.NaN;
          for (int trial = 0; trial < 5; trial++) {
            double[] p = Dense.flattened(Dense.permutation(RandomGraphs.permutation(n, random)));
            double difference =
                frobenius.gradient(p, new double[n * n])
                    - correlation.gradient(p, new double[n * n]);
            expected = trial == 0 ? difference : expected;
            assertThat(difference).isCloseTo(expected, within(1e-8));
          }
        });
  }

  private static void checkGradient(Objective objective, int n, Random random) {
    double[] p = random.doubles((long) n * n, -0.5, 1.5).toArray();
    double[] gradient = new double[n * n];
    double[] scratch = new double[n * n];
    objective.gradient(p, gradient);
    double[] expected = differences(q -> objective.gradient(q, scratch), p);
    assertThat(gradient).containsExactly(expected, within(1e-6));
  }

  private static double[] differences(ToDoubleFunction<double[]> f, double[] p) {
    double[] differences = new double[p.length];
    for (int at = 0; at < p.length; at++) {
      double[] moved = p.clone();
      moved[at] = p[at] + STEP;
      double ahead = f.applyAsDouble(moved);
      moved[at] = p[at] - STEP;
      differences[at] = (ahead - f.applyAsDouble(moved)) / (2 * STEP);
    }
    return differences;
  }

  /**
   * Adam without memory (β = 0) and with α = ε enormous is plain descent, P − g up to one part in
   * 10⁹: so the step shows the gradient of objective, penalty and regulariser together.
   */
  @Test
  void penaltyAndRegulariser() {
    double enormous = 1e12;
    MAdamOptions plainDescent =
        MAdamOptions.printed()
            .withLambdaGrowth(MAdamOptions.LambdaGrowth.CONSTANT)
            .withRelabelling(MAdamOptions.Relabelling.NONE)
            .withIterationsPerRound(1)
            .with(new MAdamOptions.Adam(enormous, 0, 0, enormous, MAdamOptions.Precision.DOUBLE));
    Seeds.forEach(
        40,
        random -> {
          Alignment alignment = Alignment.of(Samples.any(random, 5).problem());
          Objective objective = new FrobeniusObjective(alignment, 1);
          int n = alignment.order();
          double sigma = 5 * random.nextDouble();
          double lambda = 3 * random.nextDouble();
          AdamState state = new AdamState(plainDescent, n);
          double[] p =
              random.doubles((long) n * n, -0.5, 1.5).map(GradientTest::offKinks).toArray();
          System.arraycopy(p, 0, state.p(), 0, n * n);
          state.startRound();
          state.evaluate(objective);
          state.iterate(sigma, lambda);
          double[] scratch = new double[n * n];
          double[] expected =
              differences(
                  q ->
                      objective.gradient(q, scratch)
                          + sigma * penalty(q, n)
                          + lambda * Dense.regulariser(Dense.unflattened(q, n)),
                  p);
          for (int at = 0; at < n * n; at++) {
            assertThat(p[at] - state.p()[at]).isCloseTo(expected[at], within(1e-5));
          }
        });
  }

  /** The penalty's second derivative jumps at 0 and 1, where differences would be off. */
  private static double offKinks(double x) {
    return Math.abs(x) < 2 * STEP || Math.abs(x - 1) < 2 * STEP ? 0.5 : x;
  }

  /** ‖P1 − 1‖² + ‖Pᵀ1 − 1‖² + ‖max(0, −P)‖² + ‖max(0, P − J)‖². */
  private static double penalty(double[] p, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double row = -1;
      double column = -1;
      for (int j = 0; j < n; j++) {
        row += p[i * n + j];
        column += p[j * n + i];
        sum += Math.pow(Math.max(0, -p[i * n + j]), 2) + Math.pow(Math.max(0, p[i * n + j] - 1), 2);
      }
      sum += row * row + column * column;
    }
    return sum;
  }

  @Test
  void adamFollowsItsRecursion() {
    MAdamOptions options = MAdamOptions.printed();
    int n = 3;
    double[] slope = new Random(8).doubles((long) n * n, -2, 2).toArray();
    Objective linear =
        (p, out) -> {
          System.arraycopy(slope, 0, out, 0, slope.length);
          return 0;
        };
    AdamState state = new AdamState(options, n);
    state.startRound();
    double[] expected = state.p().clone();
    double[] m = new double[n * n];
    double[] v = new double[n * n];
    for (int t = 1; t <= 20; t++) {
      state.evaluate(linear);
      state.iterate(0, 0);
      for (int at = 0; at < n * n; at++) {
        m[at] = 0.9 * m[at] + 0.1 * slope[at];
        v[at] = 0.99 * v[at] + 0.01 * slope[at] * slope[at];
        double mHat = m[at] / (1 - Math.pow(0.9, t));
        double vHat = v[at] / (1 - Math.pow(0.99, t));
        expected[at] -= 0.001 * mHat / (Math.sqrt(vHat) + 1e-8);
      }
      assertThat(state.p()).containsExactly(expected, within(1e-12));
    }
  }

  @Test
  void aRoundForgetsTheOneBefore() {
    AdamState state = new AdamState(MAdamOptions.defaults(), 2);
    Objective linear =
        (p, out) -> {
          Arrays.fill(out, 1);
          return 0;
        };
    double[] firstSteps = new double[2];
    for (int round = 0; round < 2; round++) {
      state.setToIdentity();
      state.startRound();
      for (int t = 0; t < 10; t++) {
        state.evaluate(linear);
        state.iterate(5, 1);
      }
      firstSteps[round] = state.p()[0];
    }
    assertThat(firstSteps[1]).isEqualTo(firstSteps[0]);
  }

  @Test
  void theSparseTwinAgreesWithTheDenseOne() {
    for (int n : new int[] {0, 1, 2, 3, 7, 16, 33, 64}) {
      for (boolean directed : new boolean[] {false, true}) {
        Random random = new Random(n);
        Shape shape = Shape.plain(n).withDirected(directed).withLabels(2, 3).withDensity(0.3);
        GraphPair pair =
            new GraphPair(
                RandomGraphs.graph("s", shape, random),
                RandomGraphs.graph("t", shape.withOrder((2 * n + 2) / 3), random));
        RandomCosts costs =
            new RandomCosts(n, RandomCosts.Palette.DECIMALS, RandomCosts.Limit.NONE, false);
        checkTwins(Alignment.of(GedProblem.of(pair, costs)), random);
      }
    }
  }

  private static void checkTwins(Alignment alignment, Random random) {
    int n = alignment.order();
    double[] p = random.doubles((long) n * n, -0.2, 1.2).toArray();
    double[] sparse = random.doubles((long) n * n).toArray(); // overwritten, whatever was there
    double[] dense = new double[n * n];
    double f = new FrobeniusObjective(alignment, 0.7).gradient(p, sparse);
    double g = new DenseObjective(alignment, 0.7).gradient(p, dense);
    double tolerance = 1e-12 * (n + 1) * (n + 1);
    assertThat(f).isCloseTo(g, within(tolerance * (1 + Math.abs(g))));
    assertThat(sparse).containsExactly(dense, within(tolerance * 100));
  }
}
