package org.eugene.neural;

class GotSimSolverTest extends MappingSolverContract {
  GotSimSolverTest() {
    super(LearnedMethod.GOTSIM);
  }
}
