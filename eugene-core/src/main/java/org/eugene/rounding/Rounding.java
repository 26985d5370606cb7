package org.eugene.rounding;

import org.eugene.assignment.LinearAssignment;

/** Turns a soft square matrix into the permutation with the largest sum of its entries. */
public final class Rounding {
  private final LinearAssignment assignment = new LinearAssignment();
  private double[] cost = new double[0];

  /** Writes to permutation[i] the column that row i gets. */
  public void round(double[] weightRowMajor, int order, int[] permutation) {
    if (cost.length < order * order) {
      cost = new double[order * order];
    }
    for (int at = 0; at < order * order; at++) {
      cost[at] = -weightRowMajor[at];
    }
    assignment.solve(cost, order, order);
    for (int i = 0; i < order; i++) {
      permutation[i] = assignment.columnOf(i);
    }
  }
}
