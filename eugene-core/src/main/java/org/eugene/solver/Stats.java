package org.eugene.solver;

import java.time.Duration;

/**
 * What a run took.
 *
 * @param iterations how many of its own steps the method made
 * @param time from the call to the answer
 * @param timeToUpper from the call to the mapping that became the answer; nothing if there is none
 */
public record Stats(long iterations, Duration time, Duration timeToUpper) {
  /** The time as a decimal number of seconds. */
  public double seconds() {
    return time.toNanos() / 1e9;
  }
}
