package org.eugene.certificate;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The most that a few edges can claim from a few others, each at most once: a matching of largest
 * total weight, where negative weights count as nothing.
 *
 * <p>The value returned is the total of prices a ≥ 0 on the left and b ≥ 0 on the right with a + b
 * ≥ weight for every two, which no matching can exceed. That the prices are such is looked at, not
 * believed.
 */
final class Claims {
  private final long[][] weight; // at least as many columns as rows, nothing below nothing
  private final int rows;
  private final int columns;
  private final long[] a;
  private final long[] b;

  private Claims(long[][] weight) {
    this.weight = weight;
    this.rows = weight.length;
    this.columns = weight[0].length;
    this.a = new long[rows];
    this.b = new long[columns];
  }

  /**
   * The largest total.
   *
   * @throws ArithmeticException if a sum of two numbers does not fit a long
   */
  static BigInteger most(long[][] weight, Work work) throws CertificateException {
    if (weight.length == 0 || weight[0].length == 0) {
      return BigInteger.ZERO;
    }
    Claims claims = new Claims(oriented(weight));
    claims.match(work);
    return claims.total();
  }

  private static long[][] oriented(long[][] weight) {
    boolean turn = weight.length > weight[0].length;
    long[][] oriented =
        new long[turn ? weight[0].length : weight.length][turn ? weight.length : weight[0].length];
    for (int i = 0; i < weight.length; i++) {
      for (int k = 0; k < weight[0].length; k++) {
        oriented[turn ? k : i][turn ? i : k] = Math.max(0, weight[i][k]);
      }
    }
    return oriented;
  }

  private BigInteger total() {
    BigInteger total = BigInteger.ZERO;
    for (int i = 0; i < rows; i++) {
      total = total.add(BigInteger.valueOf(a[i]));
      for (int k = 0; k < columns; k++) {
        if (a[i] < 0 || b[k] < 0 || Math.addExact(a[i], b[k]) < weight[i][k]) {
          throw new ArithmeticException("prices that do not cover a weight");
        }
      }
    }
    for (int k = 0; k < columns; k++) {
      total = total.add(BigInteger.valueOf(b[k]));
    }
    return total;
  }

  /**
   * The Hungarian method: row after row takes a column, the cheapest way through columns that are
   * taken. There are enough columns for all, and one that is taken last has no price, so no row's
   * price falls below nothing.
   */
  private void match(Work work) throws CertificateException {
    int[] rowOf = new int[columns]; // -1 if the column is free
    Arrays.fill(rowOf, -1);
    for (int first = 0; first < rows; first++) {
      for (int k = 0; k < columns; k++) {
        a[first] = Math.max(a[first], Math.subtractExact(weight[first][k], b[k]));
      }
      int[] before = new int[columns]; // the column that a column is reached from
      int at = reach(first, rowOf, before, work);
      while (at >= 0) {
        rowOf[at] = before[at] < 0 ? first : rowOf[before[at]];
        at = before[at];
      }
    }
  }

  /** Lowers prices until a free column can be reached from the row, and returns it. */
  private int reach(int first, int[] rowOf, int[] before, Work work) throws CertificateException {
    boolean[] reached = new boolean[columns];
    long[] slack = new long[columns];
    int row = first;
    int at = -1;
    while (true) {
      work.spend(columns);
      int next = -1;
      for (int k = 0; k < columns; k++) {
        if (reached[k]) {
          continue;
        }
        long here = Math.subtractExact(Math.addExact(a[row], b[k]), weight[row][k]);
        if (at < 0 || here < slack[k]) {
          slack[k] = here;
          before[k] = at;
        }
        boolean nearer =
            next < 0
                || slack[k] < slack[next]
                || (slack[k] == slack[next] && rowOf[k] < 0 && rowOf[next] >= 0);
        next = nearer ? k : next;
      }
      lower(first, slack[next], reached, slack, rowOf);
      reached[next] = true;
      at = next;
      if (rowOf[at] < 0) {
        return at;
      }
      row = rowOf[at];
    }
  }

  private void lower(int first, long fall, boolean[] reached, long[] slack, int[] rowOf) {
    a[first] -= fall;
    for (int k = 0; k < columns; k++) {
      if (reached[k]) {
        b[k] = Math.addExact(b[k], fall);
        a[rowOf[k]] -= fall;
      } else {
        slack[k] -= fall;
      }
    }
  }
}
