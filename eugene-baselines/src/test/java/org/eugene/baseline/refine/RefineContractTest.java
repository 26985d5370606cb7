package org.eugene.baseline.refine;

import org.eugene.baseline.starts.StartOptions;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.Nested;

/** The laws for swaps of two and of three. */
class RefineContractTest {
  @Nested
  class SwapsOfThreeAreLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Refine();
    }
  }

  @Nested
  class SwapsOfTwoAreLawful extends GedSolverContract {
    @Override
    protected GedSolver solver() {
      return new Refine(
          RefineOptions.defaults().withSwapSize(2).withStarts(StartOptions.of(5).withSeed(7)));
    }
  }
}
