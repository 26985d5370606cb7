package org.eugene.baseline.mip;

import java.util.function.Consumer;
import org.eugene.solver.Countdown;

/**
 * Solves a model until the end of the countdown and keeps the best solution and bound till then.
 */
interface Backend {
  /**
   * @param found told the vertex variables of every solution on the way, by engines that tell them;
   *     in the calling thread
   */
  Solution solve(MipModel model, Countdown countdown, Consumer<double[]> found);

  /**
   * Whether its bound is computed in whole numbers, without rounding errors. The bound of any other
   * is worth nothing: what it claims has to be proved again.
   */
  default boolean boundsInWholeNumbers() {
    return true;
  }
}
