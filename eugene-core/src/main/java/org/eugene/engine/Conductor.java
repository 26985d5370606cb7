package org.eugene.engine;

import java.util.Arrays;
import org.eugene.bound.CoarseBranch;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.SavingsModel;
import org.eugene.exact.BranchAndBound;
import org.eugene.local.TabuSearch;
import org.eugene.madam.RelaxationPath;
import org.eugene.solver.Countdown;

/** One run of {@link EugeneSolver}: which search or bound has its turn when. */
final class Conductor {
  /** The edge-splitting bound may have so many numbers. */
  private static final long LARGEST_SPLITTING = 1 << 24;

  private final SavingsModel model;
  private final EugeneOptions options;
  private final Plan plan;
  private final Incumbent incumbent;
  private final Countdown countdown;

  Conductor(
      SavingsModel model, EugeneOptions options, Incumbent incumbent, Countdown countdown) {
    this.model = model;
    this.options = options;
    this.plan = Plan.of(options.effort());
    this.incumbent = incumbent;
    this.countdown = countdown;
  }

  void run() {
    if (EdgeSplitting.fits(model, LARGEST_SPLITTING)) {
      solveWithSplitting();
    } else {
      solveLarge();
    }
  }

  private void solveWithSplitting() {
    EdgeSplitting bound = new EdgeSplitting(model);
    incumbent.raise(model.provedUnits(bound.lower()));
    incumbent.offer(assignmentOf(bound));
    if (isDone()) {
      return;
    }
    TabuSearch tabu = new TabuSearch(model, options.seed());
    tabu(tabu, 1);
    if (isDone()) {
      return;
    }
    prove(bound, 1);
    if (isDone()) {
      return;
    }
    tabu(tabu, plan.tabuRounds());
    if (isDone()) {
      return;
    }
    prove(bound, plan.nodes());
  }

  private boolean isDone() {
    return incumbent.isProved() || countdown.isOver();
  }

  private int[] assignmentOf(EdgeSplitting bound) {
    int[] permutation = new int[model.order()];
    Arrays.setAll(permutation, bound::columnOf);
    return permutation;
  }

  private void tabu(TabuSearch tabu, int rounds) {
    int steps = plan.tabuSteps() * model.order();
    int target = model.scaled(incumbent.lower());
    tabu.from(incumbent.permutation(), steps, target, countdown);
    for (int round = 1; round < rounds && tabu.bestCost() > target && !countdown.isOver(); round++) {
      tabu.again(steps, target, countdown);
    }
    incumbent.offer(tabu.best());
  }

  private void prove(EdgeSplitting bound, long nodes) {
    BranchAndBound search =
        new BranchAndBound(model, incumbent.permutation(), incumbent.upper(), countdown);
    search.run(bound, nodes);
    incumbent.offer(search.best());
    incumbent.raise(search.lowerUnits());
  }

  private void solveLarge() {
    CoarseBranch branch = new CoarseBranch(model);
    incumbent.raise(model.provedUnits(branch.lower()));
    incumbent.offer(branch.assignment());
  }
}
