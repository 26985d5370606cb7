package org.eugene.engine;

import org.eugene.solver.Effort;

/**
 * How much work an effort stands for.
 *
 * @param relaxations relaxation paths followed, each from another start
 * @param tabuRounds rounds of tabu search, where there are many edges
 * @param proposalsPerRow swaps proposed in tempering, for sparse graphs where branching does not
 *     end soon
 * @param nodes nodes of the branch and bound search
 * @param nodesBeyondSmall the same where it does not end soon
 * @param reach how many edges' worth of a gap those may close; beyond, tempering has their time
 */
record Plan(
    int relaxations,
    int tabuRounds,
    long proposalsPerRow,
    long nodes,
    long nodesBeyondSmall,
    double reach) {

  private static final int ROUNDS_IN_ONE_TURN = 10;
  private static final double NOTHING_IS_OUT_OF_REACH = Double.POSITIVE_INFINITY;

  static Plan of(Effort effort) {
    return switch (effort) {
      case QUICK -> new Plan(0, 2, 2_000, 1, 1, NOTHING_IS_OUT_OF_REACH);
      case NORMAL -> new Plan(3, 4, 65_000, 300, 100, 1.25);
      case HIGH -> new Plan(12, 64, 800_000, 3_000, 1_500, 4);
      case PROOF -> new Plan(3, 4, 65_000, Long.MAX_VALUE, Long.MAX_VALUE, NOTHING_IS_OUT_OF_REACH);
    };
  }

  /**
   * After which shares of the work searching gives way to branching. Much work is done by turns, so
   * that a proof that is near does not wait for all of the searching; each turn branches from the
   * beginning, so they grow.
   */
  double[] turns() {
    return tabuRounds > ROUNDS_IN_ONE_TURN ? new double[] {0.1, 0.35, 1} : new double[] {1};
  }

  /** Whether the work ends with the proof only. */
  boolean isForProof() {
    return nodes == Long.MAX_VALUE;
  }
}
