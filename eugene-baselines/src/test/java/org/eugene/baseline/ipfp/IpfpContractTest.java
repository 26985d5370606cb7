package org.eugene.baseline.ipfp;

import org.eugene.baseline.starts.StartOptions;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.Nested;

/** The laws for IPFP with one start and with many. */
class IpfpContractTest {
  @Nested
  class ManyStartsAreLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Ipfp();
    }
  }

  @Nested
  class OneStartIsLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Ipfp(StartOptions.of(1));
    }
  }
}
