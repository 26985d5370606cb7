package org.eugene.answer.learned;

import java.time.Duration;
import java.util.Locale;

/**
 * How a model learns.
 *
 * @param epochs at most so many passes over the training pairs
 * @param patience passes without a better validation error before it stops
 * @param within longest time, of one processor
 * @param batch pairs a step
 * @param rate step of Adam; 0 for the method's own
 * @param decay weight of the squared weights in the loss
 * @param clip largest norm of a gradient
 * @param seed of first weights and of the order of pairs
 * @param target what is learned
 */
public record TrainingOptions(
    int epochs,
    int patience,
    Duration within,
    int batch,
    double rate,
    double decay,
    double clip,
    long seed,
    Target target) {
  public TrainingOptions {
    if (epochs < 1 || patience < 1 || batch < 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "epochs, patience and batch (%d, %d, %d) must be at least 1 each",
              epochs,
              patience,
              batch));
    }
    if (!(rate >= 0) || !(decay >= 0) || !(clip > 0)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "rate and decay (%s, %s) must not be negative and clip (%s) must be positive",
              rate,
              decay,
              clip));
    }
  }

  /** What a model is taught. */
  public enum Target {
    /** The distance without what sizes and prices give away. */
    SYMMETRISED,
    /** The distance itself. */
    RAW
  }

  /** At most 300 epochs and eight minutes, thirty epochs of patience. */
  public static TrainingOptions defaults() {
    return new TrainingOptions(
        300, 30, Duration.ofMinutes(8), 128, 0, 5e-4, 10, 1, Target.SYMMETRISED);
  }

  public TrainingOptions withEpochs(int newEpochs) {
    return new TrainingOptions(newEpochs, patience, within, batch, rate, decay, clip, seed, target);
  }

  public TrainingOptions withPatience(int newPatience) {
    return new TrainingOptions(epochs, newPatience, within, batch, rate, decay, clip, seed, target);
  }

  public TrainingOptions withTime(Duration newWithin) {
    return new TrainingOptions(epochs, patience, newWithin, batch, rate, decay, clip, seed, target);
  }

  public TrainingOptions withBatch(int newBatch) {
    return new TrainingOptions(epochs, patience, within, newBatch, rate, decay, clip, seed, target);
  }

  public TrainingOptions withRate(double newRate) {
    return new TrainingOptions(epochs, patience, within, batch, newRate, decay, clip, seed, target);
  }

  public TrainingOptions withSeed(long newSeed) {
    return new TrainingOptions(epochs, patience, within, batch, rate, decay, clip, newSeed, target);
  }

  public TrainingOptions withTarget(Target newTarget) {
    return new TrainingOptions(epochs, patience, within, batch, rate, decay, clip, seed, newTarget);
  }
}
