package org.eugene.solver;

import org.eugene.problem.GedProblem;

/**
 * A way of finding or bounding the distance. Holds its options only, hence may be shared between
 * threads; the same problem gets the same answer unless the budget's clock cuts the run short.
 */
public interface GedSolver {
  GedResult solve(GedProblem problem, Budget budget);
}
