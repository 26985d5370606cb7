package org.eugene.baseline.mip;

import org.eugene.problem.GedProblem;

/**
 * A way of writing graph edit distance as an integer programme. The vertex variables x_ik are the
 * model's own; a formulation prices them, adds variables and rows, and every solution is read back
 * as i ↦ k where x_ik exceeds one half.
 */
interface MipFormulation {
  /**
   * Says in a sentence why a problem cannot be written this way.
   *
   * @throws IllegalArgumentException if so
   */
  default void check(GedProblem problem) {}

  /** The objective counts in units of the problem divided by this. */
  default int fraction(GedProblem problem) {
    return 1;
  }

  /** Adds costs, variables and rows to a model that has nothing but the vertex variables. */
  void write(MipModel model);
}
