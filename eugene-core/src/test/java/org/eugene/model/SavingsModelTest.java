package org.eugene.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.NastyCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class SavingsModelTest {
  private static final int PERMUTATIONS = 10;

  /**
   * A model of any prices; of every other one their sum does not fit into whole numbers of 32 bits.
   */
  private static SavingsModel any(Random random) {
    GraphPair pair = Samples.pair(random, 6);
    if (random.nextBoolean()) {
      try {
        return SavingsModel.of(GedProblem.of(pair, NastyCosts.any(random)));
      } catch (IllegalArgumentException notAddedExactly) {
        return SavingsModel.of(Samples.any(random, 6).problem());
      }
    }
    return SavingsModel.of(Samples.any(random, 6).problem());
  }

  /** A law about a model and a permutation of it. */
  private interface Law {
    void check(SavingsModel model, int[] permutation);
  }

  private static void holds(Law law) {
    AtomicInteger exact = new AtomicInteger();
    AtomicInteger rounded = new AtomicInteger();
    Seeds.forEach(
        300,
        random -> {
          SavingsModel model = any(random);
          (model.isExact() ? exact : rounded).incrementAndGet();
          for (int trial = 0; trial < PERMUTATIONS; trial++) {
            law.check(model, RandomGraphs.permutation(model.order(), random));
          }
        });
    assertThat(exact.get()).isPositive();
    assertThat(rounded.get()).isPositive();
  }

  @Test
  void permutationCostsWhatItsMappingDoes() {
    holds(
        (model, permutation) -> {
          long units = model.problem().units(model.mapping(permutation));
          // What is dearer than doing everything anew may count as less.
          if (units <= model.problem().base()) {
            assertThat(model.units(permutation)).isEqualTo(units);
          } else {
            assertThat(model.units(permutation)).isLessThanOrEqualTo(units);
          }
        });
  }

  @Test
  void scaledCostProvesNoMoreThanIsPaid() {
    holds(
        (model, permutation) -> {
          long units = model.problem().units(model.mapping(permutation));
          long proved = model.provedUnits(model.scaledCost(permutation));
          assertThat(proved).isLessThanOrEqualTo(units);
          if (model.isExact() && units <= model.problem().base()) {
            assertThat(proved).isEqualTo(units);
          }
          if (!model.isExact() && units <= model.problem().base()) {
            // Every price is rounded by less than one of the scaled units.
            long prices =
                (long) model.order() + model.rowHalves().count() + model.columnHalves().count();
            assertThat(proved).isGreaterThanOrEqualTo(units + 2 * prices * model.grain());
          }
        });
  }

  @Test
  void whatDoesNotProveIsNextToWhatDoes() {
    holds(
        (model, permutation) -> {
          long units = model.problem().units(model.mapping(permutation));
          int below = model.notProving(units);
          // The smallest distance that the prices allow needs no proof.
          boolean needsProof = units > model.problem().lattice().roundUp(0);
          if (needsProof && below < Integer.MAX_VALUE / 2) {
            assertThat(model.provedUnits(below)).isLessThan(units);
            assertThat(model.provedUnits(below + 1L)).isGreaterThanOrEqualTo(units);
          }
        });
  }

  @Test
  void mappingAndPermutationAreTheSame() {
    holds(
        (model, permutation) -> {
          VertexMapping mapping = model.mapping(permutation);
          int[] again = model.permutation(mapping);
          assertThat(again).hasSize(model.order()).doesNotHaveDuplicates();
          assertThat(model.mapping(again)).isEqualTo(mapping);
          int[] images = model.sourceToTarget(permutation);
          for (int i = 0; i < model.problem().sourceOrder(); i++) {
            int image = images[i] < model.problem().targetOrder() ? images[i] : -1;
            assertThat(image).isEqualTo(mapping.image(i));
          }
        });
  }

  @Test
  void costsAreScaledUnits() {
    holds(
        (model, permutation) -> {
          for (int i = 0; i < model.order(); i++) {
            long units = model.units(i, permutation[i]);
            int cost = model.cost(i, permutation[i]);
            if (units > model.problem().base()) {
              assertThat(cost).isPositive();
            } else if (model.isExact()) {
              assertThat(cost).isEqualTo(Math.toIntExact(units * model.grain()));
              assertThat(model.scaled(units)).isEqualTo(cost);
            } else {
              assertThat(cost).isEqualTo(Math.toIntExact(units / -model.grain()));
              assertThat(model.scaled(units)).isEqualTo(cost);
            }
          }
        });
  }

  @Test
  void halvesOfASavingAddUp() {
    holds(
        (model, permutation) -> {
          HalfEdges rows = model.rowHalves();
          HalfEdges columns = model.columnHalves();
          for (int h = 0; h < rows.count(); h++) {
            for (int g = 0; g < columns.count(); g++) {
              int both = model.halfSaving(h, g) + model.halfSaving(rows.twin(h), columns.twin(g));
              assertThat(both).isEqualTo(model.saving(h, g));
              assertThat(model.halfSaving(h, g)).isBetween(0, model.saving(h, g));
            }
          }
        });
  }

  @Test
  void meanSavingIsOfWhatSaves() {
    holds(
        (model, permutation) -> {
          long sum = 0;
          int count = 0;
          for (int each : model.savingByKind()) {
            sum += each;
            count += each == 0 ? 0 : 1;
          }
          assertThat(model.meanSaving()).isEqualTo(count == 0 ? 0 : (double) sum / count);
        });
  }
}
