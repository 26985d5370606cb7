package org.eugene.answer;

import org.eugene.problem.GedProblem;
import org.eugene.solver.Standing;

/** Hears of every improvement, on the thread that solves. */
@FunctionalInterface
public interface Watcher {
  /** Nobody listens. */
  Watcher NOBODY = (problem, standing) -> {};

  void hears(GedProblem problem, Standing standing);
}
