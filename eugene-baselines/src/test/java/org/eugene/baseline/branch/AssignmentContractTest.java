package org.eugene.baseline.branch;

import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.Nested;

/** The laws for the methods that assign vertices with their edges. */
class AssignmentContractTest {
  @Nested
  class BranchIsLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Branch();
    }
  }

  @Nested
  class BipartiteIsLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Bipartite();
    }
  }

  @Nested
  class BranchTightIsLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new BranchTight();
    }
  }
}
