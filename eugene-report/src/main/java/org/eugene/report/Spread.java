package org.eugene.report;

import java.util.Arrays;
import java.util.List;

/**
 * Whole numbers summed up: extremes, middle, mean, and how often each occurs.
 *
 * @param least the smallest; 0 if there are none
 * @param median the middle one
 * @param mean their mean
 * @param most the largest
 * @param sum all together
 * @param counts how often each number from 0 to the largest occurs
 */
public record Spread(int least, int median, double mean, int most, long sum, List<Integer> counts) {
  /** Keeps a copy of the counts. */
  public Spread {
    counts = List.copyOf(counts);
  }

  /** Sums up these numbers, which are not negative; they stay in their order. */
  public static Spread of(int[] numbers) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    if (sorted.length == 0) {
      return new Spread(0, 0, 0, 0, 0, List.of());
    }
    int most = sorted[sorted.length - 1];
    int[] counts = new int[most + 1];
    long sum = 0;
    for (int number : sorted) {
      counts[number]++;
      sum += number;
    }
    return new Spread(
        sorted[0],
        sorted[sorted.length / 2],
        (double) sum / sorted.length,
        most,
        sum,
        Arrays.stream(counts).boxed().toList());
  }
}
