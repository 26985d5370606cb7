package org.eugene.bench.table;

import java.time.Duration;
import java.util.Optional;

/**
 * What all tables can be told.
 *
 * @param sample pairs of a cell; empty for as many as the table wants
 * @param slowSample pairs of a cell for methods that take long
 * @param seed what pairs are drawn with
 * @param mipBudget what integer programmes may spend on a pair in the paper's tables
 */
public record TableOptions(
    Optional<Integer> sample, int slowSample, long seed, Duration mipBudget) {
  public TableOptions {
    if (sample.isPresent() && sample.get() < 1) {
      throw new IllegalArgumentException("sample (" + sample.get() + ") must be positive");
    }
    if (slowSample < 0) {
      throw new IllegalArgumentException("slowSample (" + slowSample + ") must not be negative");
    }
  }

  /** How many pairs, given what the table wants. */
  int sample(int wanted) {
    return sample.orElse(wanted);
  }
}
