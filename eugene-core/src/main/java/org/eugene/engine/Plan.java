package org.eugene.engine;

import org.eugene.solver.Effort;

/**
 * How much work an effort stands for.
 *
 * @param relaxations relaxation paths followed, each from another start
 * @param tabuRounds rounds of tabu search
 * @param nodes nodes of the branch and bound search
 */
record Plan(int relaxations, int tabuRounds, long nodes) {
  static Plan of(Effort effort) {
    return switch (effort) {
      case QUICK -> new Plan(0, 2, 1);
      case NORMAL -> new Plan(3, 4, 300);
      case HIGH -> new Plan(12, 64, 3_000);
      case PROOF -> new Plan(3, 4, Long.MAX_VALUE);
    };
  }
}
