package org.eugene.search;

import java.util.Arrays;
import org.eugene.search.AllPairs.Cell;

/** Distances from the graphs of one collection (rows) to those of another (columns). Immutable. */
public final class DistanceMatrix {
  private final int rows;
  private final int columns;
  private final double[] lowerRowMajor;
  private final double[] upperRowMajor;

  private DistanceMatrix(int rows, int columns, double[] lower, double[] upper) {
    this.rows = rows;
    this.columns = columns;
    this.lowerRowMajor = lower;
    this.upperRowMajor = upper;
  }

  /** How many graphs the distances start from. */
  public int rows() {
    return rows;
  }

  /** How many graphs the distances lead to. */
  public int columns() {
    return columns;
  }

  /** What the distance is at least. */
  public double lower(int row, int column) {
    return lowerRowMajor[row * columns + column];
  }

  /** What the distance is at most. */
  public double upper(int row, int column) {
    return upperRowMajor[row * columns + column];
  }

  /** Whether every distance is proved. */
  public boolean isOptimal() {
    return Arrays.equals(lowerRowMajor, upperRowMajor);
  }

  /** A matrix as its cells come in; cells that need no solving are 0 from the start. */
  public static final class Builder {
    private final boolean mirrored;
    private final DistanceMatrix matrix;

    /** An empty matrix for these pairs; refuses one that is too large for an array. */
    public Builder(AllPairs pairs) {
      int rows = pairs.sources().size();
      int columns = pairs.targets().size();
      if ((long) rows * columns > Integer.MAX_VALUE - 8) {
        throw new IllegalArgumentException(
            "a matrix of " + rows + " × " + columns + " does not fit; split the collection");
      }
      this.mirrored = pairs.isMirrored();
      this.matrix =
          new DistanceMatrix(rows, columns, new double[rows * columns], new double[rows * columns]);
    }

    /** Writes an answer down, on both sides of the diagonal where one stands for both. */
    public Builder put(Cell cell, double lower, double upper) {
      set(cell.row() * matrix.columns + cell.column(), lower, upper);
      if (mirrored) {
        set(cell.column() * matrix.columns + cell.row(), lower, upper);
      }
      return this;
    }

    private void set(int at, double lower, double upper) {
      matrix.lowerRowMajor[at] = lower;
      matrix.upperRowMajor[at] = upper;
    }

    /** The matrix of a copy of what is there. */
    public DistanceMatrix build() {
      return new DistanceMatrix(
          matrix.rows, matrix.columns, matrix.lowerRowMajor.clone(), matrix.upperRowMajor.clone());
    }
  }
}
