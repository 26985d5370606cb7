package org.eugene.testkit;

import org.eugene.solver.GedSolver;

/** Runs the laws for exact solvers, and with them the problem's pricing against the judge's. */
class EnumeratingSolverContractTest extends GedSolverContract {
  @Override
  protected GedSolver solver() {
    return new EnumeratingSolver();
  }

  @Override
  protected boolean isExact() {
    return true;
  }

  @Override
  protected int maxOrder() {
    return 5;
  }
}
