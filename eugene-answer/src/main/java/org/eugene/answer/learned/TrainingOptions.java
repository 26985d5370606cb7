package org.eugene.answer.learned;

import java.time.Duration;
import java.util.Locale;

/**
 * How a model learns.
 *
 * @param end when it stops
 * @param steps how a step is made
 * @param seed of first weights and of the order of pairs
 * @param target what is learned
 */
public record TrainingOptions(End end, Steps steps, long seed, Target target) {
  /**
   * When a model stops learning; what comes first counts.
   *
   * @param epochs at most so many passes over the training pairs
   * @param patience passes without a better validation error
   * @param within longest time, of one processor
   */
  public record End(int epochs, int patience, Duration within) {
    /** Refuses passes that are none. */
    public End {
      if (epochs < 1 || patience < 1) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "epochs and patience (%d, %d) must be at least 1 each",
                epochs,
                patience));
      }
    }
  }

  /**
   * How a step of Adam is made.
   *
   * @param batch pairs a step
   * @param rate size of a step; 0 for the method's own
   * @param decay weight of the squared weights in the loss
   * @param clip largest norm of a gradient
   */
  public record Steps(int batch, double rate, double decay, double clip) {
    /** Refuses empty batches and numbers that lead nowhere. */
    public Steps {
      if (batch < 1) {
        throw new IllegalArgumentException("batch (" + batch + ") must be at least 1");
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
  }

  /** What a model is taught. */
  public enum Target {
    /** The distance without what sizes and prices give away. */
    SYMMETRISED,
    /** The distance itself. */
    RAW
  }

  /**
   * At most 300 epochs and eight minutes. A hundred epochs of patience, because the rate falls only
   * slowly at first, and what a high rate leaves open a low one still gains.
   */
  public static TrainingOptions defaults() {
    return new TrainingOptions(
        new End(300, 100, Duration.ofMinutes(8)),
        new Steps(128, 0, 5e-4, 10),
        1,
        Target.SYMMETRISED);
  }

  public TrainingOptions withEpochs(int newEpochs) {
    return with(new End(newEpochs, end.patience(), end.within()));
  }

  public TrainingOptions withPatience(int newPatience) {
    return with(new End(end.epochs(), newPatience, end.within()));
  }

  public TrainingOptions withTime(Duration newWithin) {
    return with(new End(end.epochs(), end.patience(), newWithin));
  }

  public TrainingOptions withBatch(int newBatch) {
    return with(new Steps(newBatch, steps.rate(), steps.decay(), steps.clip()));
  }

  public TrainingOptions withRate(double newRate) {
    return with(new Steps(steps.batch(), newRate, steps.decay(), steps.clip()));
  }

  /** The same with another end. */
  public TrainingOptions with(End newEnd) {
    return new TrainingOptions(newEnd, steps, seed, target);
  }

  /** The same with other steps. */
  public TrainingOptions with(Steps newSteps) {
    return new TrainingOptions(end, newSteps, seed, target);
  }

  public TrainingOptions withSeed(long newSeed) {
    return new TrainingOptions(end, steps, newSeed, target);
  }

  public TrainingOptions withTarget(Target newTarget) {
    return new TrainingOptions(end, steps, seed, newTarget);
  }
}
