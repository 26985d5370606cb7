package org.eugene.solver;

import java.util.List;
import org.eugene.problem.GedProblem;

/**
 * A way of finding or bounding the distance. Holds its options only, hence may be shared between
 * threads; the same problem gets the same answer unless the budget's clock cuts the run short.
 *
 * <p>Whoever implements it starts a {@link Run}, offers and raises, and returns its result: then
 * progress, thresholds and times to the best mapping work for its method as for every other.
 */
@FunctionalInterface
public interface GedSolver {
  /** Answers within the terms' budget; what is unknown by then is still true in the result. */
  GedResult solve(GedProblem problem, Terms terms);

  /** What the method is going to do with a problem, line by line; nothing if it has no plan. */
  default List<String> plan(GedProblem problem) {
    return List.of();
  }

  /** The distance, within a budget. */
  default GedResult solve(GedProblem problem, Budget budget) {
    return solve(problem, Terms.of(budget));
  }
}
