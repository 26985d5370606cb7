package org.eugene.baseline.branch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.StarAssignment;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** Labels on edges, directions, loops and lopsided costs are in all samples. */
class BranchTightTest {
  private static final int ITERATIONS = 25;

  @Test
  void branchIsTheBoundOfSavingsSplitInHalves() {
    Seeds.forEach(
        300,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 9).problem());
          int branch = StarAssignment.branch(model, () -> false).lower();
          if (model.isExact()) {
            assertThat(branch).isEqualTo(new EdgeSplitting(model).lower());
          }
          assertThat(new CompleteTightBound(model, () -> false).lower())
              .isGreaterThanOrEqualTo(branch);
          assertThat(new SparseTightBound(model, () -> false).lower())
              .isGreaterThanOrEqualTo(branch);
        });
  }

  @Test
  void theBoundNeverFallsAndIsNeverBelowBranch() {
    Seeds.forEach(
        150,
        random -> {
          Sample sample = Samples.any(random, 9);
          SavingsModel model = SavingsModel.of(sample.problem());
          int branch = StarAssignment.branch(model, () -> false).lower();
          checkRises(new CompleteTightBound(model, () -> false), branch, sample);
          checkRises(new SparseTightBound(model, () -> false), branch, sample);
        });
  }

  private static void checkRises(TightBound bound, int branch, Sample sample) {
    int before = branch;
    for (int iteration = 0; iteration <= ITERATIONS; iteration++) {
      assertThat(bound.lower()).as("%s, %s", iteration, sample).isGreaterThanOrEqualTo(before);
      before = bound.lower();
      bound.tighten();
    }
  }

  @Test
  void theBoundIsOneAtEveryIteration() {
    Seeds.forEach(
        150,
        random -> {
          Sample sample = Samples.any(random, 6);
          GedProblem problem = sample.problem();
          SavingsModel model = SavingsModel.of(problem);
          VertexMapping best = BruteForce.solve(sample.pair(), sample.costs()).mapping();
          checkBound(new CompleteTightBound(model, () -> false), model, problem.units(best));
          checkBound(new SparseTightBound(model, () -> false), model, problem.units(best));
        });
  }

  private static void checkBound(TightBound bound, SavingsModel model, long exact) {
    for (int iteration = 0; iteration <= ITERATIONS; iteration++) {
      assertThat(model.provedUnits(bound.lower())).isLessThanOrEqualTo(exact);
      bound.tighten();
    }
  }

  @Test
  void moreIterationsAreWorthSomething() {
    double[] gained = new double[1];
    Seeds.forEach(
        20,
        random -> {
          GedProblem problem = large(random, 12, 14);
          double branch = new Branch().solve(problem, Budget.unlimited()).lower();
          double normal = new BranchTight().solve(problem, Budget.unlimited()).lower();
          double high =
              new BranchTight(BranchTightOptions.of(Effort.HIGH))
                  .solve(problem, Budget.unlimited())
                  .lower();
          assertThat(normal).isGreaterThanOrEqualTo(branch);
          assertThat(high).isGreaterThanOrEqualTo(normal);
          gained[0] += normal - branch;
        });
    assertThat(gained[0]).isPositive();
  }

  @Test
  void largeGraphsGetTheirBoundToo() {
    GedProblem problem = large(new Random(1), 90, 80);
    GedResult result = new BranchTight().solve(problem, Budget.of(Duration.ofSeconds(20)));

    assertThat(result.lower())
        .isGreaterThanOrEqualTo(new Branch().solve(problem, Budget.unlimited()).lower());
    assertThat(result.stats().iterations()).isPositive();
  }

  private static GedProblem large(Random random, int sourceOrder, int targetOrder) {
    Shape shape = Shape.plain(sourceOrder).withLabels(3, 2).withDensity(3.0 / sourceOrder);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(targetOrder), random));
    return GedProblem.of(
        pair,
        new RandomCosts(
            random.nextLong(),
            RandomCosts.Palette.CHEM_DECIMALS,
            RandomCosts.Limit.DELETE_AND_INSERT,
            false));
  }
}
