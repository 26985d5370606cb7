package org.eugene.neural;

class GedGnnSolverTest extends MappingSolverContract {
  GedGnnSolverTest() {
    super(LearnedMethod.GEDGNN);
  }
}
