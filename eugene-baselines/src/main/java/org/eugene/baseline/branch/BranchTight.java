package org.eugene.baseline.branch;

import java.util.Optional;
import org.eugene.bound.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Stop;

/**
 * BRANCH-TIGHT (Blumenthal and Gamper 2018, key {@code blumenthal2018branch}, section 5): starts
 * from BRANCH and lets assignment problems that share an edge pass slack to each other, so that the
 * lower bound rises from iteration to iteration and never falls. The assignment of every iteration
 * is a candidate for the upper bound. O(n⁵) an iteration.
 *
 * <p>The paper's master problem is the assignment of leaders in {@link CompleteTightBound}, its
 * subproblems are the rest matrices there, and the graphs are regularised by dummy edges between
 * all vertices.
 *
 * <p>What we do differently: whole numbers, so that the bound is one (GEDLIB's is sometimes below
 * BRANCH's); slack is shared between the two ends instead of exchanged (after 20 iterations on aids
 * under paper-2 the bound misses the distance by 1.9 instead of 2.4); the bound is rounded up to
 * the next value that a distance can have; no end while it still rises a little. Graphs padded to
 * more than 64 vertices get {@link SparseTightBound}, and plain BRANCH when even that does not fit.
 */
public final class BranchTight implements GedSolver {
  private static final long LARGEST_COMPLETE = 1 << 24;
  private static final long LARGEST_SPARSE = 1 << 24;

  private final BranchTightOptions options;

  public BranchTight() {
    this(BranchTightOptions.defaults());
  }

  public BranchTight(BranchTightOptions options) {
    this.options = options;
  }

  @Override
  public GedResult solve(GedProblem problem, Budget budget) {
    Countdown countdown = budget.start();
    SavingsModel model = SavingsModel.of(problem);
    if (countdown.isOver()) {
      return AssignmentResult.of(model, 0, Optional.empty(), countdown);
    }
    if (CompleteTightBound.fits(model, LARGEST_COMPLETE)) {
      return raise(model, new CompleteTightBound(model, countdown::isOver), countdown);
    }
    if (SparseTightBound.fits(model, LARGEST_SPARSE)) {
      return raise(model, new SparseTightBound(model, countdown::isOver), countdown);
    }
    return new Branch().solve(problem, budget);
  }

  private GedResult raise(SavingsModel model, TightBound bound, Countdown countdown) {
    if (!bound.isSolved()) {
      return AssignmentResult.of(model, 0, Optional.empty(), countdown);
    }
    int[] best = bound.permutation();
    for (int iteration = 0; iteration < options.iterations(); iteration++) {
      if (countdown.isOver() || model.provedUnits(bound.lower()) >= model.units(best)) {
        break;
      }
      bound.tighten();
      if (!bound.isSolved()) {
        break;
      }
      countdown.step();
      int[] candidate = bound.permutation();
      best = model.units(candidate) < model.units(best) ? candidate : best;
    }
    return GedResult.of(
        model.problem(),
        model.provedUnits(bound.lower()),
        model.mapping(best),
        countdown.stop(Stop.CONVERGED),
        countdown.stats());
  }
}
