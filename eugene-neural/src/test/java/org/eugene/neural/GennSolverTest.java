package org.eugene.neural;

class GennSolverTest extends MappingSolverContract {
  GennSolverTest() {
    super(LearnedMethod.GENN_A_STAR);
  }
}
