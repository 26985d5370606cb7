package org.eugene.report.evaluation;

import java.util.OptionalDouble;

/**
 * One method on one pair.
 *
 * @param method the method, as typed
 * @param source id of the source
 * @param target id of the target
 * @param size vertices of the larger graph
 * @param truth the distance, if it is known
 * @param lower what the method proved; NaN of a guess, which proves nothing
 * @param upper what its mapping costs; infinite if it has none, the number itself of a guess
 * @param seconds the method's own time
 */
public record Trial(
    String method,
    String source,
    String target,
    int size,
    OptionalDouble truth,
    double lower,
    double upper,
    double seconds) {
  /** Of a method that guesses a number. */
  public static Trial ofGuess(
      String method,
      String source,
      String target,
      int size,
      OptionalDouble truth,
      double guess,
      double seconds) {
    return new Trial(method, source, target, size, truth, Double.NaN, guess, seconds);
  }

  /** Whether the number is no bound. */
  public boolean isGuess() {
    return Double.isNaN(lower);
  }

  /** What the method says the distance is: its upper bound, or the lower if there is no other. */
  public double estimate() {
    return Double.isInfinite(upper) ? lower : upper;
  }

  /** Whether the distance is known, so that the answer can be right or wrong. */
  public boolean isJudged() {
    return truth.isPresent();
  }

  /** How far off it is. */
  public double error() {
    return Math.abs(estimate() - truth.orElse(Double.NaN));
  }

  /** Whether the method left no doubt. */
  public boolean isProved() {
    return lower == upper;
  }
}
