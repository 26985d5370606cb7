package org.eugene.neural;

class GraphEdxSolverTest extends MappingSolverContract {
  GraphEdxSolverTest() {
    super(LearnedMethod.GRAPHEDX);
  }
}
