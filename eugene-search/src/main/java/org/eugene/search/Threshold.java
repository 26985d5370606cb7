package org.eugene.search;

/**
 * Up to where a pair is of interest, in halves of a unit: a limit at first, and less than the best
 * mapping that was found since. For one thread.
 */
final class Threshold {
  private static final long NOTHING = Long.MAX_VALUE;

  /** No more than this is of interest. */
  long limit;

  private long best = NOTHING;

  /** Begins with a limit. */
  void begin(long newLimit) {
    limit = newLimit;
    best = NOTHING;
  }

  /** A mapping costs so much. */
  void found(long cost) {
    if (cost <= limit) {
      best = cost;
      limit = cost - 2; // prices are whole units
    }
  }

  boolean isFound() {
    return best != NOTHING;
  }

  /** What the best mapping costs. */
  long best() {
    return best;
  }
}
