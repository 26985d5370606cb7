package org.eugene.engine;

import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;

class EngineContractTest extends GedSolverContract {
  @Override
  protected GedSolver solver() {
    return new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.NORMAL));
  }
}
