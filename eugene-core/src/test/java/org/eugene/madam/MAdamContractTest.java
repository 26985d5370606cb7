package org.eugene.madam;

import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;

/** The laws, for options that keep a law within seconds: they ask for truth, not for quality. */
class MAdamContractTest extends GedSolverContract {
  /** The paper's algorithm with few and large steps. */
  static MAdamOptions options() {
    return MAdamOptions.hurried().withIterationsPerRound(200);
  }

  @Override
  protected GedSolver solver() {
    return new MAdam(options());
  }
}
