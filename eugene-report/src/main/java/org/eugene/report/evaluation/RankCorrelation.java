package org.eugene.report.evaluation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** How well two lists of numbers agree on what is larger; NaN where one of them is constant. */
public final class RankCorrelation {
  private RankCorrelation() {}

  /** Spearman's ρ: the correlation of the ranks, equal numbers sharing the mean of theirs. */
  public static double spearman(double[] a, double[] b) {
    return pearson(ranks(a), ranks(b));
  }

  private static double[] ranks(double[] numbers) {
    Integer[] order = order(numbers);
    double[] ranks = new double[numbers.length];
    for (int from = 0; from < order.length; ) {
      int to = from;
      while (to < order.length && numbers[order[to]] == numbers[order[from]]) {
        to++;
      }
      for (int at = from; at < to; at++) {
        ranks[order[at]] = (from + to - 1) / 2.0;
      }
      from = to;
    }
    return ranks;
  }

  private static Integer[] order(double[] numbers) {
    Integer[] order = IntStream.range(0, numbers.length).boxed().toArray(Integer[]::new);
    Arrays.sort(order, Comparator.comparingDouble(at -> numbers[at]));
    return order;
  }

  private static double pearson(double[] a, double[] b) {
    double meanA = Arrays.stream(a).average().orElse(0);
    double meanB = Arrays.stream(b).average().orElse(0);
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (int at = 0; at < a.length; at++) {
      ab += (a[at] - meanA) * (b[at] - meanB);
      aa += (a[at] - meanA) * (a[at] - meanA);
      bb += (b[at] - meanB) * (b[at] - meanB);
    }
    return aa == 0 || bb == 0 ? Double.NaN : ab / Math.sqrt(aa * bb);
  }

  /**
   * Kendall's τ-b: pairs in the same order less pairs in the other, ties discounted. Knight's way
   * (1966), O(n log n): sorted by a, the exchanges that sorting by b takes are the discordant
   * pairs.
   */
  public static double kendall(double[] a, double[] b) {
    int n = a.length;
    Integer[] order = IntStream.range(0, n).boxed().toArray(Integer[]::new);
    Arrays.sort(
        order, Comparator.<Integer>comparingDouble(at -> a[at]).thenComparingDouble(at -> b[at]));
    double[] x = Arrays.stream(order).mapToDouble(at -> a[at]).toArray();
    double[] y = Arrays.stream(order).mapToDouble(at -> b[at]).toArray();
    double pairs = n * (n - 1.0) / 2;
    double tiesInBoth = ties(n, (p, q) -> x[p] == x[q] && y[p] == y[q]);
    double tiesInA = ties(n, (p, q) -> x[p] == x[q]);
    double discordant = exchanges(y, new double[n], 0, n);
    double tiesInB = ties(n, (p, q) -> y[p] == y[q]); // now y is sorted
    double agreement = pairs - tiesInA - tiesInB + tiesInBoth - 2 * discordant;
    double base = Math.sqrt((pairs - tiesInA) * (pairs - tiesInB));
    return base == 0 ? Double.NaN : agreement / base;
  }

  private interface Same {
    boolean are(int p, int q);
  }

  /** Pairs within runs of neighbours that are the same. */
  private static double ties(int n, Same same) {
    double ties = 0;
    for (int from = 0; from < n; ) {
      int to = from + 1;
      while (to < n && same.are(from, to)) {
        to++;
      }
      ties += (to - from) * (to - from - 1.0) / 2;
      from = to;
    }
    return ties;
  }

  /** Sorts by merging and counts how many neighbours had to change places. */
  private static double exchanges(double[] numbers, double[] scratch, int from, int to) {
    if (to - from < 2) {
      return 0;
    }
    int middle = (from + to) >>> 1;
    double count =
        exchanges(numbers, scratch, from, middle) + exchanges(numbers, scratch, middle, to);
    int left = from;
    int right = middle;
    for (int at = from; at < to; at++) {
      if (right >= to || (left < middle && numbers[left] <= numbers[right])) {
        scratch[at] = numbers[left++];
      } else {
        count += middle - left;
        scratch[at] = numbers[right++];
      }
    }
    System.arraycopy(scratch, from, numbers, from, to - from);
    return count;
  }
}
