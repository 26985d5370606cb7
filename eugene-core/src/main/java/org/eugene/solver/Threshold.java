package org.eugene.solver;

/**
 * The question "is the distance at most so many units?", or none. A search that is asked it looks
 * for nothing dearer and ends with the first mapping that says yes.
 *
 * @param units the largest distance that is a yes, in the problem's units
 */
public record Threshold(long units) {
  /** No question: the distance itself is wanted. */
  public static final Threshold NONE = new Threshold(Long.MAX_VALUE);

  /** Refuses a threshold below 0. */
  public Threshold {
    if (units < 0) {
      throw new IllegalArgumentException("a threshold (" + units + ") must not be negative");
    }
  }

  /** Whether bounds answer the question. Without a question, nothing does. */
  public boolean isDecidedBy(long lowerUnits, long upperUnits) {
    return units != Long.MAX_VALUE && (upperUnits <= units || lowerUnits > units);
  }

  /** Whoever costs this much or more is of no interest, given a mapping of this price. */
  public long cutoff(long upperUnits) {
    return units == Long.MAX_VALUE ? upperUnits : Math.min(upperUnits, units + 1);
  }
}
