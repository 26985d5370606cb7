package org.eugene.search;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A pair of graphs that a join found.
 *
 * @param source position of the source
 * @param target position of the target
 * @param lower what the distance from the source to the target is at least
 * @param upper what it is at most
 */
public record Match(int source, int target, double lower, double upper) implements Serializable {
  /** Row by row, as a matrix is written. */
  public static final Comparator<Match> ROW_BY_ROW =
      Comparator.comparingInt(Match::source).thenComparingInt(Match::target);

  private static final long serialVersionUID = 1;

  /** Whether the distance is proved to be exactly upper. */
  public boolean isOptimal() {
    return lower == upper;
  }

  /** The same pair where both collections begin elsewhere. */
  Match moved(int bySources, int byTargets) {
    return new Match(source + bySources, target + byTargets, lower, upper);
  }
}
