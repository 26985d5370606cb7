package org.eugene.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.eugene.model.SparseModel;
import org.eugene.solver.Budget;
import org.eugene.solver.MethodOptions;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class AnnealingTest {
  @Test
  void allChangesAddUpToTheCostOfWhereItEnds() {
    Seeds.forEach(
        300,
        random -> {
          SparseModel model = SparseModel.of(Samples.any(random, 9).problem());
          int[] start = new int[model.source().order()];
          Arrays.setAll(start, i -> i < model.target().order() ? i : SparseModel.NONE);
          Annealing annealing = new Annealing(model, MethodOptions.defaults(), random.nextLong());
          annealing.search(start, 2_000, Budget.unlimited().start());
          assertThat(annealing.units()).isEqualTo(model.units(annealing.image()));
          assertThat(annealing.restless().isRight()).isTrue();
          assertThat(annealing.bestUnits())
              .isEqualTo(model.units(annealing.best()))
              .isLessThanOrEqualTo(model.units(start));
        });
  }

  @Test
  void theSameSeedWalksTheSameWay() {
    Seeds.forEach(
        20,
        random -> {
          SparseModel model = SparseModel.of(Samples.any(random, 20).problem());
          int[] start = new int[model.source().order()];
          Arrays.fill(start, SparseModel.NONE);
          assertThat(searched(model, start)).isEqualTo(searched(model, start));
        });
  }

  private static int[] searched(SparseModel model, int[] start) {
    Annealing annealing = new Annealing(model, MethodOptions.defaults(), 3);
    annealing.search(start, 5_000, Budget.unlimited().start());
    return annealing.best();
  }
}
