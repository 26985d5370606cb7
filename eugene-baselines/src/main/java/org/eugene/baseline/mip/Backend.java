package org.eugene.baseline.mip;

import org.eugene.solver.Countdown;

/**
 * Solves a model until the end of the countdown and keeps the best solution and bound till then.
 */
interface Backend {
  Solution solve(MipModel model, Countdown countdown);
}
