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
 * Bipartite matching of vertices with the edges around them (Riesen and Bunke 2009, key {@code
 * riesen2009}): an upper bound and its mapping; the lower bound is 0, since edges are counted at
 * both ends and the total of the assignment bounds nothing. O(n²·d³ + n³).
 *
 * <p>What we do differently: the paper's matrix of order n + m shrinks to the larger order where no
 * substitution costs more than deleting and inserting, which changes no optimum.
 */
public final class Bipartite implements GedSolver {
  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.untilSpent(
        () -> {
          SavingsModel model = SavingsModel.of(problem, run.countdown());
          StarAssignment.bipartite(model, run.countdown()::isOver)
              .report(Incumbent.ofNothing(model, run));
        });
    return run.resultWithMapping();
  }
}
