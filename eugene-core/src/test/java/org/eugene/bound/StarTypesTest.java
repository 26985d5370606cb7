package org.eugene.bound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.eugene.assignment.LinearAssignment;
import org.eugene.model.SavingsModel;
import org.eugene.model.SparseModel;
import org.eugene.solver.Budget;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class StarTypesTest {
  @Test
  void theBoundIsOne() {
    Seeds.forEach(
        300,
        random -> {
          Sample sample = Samples.any(random, 5);
          long lower =
              StarTypes.lower(SparseModel.of(sample.problem()), Budget.unlimited().start());
          assertThat(sample.problem().scale().cost(lower))
              .isLessThanOrEqualTo(
                  BruteForce.distance(sample.pair(), sample.costs()) + Inspector.TOLERANCE);
        });
  }

  @Test
  void whereAllEdgesAreAlikeItIsBranch() {
    Seeds.forEach(
        300,
        random -> {
          Sample sample = Samples.any(random, 12);
          SavingsModel model = SavingsModel.of(sample.problem());
          if (model.isExact() && model.savingByKind().length == 1) {
            long branch = model.provedUnits(StarAssignment.branch(model, () -> false).lower());
            long types =
                StarTypes.lower(SparseModel.of(sample.problem()), Budget.unlimited().start());
            assertThat(types).isEqualTo(branch);
          }
        });
  }

  @Test
  void transportGainsWhatTheBestAssignmentDoes() {
    Seeds.forEach(300, StarTypesTest::checkTransport);
  }

  private static void checkTransport(Random random) {
    int sources = random.nextInt(5);
    int targets = random.nextInt(5);
    long[] supply = random.longs(sources, 0, 4).toArray();
    long[] demand = random.longs(targets, 0, 4).toArray();
    long[][] value = new long[sources][];
    Arrays.setAll(value, s -> random.longs(targets, -3, 10).toArray());
    int rows = (int) Arrays.stream(supply).sum();
    int columns = (int) Arrays.stream(demand).sum();
    int order = rows + columns;
    double[] cost = new double[order * order];
    for (int s = 0, row = 0; s < sources; s++) {
      for (long one = 0; one < supply[s]; one++, row++) {
        for (int t = 0, column = 0; t < targets; t++) {
          for (long other = 0; other < demand[t]; other++, column++) {
            cost[row * order + column] = -value[s][t];
          }
        }
      }
    }
    long best = 0;
    LinearAssignment assignment = new LinearAssignment().solve(cost, order, order);
    for (int row = 0; row < order; row++) {
      best -= (long) cost[row * order + assignment.columnOf(row)];
    }
    assertThat(Transport.most(value, supply, demand, Budget.unlimited().start())).isEqualTo(best);
  }
}
