package org.eugene.report;

import java.util.List;
import org.eugene.Comparison;

/**
 * What separates two versions of a file: its graphs compared one by one, and the question whether
 * they are further apart than somebody minds. A graph that only one version has is compared with
 * one that has no vertices.
 *
 * @param comparisons the graphs of the file in their order
 * @param threshold up to which distance in all the versions pass for equal
 */
public record Difference(List<Comparison> comparisons, double threshold) {
  /** What is known of the question. */
  public enum Verdict {
    /** The distance is at most the threshold. */
    EQUAL,
    /** The distance is above the threshold. */
    DIFFERENT,
    /** The bounds leave both open. */
    NOT_DECIDED
  }

  /** Keeps a copy of the list; refuses a threshold below 0. */
  public Difference {
    comparisons = List.copyOf(comparisons);
    if (!(threshold >= 0)) {
      throw new IllegalArgumentException("threshold (" + threshold + ") must not be negative");
    }
  }

  /** What all distances together are at least. */
  public double lower() {
    return comparisons.stream().mapToDouble(each -> each.result().lower()).sum();
  }

  /** What all distances together are at most. */
  public double upper() {
    return comparisons.stream().mapToDouble(each -> each.result().upper()).sum();
  }

  /**
   * What the bounds say: equal if the dearest case is near enough, different if the cheapest is too
   * far.
   */
  public Verdict verdict() {
    if (upper() <= threshold) {
      return Verdict.EQUAL;
    }
    return lower() > threshold ? Verdict.DIFFERENT : Verdict.NOT_DECIDED;
  }
}
