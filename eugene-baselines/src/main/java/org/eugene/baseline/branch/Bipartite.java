package org.eugene.baseline.branch;

import org.eugene.bound.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;

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
  public GedResult solve(GedProblem problem, Budget budget) {
    Countdown countdown = budget.start();
    SavingsModel model = SavingsModel.of(problem);
    StarAssignment stars = StarAssignment.bipartite(model, countdown::isOver);
    return AssignmentResult.of(model, 0, stars.permutation(), countdown);
  }
}
