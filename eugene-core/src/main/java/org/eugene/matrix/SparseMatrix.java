package org.eugene.matrix;

import java.util.Arrays;
import java.util.OptionalDouble;

/** A square matrix in compressed rows: row i has entries start[i]..start[i+1]-1. Immutable. */
public final class SparseMatrix {
  private final int order;
  private final int[] start;
  private final int[] column;
  private final double[] value;

  private SparseMatrix(int order, int[] start, int[] column, double[] value) {
    this.order = order;
    this.start = start;
    this.column = column;
    this.value = value;
  }

  /** The matrix with value[e] at (row[e], column[e]); no place twice. Zeros are dropped. */
  public static SparseMatrix of(int order, int[] row, int[] column, double[] value) {
    int[] start = new int[order + 1];
    for (int e = 0; e < row.length; e++) {
      start[row[e] + 1] += value[e] == 0 ? 0 : 1;
    }
    for (int i = 0; i < order; i++) {
      start[i + 1] += start[i];
    }
    int[] next = Arrays.copyOf(start, order);
    int[] columns = new int[start[order]];
    double[] values = new double[start[order]];
    for (int e = 0; e < row.length; e++) {
      if (value[e] != 0) {
        columns[next[row[e]]] = column[e];
        values[next[row[e]]++] = value[e];
      }
    }
    return new SparseMatrix(order, start, columns, values);
  }

  /** How many rows there are, and as many columns. */
  public int order() {
    return order;
  }

  /** How many entries are not 0. */
  public int entries() {
    return column.length;
  }

  /** The columns in which row i has entries. */
  public int[] columnsOf(int i) {
    return Arrays.copyOfRange(column, start[i], start[i + 1]);
  }

  /** The value that all entries have; none if they differ, or there are none. */
  public OptionalDouble commonValue() {
    for (double entry : value) {
      if (entry != value[0]) {
        return OptionalDouble.empty();
      }
    }
    return value.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(value[0]);
  }

  /** The matrix with rows and columns exchanged. */
  public SparseMatrix transposed() {
    int[] rows = new int[column.length];
    for (int i = 0; i < order; i++) {
      Arrays.fill(rows, start[i], start[i + 1], i);
    }
    return of(order, column, rows, value);
  }

  /** The matrix whose entry (i, j) is this one's (from[i], from[j]), for a permutation. */
  public SparseMatrix permuted(int[] from) {
    int[] to = new int[order];
    for (int i = 0; i < order; i++) {
      to[from[i]] = i;
    }
    int[] rows = new int[column.length];
    int[] columns = new int[column.length];
    for (int i = 0; i < order; i++) {
      for (int at = start[i]; at < start[i + 1]; at++) {
        rows[at] = to[i];
        columns[at] = to[column[at]];
      }
    }
    return of(order, rows, columns, value);
  }

  /**
   * out = A·X for a square row-major X of the same order; O(entries · n). Rows of X are added two
   * at a time, which halves the traffic on out.
   */
  public void times(double[] x, double[] out) {
    times(x, out, 0, order);
  }

  /** Rows from, …, to − 1 of {@link #times(double[], double[])}. */
  public void times(double[] x, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      int row = i * order;
      int at = start[i];
      int end = start[i + 1];
      if (at == end) {
        Arrays.fill(out, row, row + order, 0);
      } else if ((end - at) % 2 == 1) {
        setScaledRow(value[at], x, column[at] * order, out, row);
        at++;
      } else {
        setScaledRows(at, x, out, row);
        at += 2;
      }
      for (; at < end; at += 2) {
        addScaledRows(at, x, out, row);
      }
    }
  }

  private void setScaledRow(double factor, double[] x, int from, double[] out, int to) {
    for (int j = 0; j < order; j++) {
      out[to + j] = factor * x[from + j];
    }
  }

  /** The rows of X that entries at and at + 1 name. */
  private void setScaledRows(int at, double[] x, double[] out, int to) {
    double first = value[at];
    double second = value[at + 1];
    int firstRow = column[at] * order;
    int secondRow = column[at + 1] * order;
    for (int j = 0; j < order; j++) {
      out[to + j] = first * x[firstRow + j] + second * x[secondRow + j];
    }
  }

  private void addScaledRows(int at, double[] x, double[] out, int to) {
    double first = value[at];
    double second = value[at + 1];
    int firstRow = column[at] * order;
    int secondRow = column[at + 1] * order;
    for (int j = 0; j < order; j++) {
      out[to + j] += first * x[firstRow + j] + second * x[secondRow + j];
    }
  }

  /**
   * out −= X·A, given that this matrix is Aᵀ: out[i][l] −= Σ_k X[i][k]·A[k][l]; O(entries · n).
   * Four rows of X at a time share the walk through the entries.
   */
  public void subtractProductWithTransposed(double[] x, double[] out) {
    subtractProductWithTransposed(x, out, 0, order);
  }

  /** Rows from, …, to − 1 of {@link #subtractProductWithTransposed(double[], double[])}. */
  public void subtractProductWithTransposed(double[] x, double[] out, int from, int to) {
    int i = from;
    for (; i + 3 < to; i += 4) {
      subtractFourRows(i * order, x, out);
    }
    for (; i < to; i++) {
      subtractRow(i * order, x, out);
    }
  }

  private void subtractFourRows(int row0, double[] x, double[] out) {
    int row1 = row0 + order;
    int row2 = row1 + order;
    int row3 = row2 + order;
    for (int l = 0; l < order; l++) {
      double sum0 = 0;
      double sum1 = 0;
      double sum2 = 0;
      double sum3 = 0;
      for (int at = start[l]; at < start[l + 1]; at++) {
        double factor = value[at];
        int k = column[at];
        sum0 += factor * x[row0 + k];
        sum1 += factor * x[row1 + k];
        sum2 += factor * x[row2 + k];
        sum3 += factor * x[row3 + k];
      }
      out[row0 + l] -= sum0;
      out[row1 + l] -= sum1;
      out[row2 + l] -= sum2;
      out[row3 + l] -= sum3;
    }
  }

  private void subtractRow(int row, double[] x, double[] out) {
    for (int l = 0; l < order; l++) {
      double sum = 0;
      for (int at = start[l]; at < start[l + 1]; at++) {
        sum += value[at] * x[row + column[at]];
      }
      out[row + l] -= sum;
    }
  }

  /**
   * out += factor · A·S for the permutation matrix S with S[j][to[j]] = 1: entry (i, j) of A goes
   * to (i, to[j]); O(entries).
   */
  public void addPermutedColumns(double factor, int[] to, double[] out) {
    for (int i = 0; i < order; i++) {
      for (int at = start[i]; at < start[i + 1]; at++) {
        out[i * order + to[column[at]]] += factor * value[at];
      }
    }
  }

  /**
   * out += factor · S·A for the permutation matrix S with S[i][to[i]] = 1: row to[i] of A goes to
   * row i; O(entries).
   */
  public void addPermutedRows(double factor, int[] to, double[] out) {
    for (int i = 0; i < order; i++) {
      for (int at = start[to[i]]; at < start[to[i] + 1]; at++) {
        out[i * order + column[at]] += factor * value[at];
      }
    }
  }

  /** All entries, row by row. */
  public double[] toDense() {
    double[] dense = new double[order * order];
    for (int i = 0; i < order; i++) {
      for (int at = start[i]; at < start[i + 1]; at++) {
        dense[i * order + column[at]] = value[at];
      }
    }
    return dense;
  }
}
