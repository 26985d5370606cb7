package org.eugene.testkit;

import java.util.Random;
import java.util.SplittableRandom;

/**
 * Random but repeatable trials: trial k runs with seed k, a failure names its seed, {@code
 * -Deugene.seed=17} runs that one alone, {@code -Deugene.trials=50} fifty times as many and {@code
 * -Deugene.trials=0.1} a tenth, as mutation tests do.
 */
public final class Seeds {
  private static final String SEED = "eugene.seed";
  private static final String TRIALS = "eugene.trials";

  private Seeds() {}

  /** One trial of a law; all its randomness comes from the generator. */
  @FunctionalInterface
  public interface Trial {
    void run(Random random) throws Exception;
  }

  /** Runs the trial with that many seeds. */
  public static void forEach(int trials, Trial trial) {
    Long replayed = Long.getLong(SEED);
    if (replayed != null) {
      run(replayed, trial);
      return;
    }
    long all = (long) Math.ceil(trials * Double.parseDouble(System.getProperty(TRIALS, "1")));
    for (long seed = 1; seed <= all; seed++) {
      run(seed, trial);
    }
  }

  private static void run(long seed, Trial trial) {
    try {
      trial.run(random(seed));
    } catch (AssertionError | Exception failure) {
      throw new AssertionError(
          "seed " + seed + " (replay with -D" + SEED + "=" + seed + "): " + failure.getMessage(),
          failure);
    }
  }

  /**
   * Not {@code new Random(seed)}: generators of small seeds begin alike. The first boolean of the
   * first thousand is always true, and a law that draws "directed" first would never see another
   * graph.
   */
  private static Random random(long seed) {
    return new Random(new SplittableRandom(seed).nextLong());
  }
}
