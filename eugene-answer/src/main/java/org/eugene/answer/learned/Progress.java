package org.eugene.answer.learned;

import java.time.Duration;

/**
 * How far training is.
 *
 * @param epoch just done, from 1
 * @param epochs at most
 * @param loss mean over the epoch's steps
 * @param validationError mean absolute error on the validation pairs, in costs
 * @param bestEpoch the epoch that is kept so far
 * @param bestError its validation error
 * @param elapsed so far, of one processor, earlier runs included
 * @param left at most
 */
public record Progress(
    int epoch,
    int epochs,
    double loss,
    double validationError,
    int bestEpoch,
    double bestError,
    Duration elapsed,
    Duration left) {
  /** Hears of every epoch. */
  @FunctionalInterface
  public interface Listener {
    /** Nobody. */
    Listener NOBODY = progress -> {};

    void epochDone(Progress progress);
  }
}
