package org.eugene.solver;

import java.time.Duration;

/** A budget being spent by one run. Cheap enough to be asked every few microseconds. */
public final class Countdown {
  private final Budget budget;
  private final long start = System.nanoTime();
  private final long nanos;
  private long iterations;

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

  public long iterations() {
    return iterations;
  }

  /** Whether the run must end: by the clock, by its steps, or because somebody cancelled. */
  public boolean isOver() {
    return isOutOfIterations() || isOutOfTime();
  }

  private boolean isOutOfTime() {
    return budget.cancellation().isCancelled() || System.nanoTime() - start >= nanos;
  }

  /** Whether all steps are made; asks no clock, so a method can afford it before every step. */
  public boolean isOutOfIterations() {
    return iterations >= budget.iterations();
  }

  /** The share of the time that is used up, 1 and more when the run must end. */
  public double timeUsed() {
    return (System.nanoTime() - start) / Math.max(1.0, nanos);
  }

  /** The time that is left, not negative; for libraries that want to be told beforehand. */
  public Duration left() {
    return Duration.ofNanos(Math.max(0, nanos - (System.nanoTime() - start)));
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
