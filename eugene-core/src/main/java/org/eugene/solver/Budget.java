package org.eugene.solver;

import java.time.Duration;

/**
 * How much a solver may spend.
 *
 * @param time at most so long, from the call of {@link GedSolver#solve}
 * @param iterations at most so many of the method's own steps
 * @param cancellation ends the run when somebody else says so
 */
public record Budget(Duration time, long iterations, Cancellation cancellation) {
  /** As good as for ever, and short enough to be counted in nanoseconds. */
  public static final Duration FOREVER = Duration.ofDays(36_500);

  /** Refuses limits below 0; more time than {@link #FOREVER} is that. */
  public Budget {
    if (time.isNegative()) {
      throw new IllegalArgumentException("time (" + time + ") must not be negative");
    }
    if (iterations < 0) {
      throw new IllegalArgumentException("iterations (" + iterations + ") must not be negative");
    }
    time = time.compareTo(FOREVER) > 0 ? FOREVER : time;
  }

  /** No limit of any kind. */
  public static Budget unlimited() {
    return new Budget(FOREVER, Long.MAX_VALUE, new Cancellation());
  }

  /** A limit on time alone. */
  public static Budget of(Duration time) {
    return new Budget(time, Long.MAX_VALUE, new Cancellation());
  }

  /** The same with another limit of time. */
  public Budget withTime(Duration newTime) {
    return new Budget(newTime, iterations, cancellation);
  }

  /** The same with another limit of steps. */
  public Budget withIterations(long newIterations) {
    return new Budget(time, newIterations, cancellation);
  }

  /** The same, to be ended by another button. */
  public Budget withCancellation(Cancellation newCancellation) {
    return new Budget(time, iterations, newCancellation);
  }

  /** What is left of it after a run that took so much. */
  public Budget after(Stats spent) {
    Duration left = time.minus(spent.time());
    return new Budget(
        left.isNegative() ? Duration.ZERO : left,
        Math.max(0, iterations - spent.iterations()),
        cancellation);
  }

  /** Starts the clock. */
  public Countdown start() {
    return new Countdown(this);
  }
}
