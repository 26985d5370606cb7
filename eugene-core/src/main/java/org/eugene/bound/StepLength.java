package org.eugene.bound;

/**
 * How long the steps of a subgradient method are, as a share of the gap: the first share as long as
 * the bound rises, a smaller one whenever it has stood still for some steps.
 */
public final class StepLength {
  private final double shrink;
  private final long patience;
  private double factor;
  private int highest = Integer.MIN_VALUE;
  private long sinceGain;

  /**
   * @param first the first share
   * @param shrink what it is multiplied by
   * @param patience after so many steps without gain
   */
  public StepLength(double first, double shrink, long patience) {
    this.factor = first;
    this.shrink = shrink;
    this.patience = patience;
  }

  /** Tells where the bound is now; returns whether it has never been as high. */
  public boolean isGain(int lower) {
    if (lower > highest) {
      highest = lower;
      sinceGain = 0;
      return true;
    }
    if (++sinceGain >= patience) {
      factor *= shrink;
      sinceGain = 0;
    }
    return false;
  }

  /** The present share. */
  public double factor() {
    return factor;
  }

  /** The length of the next step for this gap. */
  public double of(double gap) {
    return factor * gap;
  }

  /** The highest bound so far. */
  public int highest() {
    return highest;
  }
}
