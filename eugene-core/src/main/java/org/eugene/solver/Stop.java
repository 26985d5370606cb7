package org.eugene.solver;

/** Why a solver stopped. How good the answer is, is for the bounds to say. */
public enum Stop {
  /** Lower and upper bound meet: there is no better mapping. */
  PROVED_OPTIMAL,
  /** The bounds answer whether the distance is within a threshold, which was the question. */
  DECIDED,
  /** The method came to its own end. */
  CONVERGED,
  /** The time of the budget was used up, or somebody cancelled. */
  OUT_OF_TIME,
  /** The iterations of the budget were used up. */
  OUT_OF_ITERATIONS
}
