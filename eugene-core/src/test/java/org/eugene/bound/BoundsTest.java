package org.eugene.bound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class BoundsTest {
  @Test
  void theModelPricesAsTheProblemDoes() {
    Seeds.forEach(
        300,
        random -> {
          GedProblem problem = Samples.any(random, 8).problem();
          SavingsModel model = SavingsModel.of(problem);
          int[] permutation = RandomGraphs.permutation(model.order(), random);
          VertexMapping mapping = model.mapping(permutation);
          assertThat(model.units(permutation)).isEqualTo(problem.units(mapping));
          assertThat(model.mapping(model.permutation(mapping))).isEqualTo(mapping);
        });
  }

  @Test
  void aForbiddinglyDearSubstitutionLeavesRoomForTheOthers() {
    Seeds.forEach(
        60,
        random -> {
          double dear = Math.pow(10, 3 + random.nextInt(10));
          Sample sample =
              new Sample(Samples.pair(random, 5), new ConstantCosts(1, 2, dear, 1, 1, dear));
          GedProblem problem = sample.problem();
          GedResult result =
              new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF))
                  .solve(problem, Budget.unlimited());
          Inspector.checkBounds(sample, problem, result);
          assertThat(result.isOptimal()).isTrue();
        });
  }

  @Test
  void whatIsAboveNotProvingProves() {
    Seeds.forEach(
        300,
        random -> {
          GedProblem problem = Samples.any(random, 6).problem();
          SavingsModel model = SavingsModel.of(problem);
          long units =
              problem.units(model.mapping(RandomGraphs.permutation(model.order(), random)));
          int limit = model.notProving(units);
          if (problem.lattice().step() > 0) {
            assertThat(model.provedUnits(limit + 1L)).isGreaterThanOrEqualTo(units);
          }
        });
  }

  @Test
  void everySplitIsALowerBound() {
    Seeds.forEach(
        120,
        random -> {
          Sample sample = Samples.any(random, 6);
          GedProblem problem = sample.problem();
          SavingsModel model = SavingsModel.of(problem);
          long exact = problem.units(BruteForce.solve(sample.pair(), sample.costs()).mapping());
          assertThat(model.provedUnits(StarAssignment.coarseBranch(model, () -> false).lower()))
              .as("coarse branch, %s", sample)
              .isLessThanOrEqualTo(exact);
          EdgeSplitting bound = new EdgeSplitting(model);
          for (int step = 0; step < 60; step++) {
            assertThat(model.provedUnits(bound.lower()))
                .as("step %s, %s", step, sample)
                .isLessThanOrEqualTo(exact);
            if (bound.step(model.scaled(1 + random.nextInt(20))) == 0) {
              break;
            }
          }
        });
  }

  @Test
  void everyDeflectedSplitIsALowerBound() {
    Seeds.forEach(
        120,
        random -> {
          Sample sample = Samples.any(random, 6);
          SavingsModel model = SavingsModel.of(sample.problem());
          long exact =
              sample.problem().units(BruteForce.solve(sample.pair(), sample.costs()).mapping());
          EdgeSplitting bound = new EdgeSplitting(model);
          Deflection direction = bound.deflection();
          for (int step = 0; step < 60; step++) {
            double gap = model.scaled(1 + random.nextInt(20)) * Math.pow(10, random.nextInt(7));
            if (bound.deflectedStep(direction, gap) == 0) {
              break;
            }
            assertThat(model.provedUnits(bound.lower()))
                .as("step %s, %s", step, sample)
                .isLessThanOrEqualTo(exact);
          }
        });
  }

  @Test
  void aBoundWithoutDisagreementIsThePriceOfItsAssignment() {
    Seeds.forEach(
        120,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 6).problem());
          EdgeSplitting bound = new EdgeSplitting(model);
          for (int step = 0; step < 100; step++) {
            if (bound.step(model.scaled(2)) == 0) {
              int[] permutation = new int[model.order()];
              for (int i = 0; i < permutation.length; i++) {
                permutation[i] = bound.columnOf(i);
              }
              assertThat(bound.lower()).isLessThanOrEqualTo(model.scaledCost(permutation));
              if (model.isExact()) {
                assertThat(bound.lower()).isEqualTo(model.scaledCost(permutation));
              }
              return;
            }
          }
        });
  }

  /** Forbidding pairs may only cut off mappings that use them. */
  @Test
  void forbiddingCutsOffNothingElse() {
    Seeds.forEach(
        200,
        random -> {
          GedProblem problem = Samples.any(random, 7).problem();
          SavingsModel model = SavingsModel.of(problem);
          int n = model.order();
          int[] permutation = RandomGraphs.permutation(n, random);
          EdgeSplitting bound = new EdgeSplitting(model);
          for (int cuts = 0; cuts < 3 * n; cuts++) {
            forbidSomethingElse(bound, permutation, random);
            if (cuts % 3 == 0) {
              bound.settle();
              bound.step(model.scaled(1 + random.nextInt(10)));
            }
            bound.settle();
            assertThat(bound.isPossible()).isTrue();
            assertThat(model.provedUnits(bound.lower()))
                .isLessThanOrEqualTo(problem.lattice().roundUp(model.units(permutation)));
          }
        });
  }

  private static void forbidSomethingElse(EdgeSplitting bound, int[] permutation, Random random) {
    int i = random.nextInt(permutation.length);
    int k = random.nextInt(permutation.length);
    if (random.nextInt(6) == 0) {
      bound.fix(i, permutation[i]);
    } else if (permutation[i] != k) {
      bound.forbid(i, k);
    }
  }
}
