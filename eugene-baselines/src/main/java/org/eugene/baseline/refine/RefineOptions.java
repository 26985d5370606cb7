package org.eugene.baseline.refine;

import org.eugene.baseline.starts.StartOptions;

/**
 * How {@link Refine} runs.
 *
 * @param swapSize how many vertices exchange their images at most, 2 or 3; the papers' K
 * @param starts how many starts, and their seed
 */
public record RefineOptions(int swapSize, StartOptions starts) {
  /** As many as GEDLIB needs to be right on most molecules. */
  public static final int DEFAULT_STARTS = 400;

  public RefineOptions {
    if (swapSize != 2 && swapSize != 3) {
      throw new IllegalArgumentException("swapSize (" + swapSize + ") must be 2 or 3");
    }
  }

  /** Four hundred starts, swaps of two and three. */
  public static RefineOptions defaults() {
    return new RefineOptions(3, StartOptions.of(DEFAULT_STARTS));
  }

  public RefineOptions withSwapSize(int newSwapSize) {
    return new RefineOptions(newSwapSize, starts);
  }

  public RefineOptions withStarts(StartOptions newStarts) {
    return new RefineOptions(swapSize, newStarts);
  }
}
