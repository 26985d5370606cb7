package org.eugene.relaxation;

import java.util.Arrays;
import org.eugene.matrix.SparseMatrix;
import org.eugene.solver.Countdown;

/**
 * Products of a sparse and a full matrix, large ones in parts with a look at the clock between two.
 * When time is up, they leave ({@link Countdown#look}).
 */
public final class Products {
  /** Additions between two looks: a millisecond, more or less. */
  private static final long PART = 1 << 20;

  private final Countdown countdown;

  /** Products on this budget's clock. */
  public Products(Countdown countdown) {
    this.countdown = countdown;
  }

  /** out = A·X. */
  public void times(SparseMatrix a, double[] x, double[] out) {
    int rows = rowsOfAPart(a);
    for (int from = 0; from < a.order(); from += rows) {
      lookUnlessFirst(from);
      a.times(x, out, from, Math.min(a.order(), from + rows));
    }
  }

  /** out −= X·A, given Aᵀ. */
  public void subtract(SparseMatrix aTransposed, double[] x, double[] out) {
    int rows = rowsOfAPart(aTransposed);
    for (int from = 0; from < aTransposed.order(); from += rows) {
      lookUnlessFirst(from);
      aTransposed.subtractProductWithTransposed(
          x, out, from, Math.min(aTransposed.order(), from + rows));
    }
  }

  /** out += factor · x, entry by entry. */
  void add(double factor, double[] x, double[] out) {
    for (int from = 0; from < out.length; from += (int) PART) {
      lookUnlessFirst(from);
      int to = (int) Math.min(out.length, from + PART);
      for (int at = from; at < to; at++) {
        out[at] += factor * x[at];
      }
    }
  }

  /** A table of this order, if there is time to make it. */
  public double[] table(int order) {
    countdown.lookBefore((long) Double.BYTES * order * order);
    return new double[Math.multiplyExact(order, order)];
  }

  /** All entries 0. */
  void clear(double[] table) {
    for (int from = 0; from < table.length; from += (int) PART) {
      lookUnlessFirst(from);
      Arrays.fill(table, from, (int) Math.min(table.length, from + PART), 0);
    }
  }

  /** Small products ask no clock at all. */
  private void lookUnlessFirst(int from) {
    if (from > 0) {
      countdown.look();
    }
  }

  /** A multiple of four, which products take at a time. */
  private static int rowsOfAPart(SparseMatrix a) {
    long workOfARow = Math.max(1, Math.max(a.order(), (long) a.entries()));
    return (int) Math.max(4, Math.min(a.order(), PART / workOfARow) / 4 * 4);
  }
}
