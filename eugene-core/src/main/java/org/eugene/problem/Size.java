package org.eugene.problem;

import java.util.Locale;

/**
 * How large graphs may be. Most methods need some tables of n² numbers; what they would take is
 * compared with the memory that Java may have before any of them is made, so that no input fills
 * the memory by its size alone.
 */
final class Size {
  /** The largest table of n² numbers that Java can index. */
  private static final int MOST_VERTICES = 32_767;

  /** Some sixteen tables of n² long numbers: M-Adam's moments, gradients and matrices. */
  private static final double BYTES_PER_CELL = 16 * Long.BYTES;

  /** The prices as doubles, twice, and as units. */
  private static final double BYTES_PER_LABEL_PAIR = 2 * Double.BYTES + Long.BYTES;

  private static final double MEGA = 1 << 20;

  private Size() {}

  /** Dummies count, and there may be as many as vertices. */
  static void check(int sourceOrder, int targetOrder, long order) {
    check(sourceOrder, targetOrder, order, Runtime.getRuntime().maxMemory());
  }

  static void check(int sourceOrder, int targetOrder, long order, long memory) {
    double needed = BYTES_PER_CELL * order * order;
    if (order > MOST_VERTICES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "graphs of %d and %d vertices are too large to be compared; the most is %d%s",
              sourceOrder,
              targetOrder,
              MOST_VERTICES,
              order > Math.max(sourceOrder, targetOrder)
                  ? " of both together where substituting may cost more than deleting and inserting"
                  : ""));
    }
    if (needed > memory) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "comparing graphs of %d and %d vertices takes about %.0f MB of memory and Java may"
                  + " use %.0f; give it more with EUGENE_OPTS=-Xmx8g (in a"
                  + " program of your own java -Xmx8g), or compare smaller graphs",
              sourceOrder,
              targetOrder,
              Math.ceil(needed / MEGA),
              Math.floor(memory / MEGA)));
    }
  }

  /** For a table with a price for every pair of labels. */
  static void checkLabels(String what, long sourceLabels, long targetLabels) {
    checkLabels(what, sourceLabels, targetLabels, Runtime.getRuntime().maxMemory());
  }

  static void checkLabels(String what, long sourceLabels, long targetLabels, long memory) {
    double pairs = (double) sourceLabels * targetLabels;
    if (pairs > Integer.MAX_VALUE - 8 || pairs * BYTES_PER_LABEL_PAIR > memory) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%d and %d labels are too many for a price of %s each by each other; use fewer"
                  + " labels, or ignore them",
              sourceLabels,
              targetLabels,
              what));
    }
  }
}
