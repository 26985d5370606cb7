package org.eugene.engine;

import org.eugene.solver.Effort;

/**
 * How much work an effort stands for.
 *
 * @param tabuRounds rounds of tabu search
 * @param tabuSteps steps of a round, for each vertex of the larger graph
 * @param nodes nodes of the branch and bound search
 * @param relaxations relaxation paths followed
 */
record Plan(int tabuRounds, int tabuSteps, long nodes, int relaxations) {
  static Plan of(Effort effort) {
    return switch (effort) {
      case QUICK -> new Plan(4, 2, 1, 0);
      case NORMAL -> new Plan(Integer.getInteger("tr",64), Integer.getInteger("ts",4), Integer.getInteger("nl",400), 2);
      case HIGH -> new Plan(512, 6, 4_000, 4);
      case PROOF -> new Plan(64, 4, Long.MAX_VALUE, 1);
    };
  }
}
