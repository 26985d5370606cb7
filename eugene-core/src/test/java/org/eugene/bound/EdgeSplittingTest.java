package org.eugene.bound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.GraphPair;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** What a state of the bound says of single pairs, judged by trying all permutations. */
class EdgeSplittingTest {
  private static final int MOST = 6;

  private static SavingsModel small(Random random) {
    SavingsModel model = SavingsModel.of(Samples.any(random, 5).problem());
    while (model.order() > MOST) {
      model = SavingsModel.of(Samples.any(random, 5).problem());
    }
    return model;
  }

  private static EdgeSplitting raised(SavingsModel model, Random random) {
    EdgeSplitting bound = new EdgeSplitting(model);
    int steps = random.nextInt(30);
    for (int step = 0; step < steps; step++) {
      bound.step(model.scaled(1 + random.nextInt(20)));
    }
    return bound;
  }

  /** The least that a permutation costs with each row at each column. */
  private static long[][] least(SavingsModel model) {
    int n = model.order();
    long[][] least = new long[n][n];
    for (long[] row : least) {
      Arrays.fill(row, Long.MAX_VALUE);
    }
    permute(new int[n], 0, new boolean[n], model, least);
    return least;
  }

  private static void permute(
      int[] permutation, int row, boolean[] taken, SavingsModel model, long[][] least) {
    if (row == permutation.length) {
      long cost = model.scaledCost(permutation);
      for (int i = 0; i < row; i++) {
        least[i][permutation[i]] = Math.min(least[i][permutation[i]], cost);
      }
      return;
    }
    for (int k = 0; k < permutation.length; k++) {
      if (!taken[k]) {
        taken[k] = true;
        permutation[row] = k;
        permute(permutation, row + 1, taken, model, least);
        taken[k] = false;
      }
    }
  }

  @Test
  void aReducedCostIsWhatItsPairCostsMoreAtLeast() {
    Seeds.forEach(
        150,
        random -> {
          SavingsModel model = small(random);
          EdgeSplitting bound = raised(model, random);
          long[][] least = least(model);
          for (int i = 0; i < model.order(); i++) {
            assertThat(bound.reducedCost(i, bound.columnOf(i))).isZero();
            for (int k = 0; k < model.order(); k++) {
              assertThat(bound.reducedCost(i, k)).isNotNegative();
              assertThat((long) bound.lower() + bound.reducedCost(i, k))
                  .isLessThanOrEqualTo(least[i][k]);
            }
          }
        });
  }

  @Test
  void whatIsForbiddenByReducedCostsIsDearerThanTheLimit() {
    AtomicInteger forbidden = new AtomicInteger();
    AtomicInteger told = new AtomicInteger();
    Seeds.forEach(
        150,
        random -> {
          SavingsModel model = small(random);
          EdgeSplitting bound = raised(model, random);
          long[][] least = least(model);
          int limit = bound.lower() + random.nextInt(1 + model.scaled(3));
          int before = told.get();
          int count = bound.fixByReducedCosts(limit, told::incrementAndGet);
          assertThat(told.get() - before).isEqualTo(count > 0 ? 1 : 0);
          int options = 0;
          for (int i = 0; i < model.order(); i++) {
            for (int k = 0; k < model.order(); k++) {
              if (bound.isForbidden(i, k)) {
                forbidden.incrementAndGet();
                assertThat(least[i][k]).isGreaterThan(limit);
              } else {
                options++;
              }
            }
          }
          int counted = 0;
          for (int i = 0; i < model.order(); i++) {
            counted += bound.options(i);
          }
          assertThat(counted).isEqualTo(options);
          assertThat(count > 0).isEqualTo(options < model.order() * model.order());
        });
    assertThat(forbidden.get()).isPositive();
  }

  /**
   * Where every vertex may be deleted, its row has dummies, which are alike and are forbidden
   * together: when the least that deleting it costs is beyond the limit, not when it is the limit.
   */
  @Test
  void dummiesAreForbiddenTogetherBeyondTheLimit() {
    AtomicInteger forbidden = new AtomicInteger();
    AtomicInteger told = new AtomicInteger();
    Seeds.forEach(
        300,
        random -> {
          SavingsModel model = padded(random);
          EdgeSplitting bound = raised(model, random);
          long[][] least = least(model);
          int row = random.nextInt(model.rows());
          int limit = dearestDummy(model, bound, row) - random.nextInt(2);
          int before = told.get();
          int count = bound.fixByReducedCosts(limit, told::incrementAndGet);
          assertThat(told.get() - before).isEqualTo(count > 0 ? 1 : 0);
          boolean beyond = false;
          for (int i = 0; i < model.rows(); i++) {
            int gone = 0;
            for (int k = model.columns(); k < model.order(); k++) {
              if (bound.isForbidden(i, k)) {
                gone++;
                assertThat(least[i][k]).isGreaterThan(limit);
              }
            }
            assertThat(gone).isIn(0, model.order() - model.columns());
            beyond |= gone > 0;
          }
          forbidden.addAndGet(beyond ? 1 : 0);
        });
    assertThat(forbidden.get()).isPositive();
  }

  /** With labels so different that substituting costs more than deleting and inserting. */
  private static SavingsModel padded(Random random) {
    SavingsModel model = dear(random);
    while (model.order() == model.columns()) {
      model = dear(random);
    }
    return model;
  }

  private static SavingsModel dear(Random random) {
    Shape shape = Shape.plain(2 + random.nextInt(2)).withLabels(2, 2).withDensity(0.7);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random), RandomGraphs.graph("t", shape, random));
    int vertex = 1 + random.nextInt(3);
    EditCosts costs = new ConstantCosts(vertex, 1, 9, 1, 1 + random.nextInt(2), 1);
    return SavingsModel.of(GedProblem.of(pair, costs));
  }

  /** What any permutation with this row at a dummy costs at least, as far as the bound knows. */
  private static int dearestDummy(SavingsModel model, EdgeSplitting bound, int row) {
    int dearest = 0;
    for (int k = model.columns(); k < model.order(); k++) {
      dearest = Math.max(dearest, bound.reducedCost(row, k));
    }
    return bound.lower() + dearest;
  }

  @Test
  void aFixedPairIsAllThatIsLeftOfItsRowAndColumn() {
    Seeds.forEach(
        150,
        random -> {
          SavingsModel model = small(random);
          if (model.order() > 0) {
            EdgeSplitting bound = raised(model, random);
            int row = random.nextInt(model.order());
            int column = random.nextInt(model.order());
            long least = least(model)[row][column];
            bound.fix(row, column);
            bound.settle();
            for (int other = 0; other < model.order(); other++) {
              assertThat(bound.isForbidden(row, other)).isEqualTo(other != column);
              assertThat(bound.isForbidden(other, column)).isEqualTo(other != row);
            }
            assertThat(bound.columnOf(row)).isEqualTo(column);
            assertThat((long) bound.lower()).isLessThanOrEqualTo(least);
          }
        });
  }

  @Test
  void aCopyGoesTheSameWayAndLeavesTheOtherAlone() {
    Seeds.forEach(
        100,
        random -> {
          SavingsModel model = small(random);
          EdgeSplitting bound = raised(model, random);
          if (model.order() > 1) {
            bound.forbid(random.nextInt(model.order()), random.nextInt(model.order()));
            bound.settle();
          }
          EdgeSplitting copy = bound.sibling();
          copy.copyFrom(bound);
          int lower = bound.lower();
          for (int step = 0; step < 5; step++) {
            copy.step(model.scaled(3));
          }
          assertThat(bound.lower()).isEqualTo(lower);
          for (int step = 0; step < 5; step++) {
            bound.step(model.scaled(3));
          }
          assertThat(bound.lower()).isEqualTo(copy.lower());
          for (int i = 0; i < model.order() && bound.isPossible(); i++) {
            assertThat(bound.columnOf(i)).isEqualTo(copy.columnOf(i));
            assertThat(bound.options(i)).isEqualTo(copy.options(i));
          }
        });
  }

  @Test
  void stepsShrinkWhenTheBoundStandsStill() {
    StepLength length = new StepLength(2, 0.5, 3);
    assertThat(length.isGain(10)).isTrue();
    assertThat(length.isGain(10)).isFalse();
    assertThat(length.isGain(9)).isFalse();
    assertThat(length.of(100)).isEqualTo(200);
    assertThat(length.isGain(10)).isFalse();
    assertThat(length.of(100)).isEqualTo(100);
    assertThat(length.isGain(11)).isTrue();
    assertThat(length.isGain(11)).isFalse();
    assertThat(length.isGain(11)).isFalse();
    assertThat(length.factor()).isEqualTo(1);
    assertThat(length.highest()).isEqualTo(11);
  }
}
