package org.eugene.neural;

class GmsmSolverTest extends MappingSolverContract {
  GmsmSolverTest() {
    super(LearnedMethod.GMSM);
  }
}
