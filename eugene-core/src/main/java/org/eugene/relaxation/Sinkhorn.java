package org.eugene.relaxation;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The doubly stochastic matrix with least ⟨Q, C⟩ − temperature·entropy(Q): exp(−C/temperature) with
 * rows and columns scaled in turn to sum 1 (key {@code cuturi2013}).
 */
final class Sinkhorn {
  private static final double TEMPERATURE = 1;
  private static final int MAX_SCALINGS = 500;
  private static final double FINE_TOLERANCE = 1e-6;
  // Entries below e^-700 would vanish and a whole column with them.
  private static final double LARGEST_EXPONENT = 600;

  private static final int ROWS_BETWEEN_CLOCK_CHECKS = 64;

  private final int n;
  private final double tolerance;
  private final BooleanSupplier isOver;
  private final double[] q;
  private final double[] columnSum;

  Sinkhorn(int order) {
    this(order, () -> false);
  }

  /** With sums that are very close to 1. */
  Sinkhorn(int order, BooleanSupplier isOver) {
    this(order, FINE_TOLERANCE, isOver);
  }

  /**
   * @param tolerance how far row sums may be from 1
   * @param isOver asked now and then; once it says so, sums stay as they are
   */
  Sinkhorn(int order, double tolerance, BooleanSupplier isOver) {
    this.n = order;
    this.tolerance = tolerance;
    this.isOver = isOver;
    this.q = new double[n * n];
    this.columnSum = new double[n];
  }

  /** The scaling for this cost matrix; valid until the next call. */
  double[] scale(double[] cost) {
    for (int i = 0; i < n && !isGivenUp(i); i++) {
      double least = Double.POSITIVE_INFINITY;
      for (int j = 0; j < n; j++) {
        least = Math.min(least, cost[i * n + j]);
      }
      for (int j = 0; j < n; j++) {
        double exponent = (cost[i * n + j] - least) / TEMPERATURE;
        q[i * n + j] = Math.exp(-Math.min(exponent, LARGEST_EXPONENT));
      }
    }
    for (int scaling = 0; scaling < MAX_SCALINGS && !isOver.getAsBoolean(); scaling++) {
      if (scaleRows() < tolerance) {
        break;
      }
      scaleColumns();
    }
    return q;
  }

  private boolean isGivenUp(int row) {
    return row % ROWS_BETWEEN_CLOCK_CHECKS == ROWS_BETWEEN_CLOCK_CHECKS - 1
        && isOver.getAsBoolean();
  }

  private double scaleRows() {
    double off = 0;
    for (int i = 0; i < n && !isGivenUp(i); i++) {
      double sum = 0;
      for (int j = 0; j < n; j++) {
        sum += q[i * n + j];
      }
      off = Math.max(off, Math.abs(sum - 1));
      for (int j = 0; j < n; j++) {
        q[i * n + j] /= sum;
      }
    }
    return off;
  }

  private void scaleColumns() {
    Arrays.fill(columnSum, 0);
    for (int i = 0; i < n && !isGivenUp(i); i++) {
      for (int j = 0; j < n; j++) {
        columnSum[j] += q[i * n + j];
      }
    }
    for (int i = 0; i < n && !isGivenUp(i); i++) {
      for (int j = 0; j < n; j++) {
        q[i * n + j] /= columnSum[j];
      }
    }
  }
}
