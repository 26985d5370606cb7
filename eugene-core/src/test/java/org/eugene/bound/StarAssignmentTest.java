package org.eugene.bound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.GraphPair;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class StarAssignmentTest {
  @Test
  void branchIsTheBoundOfSavingsSplitInHalves() {
    Seeds.forEach(
        300,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 9).problem());
          int branch = StarAssignment.branch(model, () -> false).lower();
          int splitting = new EdgeSplitting(model).lower();
          assertThat(branch).isLessThanOrEqualTo(splitting);
          if (model.isExact()) {
            assertThat(branch).isEqualTo(splitting);
          }
        });
  }

  @Test
  void coarseClaimsAreNeverLess() {
    Seeds.forEach(
        300,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 9).problem());
          Claims exact = new ExactClaims(model, model.savingByKind());
          Claims coarse = new CoarseClaims(model, model.savingByKind());
          for (int i = 0; i < model.rows(); i++) {
            for (int k = 0; k < model.columns(); k++) {
              assertThat(coarse.most(i, k)).isGreaterThanOrEqualTo(exact.most(i, k));
              if (model.savingByKind().length == 1) {
                assertThat(coarse.most(i, k)).isEqualTo(exact.most(i, k));
              }
            }
          }
        });
  }

  @Test
  void bipartiteProvesNothing() {
    GedProblem problem = problem(8, 0.4);
    SavingsModel model = SavingsModel.of(problem);
    Run run = Run.start(problem, Terms.of(Budget.unlimited()));
    Incumbent incumbent = new Incumbent(model, run);
    long before = run.lower();
    StarAssignment.bipartite(model, () -> false).report(incumbent);
    assertThat(run.lower()).isEqualTo(before);
    StarAssignment branch = StarAssignment.branch(model, () -> false);
    branch.report(incumbent);
    assertThat(run.lower()).isEqualTo(model.provedUnits(branch.lower())).isPositive();
  }

  @Test
  void withoutTimeThereIsNothing() {
    StarAssignment branch = StarAssignment.branch(SavingsModel.of(problem(8, 0.4)), () -> true);
    assertThat(branch.permutation()).isEmpty();
    assertThat(branch.lower()).isZero();
  }

  @Test
  void whoHasNoTimeToMatchHasClaimedCoarselyBefore() {
    SavingsModel model = SavingsModel.of(problem(60, 0.9));
    AtomicInteger asked = new AtomicInteger();
    int coarse = StarAssignment.coarseBranch(model, () -> asked.incrementAndGet() < 0).lower();
    AtomicInteger left = new AtomicInteger(model.rows() + asked.get());
    StarAssignment cutShort = StarAssignment.branch(model, () -> left.getAndDecrement() <= 0);
    assertThat(cutShort.lower()).isEqualTo(coarse).isPositive();
    assertThat(cutShort.permutation()).isPresent();
    assertThat(StarAssignment.branch(model, () -> false).lower())
        .isEqualTo(new EdgeSplitting(model).lower())
        .isGreaterThan(coarse);
  }

  private static GedProblem problem(int order, double density) {
    Random random = new Random(1);
    Shape shape = Shape.plain(order).withLabels(3, 2).withDensity(density);
    return GedProblem.of(
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(order + 3), random)),
        ConstantCosts.uniform());
  }
}
