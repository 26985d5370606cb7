package org.eugene.rounding;

import java.util.function.BooleanSupplier;
import org.eugene.assignment.LinearAssignment;

/** Turns a soft square matrix into the permutation with the largest sum of its entries. */
public final class Rounding {
  private final LinearAssignment assignment;
  private double[] cost = new double[0];

  /** A rounding that nobody interrupts. */
  public Rounding() {
    this(() -> false);
  }

  /** With somebody to ask now and then whether time is up: then each row takes what is left. */
  public Rounding(BooleanSupplier isOver) {
    this.assignment = new LinearAssignment(isOver);
  }

  /** Writes to permutation[i] the column that row i gets. */
  public void round(double[] weightRowMajor, int order, int[] permutation) {
    if (cost.length < order * order) {
      cost = new double[order * order];
    }
    for (int at = 0; at < order * order; at++) {
      cost[at] = -weightRowMajor[at];
    }
    assignment.solve(cost, order, order);
    if (!assignment.isComplete()) {
      takeBest(weightRowMajor, order, permutation);
      return;
    }
    for (int i = 0; i < order; i++) {
      permutation[i] = assignment.columnOf(i);
    }
  }

  /** Row by row the best column that is left. */
  private static void takeBest(double[] weight, int order, int[] permutation) {
    boolean[] taken = new boolean[order];
    for (int i = 0; i < order; i++) {
      int best = -1;
      for (int k = 0; k < order; k++) {
        if (!taken[k] && (best < 0 || weight[i * order + k] > weight[i * order + best])) {
          best = k;
        }
      }
      taken[best] = true;
      permutation[i] = best;
    }
  }
}
