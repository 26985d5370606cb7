package org.eugene.answer.learned;

import java.time.Duration;
import java.util.Locale;

/**
 * How pairs are chosen.
 *
 * @param maxVertices larger graphs are left out
 * @param trainingPairs to learn from
 * @param validationPairs to stop by
 * @param testPairs to be judged by, once
 * @param seed of the split and of the pairs
 * @param perPair longest time for the exact method on one pair
 */
public record Protocol(
    int maxVertices,
    int trainingPairs,
    int validationPairs,
    int testPairs,
    long seed,
    Duration perPair) {
  public Protocol {
    if (maxVertices < 1) {
      throw new IllegalArgumentException("maxVertices (" + maxVertices + ") must be at least 1");
    }
    if (trainingPairs < 1 || validationPairs < 1 || testPairs < 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "training, validation and test pairs (%d, %d, %d) must be at least 1 each",
              trainingPairs,
              validationPairs,
              testPairs));
    }
  }

  /** 5,000, 1,000 and 1,000 pairs of graphs with at most 24 vertices, as in the paper. */
  public static Protocol standard() {
    return new Protocol(24, 5_000, 1_000, 1_000, 1, Duration.ofSeconds(10));
  }

  /** For tests and a first look. */
  public static Protocol quick() {
    return new Protocol(24, 1_000, 200, 200, 1, Duration.ofSeconds(10));
  }

  public Protocol withPairs(int training, int validation, int test) {
    return new Protocol(maxVertices, training, validation, test, seed, perPair);
  }

  public Protocol withMaxVertices(int newMaxVertices) {
    return new Protocol(newMaxVertices, trainingPairs, validationPairs, testPairs, seed, perPair);
  }

  public Protocol withSeed(long newSeed) {
    return new Protocol(maxVertices, trainingPairs, validationPairs, testPairs, newSeed, perPair);
  }
}
