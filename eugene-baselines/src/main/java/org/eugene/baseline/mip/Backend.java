package org.eugene.baseline.mip;

import org.eugene.solver.Countdown;

/**
 * Solves a model until the end of the countdown and keeps the best solution and bound till then.
 */
interface Backend {
  Solution solve(MipModel model, Countdown countdown);

  /**
   * Whether its bound is computed in whole numbers, without rounding errors. The bound of any other
   * is worth nothing: what it claims has to be proved again.
   */
  default boolean boundsInWholeNumbers() {
    return true;
  }
}
