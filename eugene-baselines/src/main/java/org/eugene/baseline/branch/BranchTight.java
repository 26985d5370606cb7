package org.eugene.baseline.branch;

import org.eugene.bound.StarAssignment;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

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
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.untilSpent(() -> raise(run));
    return run.resultWithMapping();
  }

  private void raise(Run run) {
    SavingsModel model = SavingsModel.of(run.problem(), run.countdown());
    Incumbent incumbent = Incumbent.ofNothing(model, run);
    if (!run.countdown().isOver()) {
      if (CompleteTightBound.fits(model, LARGEST_COMPLETE)) {
        raise(model, new CompleteTightBound(model, run.countdown()::isOver), incumbent);
      } else if (SparseTightBound.fits(model, LARGEST_SPARSE)) {
        raise(model, new SparseTightBound(model, run.countdown()::isOver), incumbent);
      } else {
        StarAssignment.branch(model, run.countdown()::isOver).report(incumbent);
      }
    }
  }

  private void raise(SavingsModel model, TightBound bound, Incumbent incumbent) {
    Run run = incumbent.run();
    for (int iteration = 0; bound.isSolved(); iteration++) {
      run.raise(model.provedUnits(bound.lower()));
      incumbent.offer(bound.permutation());
      if (iteration >= options.iterations() || run.isDone()) {
        return;
      }
      bound.tighten();
      run.countdown().step();
    }
  }
}
