package org.eugene.baseline.starts;

/**
 * How often a local search is started.
 *
 * @param starts how many starts; the first from the bipartite assignment, the others at random
 * @param seed start of every random choice
 */
public record StartOptions(int starts, long seed) {
  public StartOptions {
    if (starts < 1) {
      throw new IllegalArgumentException("starts (" + starts + ") must be positive");
    }
  }

  /** So many starts, with seed 1. */
  public static StartOptions of(int starts) {
    return new StartOptions(starts, 1);
  }

  public StartOptions withStarts(int newStarts) {
    return new StartOptions(newStarts, seed);
  }

  public StartOptions withSeed(long newSeed) {
    return new StartOptions(starts, newSeed);
  }
}
