package org.eugene.local;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.model.SavingsModel;
import org.eugene.solver.Budget;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class TabuSearchTest {
  @Test
  void everySwapChangesTheCostByWhatItSays() {
    Seeds.forEach(
        200,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 8).problem());
          int n = model.order();
          SwapNeighbourhood swaps = new SwapNeighbourhood(model);
          swaps.set(RandomGraphs.permutation(n, random));
          for (int swap = 0; swap < 30 && n > 1; swap++) {
            assertThat(swaps.cost()).isEqualTo(model.scaledCost(swaps.columnOfRow));
            int i = random.nextInt(n);
            int j = (i + 1 + random.nextInt(n - 1)) % n;
            swaps.swap(i, j, swaps.delta(i, j));
          }
          assertThat(swaps.cost()).isEqualTo(model.scaledCost(swaps.columnOfRow));
        });
  }

  @Test
  void everyCycleOfThreeChangesTheCostByWhatItSays() {
    Seeds.forEach(
        200,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 8).problem());
          int n = model.order();
          SwapNeighbourhood swaps = new SwapNeighbourhood(model);
          swaps.set(RandomGraphs.permutation(n, random));
          for (int cycle = 0; cycle < 20 && n > 2; cycle++) {
            int[] rows = RandomGraphs.permutation(n, random);
            int expected = swaps.cost() + swaps.delta(rows[0], rows[1], rows[2]);
            swaps.swap(rows[0], rows[1]);
            swaps.swap(rows[1], rows[2]);
            assertThat(swaps.cost()).isEqualTo(expected);
          }
        });
  }

  @Test
  void theBestCostsWhatItSaysAndNoMoreThanTheStart() {
    Seeds.forEach(
        100,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 7).problem());
          int[] start = RandomGraphs.permutation(model.order(), random);
          TabuSearch search = search(model, start, random.nextLong());
          assertThat(search.bestCost()).isEqualTo(model.scaledCost(search.best()));
          assertThat(search.bestCost()).isLessThanOrEqualTo(model.scaledCost(start));
        });
  }

  @Test
  void theSameSeedWalksTheSameWay() {
    Seeds.forEach(
        20,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 7).problem());
          int[] start = RandomGraphs.permutation(model.order(), random);
          assertThat(search(model, start, 3).best()).isEqualTo(search(model, start, 3).best());
        });
  }

  private static TabuSearch search(SavingsModel model, int[] start, long seed) {
    TabuSearch search = new TabuSearch(model, seed);
    search.from(start, 50, Integer.MIN_VALUE, Budget.unlimited().start());
    for (int round = 0; round < 3 && model.order() > 0; round++) {
      search.again(50, Integer.MIN_VALUE, Budget.unlimited().start());
    }
    return search;
  }

  @Test
  void randomNumbersStayInRange() {
    SeededRandom random = new SeededRandom(1);
    int[] seen = new int[5];
    for (int draw = 0; draw < 5_000; draw++) {
      seen[random.below(5)]++;
    }
    for (int count : seen) {
      assertThat(count).isBetween(800, 1200);
    }
    assertThat(new SeededRandom(7).nextLong()).isEqualTo(new SeededRandom(7).nextLong());
    assertThat(new SeededRandom(7).nextLong()).isNotEqualTo(new SeededRandom(8).nextLong());
  }
}
