package org.eugene.examples;

import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;

/** All the laws of solvers, for a method of one's own. */
class OwnMethodTest extends GedSolverContract {
  @Override
  protected GedSolver solver() {
    return new OwnMethod();
  }
}
