package org.eugene.engine;

import org.eugene.solver.Effort;

/**
 * How much work an effort stands for.
 *
 * @param relaxations relaxation paths followed, each from another start
 * @param tabuRounds rounds of tabu search
 * @param longRounds rounds of many steps, for sparse graphs where branching does not end soon
 * @param nodes nodes of the branch and bound search
 * @param nodesBeyondSmall the same where it does not end soon
 */
record Plan(int relaxations, int tabuRounds, int longRounds, long nodes, long nodesBeyondSmall) {
  static Plan of(Effort effort) {
    return switch (effort) {
      case QUICK -> new Plan(0, 2, 0, 1, 1);
      case NORMAL -> new Plan(3, 4, 50, 300, 100);
      case HIGH -> new Plan(12, 64, 700, 3_000, 1_500);
      case PROOF -> new Plan(3, 4, 50, Long.MAX_VALUE, Long.MAX_VALUE);
    };
  }
}
