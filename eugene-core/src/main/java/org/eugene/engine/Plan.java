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
  private static final int ROUNDS_IN_ONE_TURN = 100;

  static Plan of(Effort effort) {
    return switch (effort) {
      case QUICK -> new Plan(0, 2, 0, 1, 1);
      case NORMAL -> new Plan(3, 4, 50, 300, 100);
      case HIGH -> new Plan(12, 64, 700, 3_000, 1_500);
      case PROOF -> new Plan(3, 4, 50, Long.MAX_VALUE, Long.MAX_VALUE);
    };
  }

  /**
   * After which shares of the work searching gives way to branching. Much work is done by turns, so
   * that a proof that is near does not wait for all of the searching; each turn branches from the
   * beginning, so they grow.
   */
  double[] turns() {
    return longRounds > ROUNDS_IN_ONE_TURN ? new double[] {0.1, 0.35, 1} : new double[] {1};
  }

  /** Whether the work ends with the proof only. */
  boolean isForProof() {
    return nodes == Long.MAX_VALUE;
  }
}
