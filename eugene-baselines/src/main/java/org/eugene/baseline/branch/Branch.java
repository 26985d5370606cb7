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
 * BRANCH (Blumenthal and Gamper 2018, key {@code blumenthal2018branch}, section 4): vertices are
 * assigned with half of each edge around them. The least total is a lower bound, the assignment
 * itself a mapping and its price an upper bound. O(n²·d³ + n³).
 *
 * <p>The paper's C is {@link StarAssignment}'s matrix up to constants, a branch is a vertex with
 * its half-edges. What we do differently: everything is counted in whole numbers and the bound
 * rounded up to the next value that a distance can have; vertices are padded to the larger order
 * only where no substitution costs more than deleting and inserting; directed edges are matched out
 * with out and in with in.
 */
public final class Branch implements GedSolver {
  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.untilSpent(
        () -> {
          SavingsModel model = SavingsModel.of(problem, run.countdown());
          StarAssignment.branch(model, run.countdown()::isOver)
              .report(Incumbent.ofNothing(model, run));
        });
    return run.resultWithMapping();
  }
}
