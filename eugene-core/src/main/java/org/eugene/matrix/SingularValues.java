package org.eugene.matrix;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The singular value decomposition M = U·diag(s)·Vᵀ of a small dense matrix, by one-sided Jacobi
 * rotations: columns are rotated in pairs until all are orthogonal. Singular values descend.
 */
public final class SingularValues {
  private static final int MAX_SWEEPS = 60;
  private static final double TOLERANCE = 1e-15;

  private final int rows;
  private final int columns;
  private final double[][] rotated; // by column: u·s
  private final double[][] right; // by column
  private final double[] values;

  private SingularValues(double[][] columnsOfM, int rows) {
    this.rows = rows;
    this.columns = columnsOfM.length;
    this.rotated = columnsOfM;
    this.right = new double[columns][columns];
    for (int j = 0; j < columns; j++) {
      right[j][j] = 1;
    }
    for (int sweep = 0; sweep < MAX_SWEEPS && rotateAll(); sweep++) {}
    this.values = new double[columns];
    for (int j = 0; j < columns; j++) {
      values[j] = Math.sqrt(dot(rotated[j], rotated[j]));
    }
    sort();
  }

  /** Decomposes a matrix given row by row; it stays as it is. */
  public static SingularValues of(double[] rowMajor, int rows, int columns) {
    double[][] byColumn = new double[columns][rows];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        byColumn[j][i] = rowMajor[i * columns + j];
      }
    }
    return new SingularValues(byColumn, rows);
  }

  private boolean rotateAll() {
    boolean rotatedAny = false;
    for (int p = 0; p < columns; p++) {
      for (int q = p + 1; q < columns; q++) {
        rotatedAny |= rotate(p, q);
      }
    }
    return rotatedAny;
  }

  private boolean rotate(int p, int q) {
    double a = dot(rotated[p], rotated[p]);
    double b = dot(rotated[q], rotated[q]);
    double c = dot(rotated[p], rotated[q]);
    if (Math.abs(c) <= TOLERANCE * Math.sqrt(a * b) || c == 0) {
      return false;
    }
    double zeta = (b - a) / (2 * c);
    double t = Math.signum(zeta == 0 ? 1 : zeta) / (Math.abs(zeta) + Math.hypot(1, zeta));
    double cosine = 1 / Math.hypot(1, t);
    turn(rotated[p], rotated[q], cosine, cosine * t);
    turn(right[p], right[q], cosine, cosine * t);
    return true;
  }

  private static void turn(double[] x, double[] y, double cosine, double sine) {
    for (int i = 0; i < x.length; i++) {
      double old = x[i];
      x[i] = cosine * old - sine * y[i];
      y[i] = sine * old + cosine * y[i];
    }
  }

  private static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      sum += x[i] * y[i];
    }
    return sum;
  }

  private void sort() {
    Integer[] order = IntStream.range(0, columns).boxed().toArray(Integer[]::new);
    double[] unsorted = values.clone();
    Arrays.sort(order, Comparator.comparingDouble(j -> -unsorted[j]));
    double[][] oldRotated = rotated.clone();
    double[][] oldRight = right.clone();
    for (int j = 0; j < columns; j++) {
      values[j] = unsorted[order[j]];
      rotated[j] = oldRotated[order[j]];
      right[j] = oldRight[order[j]];
    }
  }

  /** How many there are: the smaller side of the matrix, further ones being zero. */
  public int count() {
    return Math.min(rows, columns);
  }

  /** The r-th largest. */
  public double value(int r) {
    return values[r];
  }

  /** Entry i of the r-th left singular vector; 0 if the value is. */
  public double left(int i, int r) {
    return values[r] == 0 ? 0 : rotated[r][i] / values[r];
  }

  /** Entry j of the r-th right singular vector. */
  public double right(int j, int r) {
    return right[r][j];
  }
}
