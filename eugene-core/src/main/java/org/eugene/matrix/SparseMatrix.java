package org.eugene.matrix;

import java.util.Arrays;

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

  public int order() {
    return order;
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

  /** out = A·X for a square row-major X of the same order; O(entries · n). */
  public void times(double[] x, double[] out) {
    for (int i = 0; i < order; i++) {
      int row = i * order;
      Arrays.fill(out, row, row + order, 0);
      for (int at = start[i]; at < start[i + 1]; at++) {
        addScaledRow(value[at], x, column[at] * order, out, row);
      }
    }
  }

  /** out −= X·A, given that this matrix is Aᵀ: out[i][l] −= Σ_k X[i][k]·A[k][l]; O(entries · n). */
  public void subtractProductWithTransposed(double[] x, double[] out) {
    for (int i = 0; i < order; i++) {
      int row = i * order;
      for (int l = 0; l < order; l++) {
        double sum = 0;
        for (int at = start[l]; at < start[l + 1]; at++) {
          sum += value[at] * x[row + column[at]];
        }
        out[row + l] -= sum;
      }
    }
  }

  private void addScaledRow(double factor, double[] x, int from, double[] out, int to) {
    for (int j = 0; j < order; j++) {
      out[to + j] += factor * x[from + j];
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
