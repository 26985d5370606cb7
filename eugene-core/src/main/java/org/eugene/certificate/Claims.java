package org.eugene.certificate;

/**
 * The most that a few edges can claim from a few others, each at most once: a matching of largest
 * total weight, where negative weights count as nothing.
 *
 * <p>The value returned is the total of prices a ≥ 0 on the left and b ≥ 0 on the right with a + b
 * ≥ weight for every two, which no matching can exceed. That the prices are such is looked at, not
 * believed: {@link #most} throws if not.
 */
final class Claims {
  private Claims() {}

  static long most(long[][] weight) {
    int rows = weight.length;
    int columns = rows == 0 ? 0 : weight[0].length;
    long[] a = new long[rows];
    long[] b = new long[columns];
    match(weight, a, b);
    long total = 0;
    for (int i = 0; i < rows; i++) {
      total = Math.addExact(total, a[i]);
      for (int k = 0; k < columns; k++) {
        if (a[i] < 0 || b[k] < 0 || a[i] + b[k] < weight[i][k]) {
          throw new ArithmeticException("prices that do not cover a weight");
        }
      }
    }
    for (int k = 0; k < columns; k++) {
      total = Math.addExact(total, b[k]);
    }
    return total;
  }

  /**
   * Finds least prices, left edge by left edge: each starts at its own largest weight; as long as
   * no right edge is free for it at these prices, the prices of the left edges reached so far fall
   * and those of the right edges reached rise, until a free right edge is reached or a left edge's
   * price is nothing.
   */
  private static void match(long[][] weight, long[] a, long[] b) {
    int rows = a.length;
    int columns = b.length;
    int[] partner = new int[columns]; // of a right edge, -1 if it is free
    java.util.Arrays.fill(partner, -1);
    for (int first = 0; first < rows; first++) {
      for (int k = 0; k < columns; k++) {
        a[first] = Math.max(a[first], weight[first][k] - b[k]);
      }
      boolean[] left = new boolean[rows];
      boolean[] right = new boolean[columns];
      int[] from = new int[columns];
      left[first] = true;
      while (true) {
        int tight = -1; // a right edge that a reached left edge could take at these prices
        long fall = Long.MAX_VALUE;
        int poorest = -1;
        for (int i = 0; i < rows; i++) {
          if (!left[i]) {
            continue;
          }
          if (a[i] < fall) {
            fall = a[i];
            poorest = i;
            tight = -1;
          }
          for (int k = 0; k < columns; k++) {
            long slack = a[i] + b[k] - Math.max(0, weight[i][k]);
            if (!right[k] && slack < fall) {
              fall = slack;
              tight = k;
              from[k] = i;
            }
          }
        }
        for (int i = 0; i < rows; i++) {
          a[i] -= left[i] ? fall : 0;
        }
        for (int k = 0; k < columns; k++) {
          b[k] += right[k] ? fall : 0;
        }
        if (tight < 0) {
          release(poorest, first, partner, from); // it stays unmatched from now on
          break;
        }
        right[tight] = true;
        if (partner[tight] < 0) {
          take(tight, first, partner, from);
          break;
        }
        left[partner[tight]] = true;
      }
    }
  }

  /** The poorest left edge gives its partner up; those on the way to it move on by one. */
  private static void release(int poorest, int first, int[] partner, int[] from) {
    if (poorest != first) {
      int k = 0;
      while (partner[k] != poorest) {
        k++;
      }
      take(k, first, partner, from);
    }
  }

  /** Each left edge on the way takes the right edge after it. */
  private static void take(int last, int first, int[] partner, int[] from) {
    int k = last;
    while (true) {
      int i = from[k];
      int before = -1;
      for (int l = 0; l < partner.length && i != first; l++) {
        before = partner[l] == i && l != k ? l : before;
      }
      partner[k] = i;
      if (i == first) {
        return;
      }
      k = before;
    }
  }
}
