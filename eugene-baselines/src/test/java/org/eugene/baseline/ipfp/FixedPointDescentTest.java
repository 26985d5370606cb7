package org.eugene.baseline.ipfp;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.model.SavingsModel;
import org.eugene.solver.Budget;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class FixedPointDescentTest {
  /** c, Q and the price of all edges make up the price of a mapping. */
  @Test
  void theQuadraticFormIsThePriceOfAPermutation() {
    Seeds.forEach(
        300,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 8).problem());
          int n = model.order();
          int[] permutation = RandomGraphs.permutation(n, random);
          double[] q = new double[n * n];
          new EdgeSavings(model).write(permutation, q);
          double form = model.edgeBase();
          for (int i = 0; i < n; i++) {
            form += model.cost(i, permutation[i]) + q[i * n + permutation[i]] / 2;
          }
          assertThat(form).isEqualTo(model.scaledCost(permutation));
        });
  }

  @Test
  void theObjectiveNeverRises() {
    Seeds.forEach(
        200,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 10).problem());
          FixedPointDescent descent = new FixedPointDescent(model, Budget.unlimited().start());
          descent.start(RandomGraphs.permutation(model.order(), random));
          double before = descent.objective();
          double rounding = 1e-9 * Math.max(1, before);
          for (int step = 0; step < 50 && descent.step(); step++) {
            assertThat(descent.objective()).isLessThanOrEqualTo(before + rounding);
            before = descent.objective();
          }
        });
  }

  @Test
  void theEndIsNoDearerThanTheStart() {
    Seeds.forEach(
        200,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 10).problem());
          FixedPointDescent descent = new FixedPointDescent(model, Budget.unlimited().start());
          for (int start = 0; start < 3; start++) {
            int[] permutation = RandomGraphs.permutation(model.order(), random);
            assertThat(model.scaledCost(descent.from(permutation)))
                .isLessThanOrEqualTo(model.scaledCost(permutation));
          }
        });
  }
}
