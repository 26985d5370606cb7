package org.eugene.baseline.fugal;

import org.eugene.baseline.fugal.FugalOptions.VertexTerm;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.Nested;

/** The laws for FUGAL and its variant. */
class FugalContractTest {
  @Nested
  class FeaturesAreLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Fugal();
    }

    @Override
    protected int trials() {
      return 30;
    }
  }

  @Nested
  class NodeCostsAreLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Fugal(FugalOptions.defaults().withVertexTerm(VertexTerm.NODE_COSTS));
    }

    @Override
    protected int trials() {
      return 30;
    }
  }
}
