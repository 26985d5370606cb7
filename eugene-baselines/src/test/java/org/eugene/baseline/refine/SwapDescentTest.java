package org.eugene.baseline.refine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eugene.model.SavingsModel;
import org.eugene.solver.Budget;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class SwapDescentTest {
  @Test
  void everyStepLowersThePriceByWhatItSays() {
    Seeds.forEach(
        150,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 8).problem());
          SwapDescent descent = new SwapDescent(model, 3, Budget.unlimited().start());
          int[] start = RandomGraphs.permutation(model.order(), random);
          int[] end = descent.from(start);
          assertThat(descent.cost()).isEqualTo(model.scaledCost(end));
          assertThat(descent.cost()).isLessThanOrEqualTo(model.scaledCost(start));
        });
  }

  @Test
  void noCycleOfTwoOrThreeIsLeftThatPays() {
    Seeds.forEach(
        100,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 7).problem());
          SwapDescent descent = new SwapDescent(model, 3, Budget.unlimited().start());
          int n = model.order();
          int[] end = descent.from(RandomGraphs.permutation(n, random));
          int cost = model.scaledCost(end);
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
              for (int l = 0; l < n && i != j; l++) {
                int[] cycled = end.clone();
                cycled[i] = end[j];
                cycled[j] = l == i || l == j ? end[i] : end[l];
                if (l != i && l != j) {
                  cycled[l] = end[i];
                }
                assertThat(model.scaledCost(cycled)).isGreaterThanOrEqualTo(cost);
              }
            }
          }
        });
  }

  @Test
  void swapsAreOfTwoOrThree() {
    assertThatThrownBy(() -> RefineOptions.defaults().withSwapSize(4))
        .hasMessage("swapSize (4) must be 2 or 3");
  }
}
