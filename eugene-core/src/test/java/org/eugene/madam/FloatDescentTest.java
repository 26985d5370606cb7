package org.eugene.madam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.madam.MAdamOptions.ObjectiveKind;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.madam.MAdamOptions.Range;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.solver.Budget;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps in single precision against the slow twin in double precision. */
class FloatDescentTest {
  private static final MAdamOptions OPTIONS = MAdamOptions.defaults().withMu(0.7);

  /** Orders that are multiples of four, which transposition takes at a time, and others. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 9, 16, 30})
  void everyStepIsThatOfTheTwin(int order) {
    Seeds.forEach(
        8,
        random -> {
          Alignment alignment = alignment(order, order < 5 ? 1 : 0.5, random);
          AdamState ofTwin = state(alignment, random);
          AdamState state = new AdamState(OPTIONS, order);
          System.arraycopy(ofTwin.p(), 0, state.p(), 0, order * order);
          Descent twin =
              new DoubleDescent(
                  new FrobeniusObjective(
                      alignment, OPTIONS.relaxation().mu(), OPTIONS.relaxation().edgeGradient()),
                  ofTwin);
          Descent descent = new FloatDescent(alignment, OPTIONS, state);
          double sigma = 5 + 100 * random.nextDouble();
          for (int t = 0; t < 10; t++) {
            twin.differentiate(sigma);
            descent.differentiate(sigma);
            assertThat(descent.value())
                .isCloseTo(twin.value(), within(1e-4 * (1 + Math.abs(twin.value()))));
            twin.move(1.5);
            descent.move(1.5);
          }
          descent.end();
          assertThat(state.p()).containsExactly(ofTwin.p(), within(1e-4));
        });
  }

  @Test
  void theEndTellsTheObjectiveInDoublePrecision() {
    Random random = new Random(4);
    Alignment alignment = alignment(8, 0.4, random);
    AdamState state = state(alignment, random);
    Descent descent = new FloatDescent(alignment, OPTIONS, state);
    descent.differentiate(5);
    descent.move(1);
    double end = descent.end();
    double[] scratch = new double[64];
    assertThat(
            new FrobeniusObjective(alignment, OPTIONS.relaxation().mu())
                .gradient(state.p(), scratch))
        .isEqualTo(end);
  }

  @Test
  void answersAreAsGood() {
    double[] error = new double[2];
    Seeds.forEach(
        40,
        random -> {
          Shape shape = Shape.plain(9).withLabels(2, 1).withDensity(0.35);
          GedProblem problem =
              GedProblem.of(
                  new GraphPair(
                      RandomGraphs.graph("s", shape, random),
                      RandomGraphs.graph("t", shape.withOrder(8), random)),
                  NamedCosts.PAPER_1.costs());
          error[0] += upper(MAdamOptions.hurried(), problem);
          error[1] += upper(MAdamOptions.hurried().withPrecision(Precision.DOUBLE), problem);
        });
    assertThat(error[0]).isCloseTo(error[1], within(0.05 * error[1]));
  }

  private static double upper(MAdamOptions options, GedProblem problem) {
    return new MAdam(options).solve(problem, Budget.unlimited()).upper();
  }

  @Test
  void whatItIsNotForIsLeftToTheTwin() {
    Random random = new Random(7);
    Alignment alignment = alignment(6, 0.5, random);
    assertThat(FloatDescent.suits(alignment, OPTIONS)).isTrue();
    assertThat(FloatDescent.suits(alignment, OPTIONS.withPrecision(Precision.DOUBLE))).isFalse();
    assertThat(FloatDescent.suits(alignment, OPTIONS.withRange(Range.PENALISED))).isFalse();
    assertThat(FloatDescent.suits(alignment, OPTIONS.withObjective(ObjectiveKind.CORRELATION)))
        .isFalse();
    Shape directed = Shape.plain(6).withDirected(true).withLabels(1, 1).withDensity(0.5);
    assertThat(FloatDescent.suits(alignment(directed, random), OPTIONS)).isFalse();
    Shape labelled = Shape.plain(6).withLabels(1, 3).withDensity(0.5);
    Alignment ofLabelled =
        Alignment.of(
            GedProblem.of(
                new GraphPair(
                    RandomGraphs.graph("s", labelled, random),
                    RandomGraphs.graph("t", labelled, random)),
                NamedCosts.UNIFORM.costs()));
    assertThat(FloatDescent.suits(ofLabelled, OPTIONS)).isFalse();
    assertThat(FloatDescent.suits(alignment(6, 0, random), OPTIONS)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 13, 14})
  void sumsOfRows(int count) {
    float[][] rows = new float[count][];
    float[] expected = new float[21];
    Random random = new Random(count);
    for (int k = 0; k < count; k++) {
      rows[k] = new float[expected.length];
      for (int j = 0; j < expected.length; j++) {
        rows[k][j] = random.nextInt(100);
        expected[j] += rows[k][j];
      }
    }
    float[] sum = new float[expected.length];
    Arrays.fill(sum, 7);
    RowSums.add(rows, sum);
    assertThat(sum).isEqualTo(expected);
  }

  private static AdamState state(Alignment alignment, Random random) {
    AdamState state = new AdamState(OPTIONS, alignment.order());
    for (int at = 0; at < state.p().length; at++) {
      state.p()[at] = random.nextDouble();
    }
    return state;
  }

  private static Alignment alignment(int order, double density, Random random) {
    return alignment(Shape.plain(order).withLabels(3, 1).withDensity(density), random);
  }

  private static Alignment alignment(Shape shape, Random random) {
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random), RandomGraphs.graph("t", shape, random));
    return Alignment.of(GedProblem.of(pair, NamedCosts.PAPER_1.costs()));
  }
}
