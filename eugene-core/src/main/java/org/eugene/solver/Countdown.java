package org.eugene.solver;

import java.time.Duration;

/**
 * A budget being spent by one run. Cheap enough to be asked every few microseconds.
 *
 * <p>A method asks {@link #isOver} where it can stop with grace. Deep inside something that is of
 * no use until it is complete, such as a table being filled, it calls {@link #look}, which leaves
 * everything behind at once; {@link Run#untilSpent} is where that ends.
 */
public final class Countdown {
  /** What making and filling a table takes for each of its bytes, at least. */
  private static final double NANOS_PER_BYTE = 0.5;

  private final Budget budget;
  private final long start = System.nanoTime();
  private final long nanos;
  private long iterations;
  private boolean spent;

  Countdown(Budget budget) {
    this.budget = budget;
    this.nanos = budget.time().toNanos();
  }

  /** Counts a step of the method. */
  public void step() {
    iterations++;
  }

  /** Counts several steps at once. */
  public void steps(long count) {
    iterations += count;
  }

  /** How many steps were counted so far. */
  public long iterations() {
    return iterations;
  }

  /** Whether the run must end: by the clock, by its steps, or because somebody cancelled. */
  public boolean isOver() {
    return isOutOfIterations() || isOutOfTime();
  }

  private boolean isOutOfTime() {
    return spent || budget.cancellation().isCancelled() || System.nanoTime() - start >= nanos;
  }

  /** Thrown when time is up, and caught where the run began. */
  static final class Spent extends RuntimeException {
    Spent() {
      super("the budget is spent", null, false, false);
    }
  }

  /** Leaves whatever is being done if the time is up. */
  public void look() {
    if (isOutOfTime()) {
      throw new Spent();
    }
  }

  /** The same before a table of so many bytes is made, for which there may not be time enough. */
  public void lookBefore(long bytes) {
    lookBefore(Duration.ofNanos((long) (bytes * NANOS_PER_BYTE)));
  }

  /** The same before something that takes so long and cannot be stopped. */
  public void lookBefore(Duration work) {
    if (left().compareTo(work) < 0) {
      spent = true;
    }
    look();
  }

  /** Whether all steps are made; asks no clock, so a method can afford it before every step. */
  public boolean isOutOfIterations() {
    return iterations >= budget.iterations();
  }

  /** How many steps are left. */
  public long iterationsLeft() {
    return Math.max(0, budget.iterations() - iterations);
  }

  /** The share of the time that is used up, 1 and more when the run must end. */
  public double timeUsed() {
    return (System.nanoTime() - start) / Math.max(1.0, nanos);
  }

  /** The time that is left, not negative; for libraries that want to be told beforehand. */
  public Duration left() {
    return Duration.ofNanos(Math.max(0, nanos - (System.nanoTime() - start)));
  }

  /** For how long the time has been up; nothing while there is some left. */
  public Duration overrun() {
    return Duration.ofNanos(Math.max(0, System.nanoTime() - start - nanos));
  }

  /** Why a run ends now: what ran out, or else its natural end. */
  public Stop stop(Stop naturalEnd) {
    if (isOutOfIterations()) {
      return Stop.OUT_OF_ITERATIONS;
    }
    return isOutOfTime() ? Stop.OUT_OF_TIME : naturalEnd;
  }

  /** The time since the run began. */
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
