package org.eugene.baseline.refine;

import org.eugene.baseline.starts.Descent;
import org.eugene.local.SwapNeighbourhood;
import org.eugene.model.SavingsModel;
import org.eugene.solver.Countdown;

/**
 * Makes the best swap of two rows as long as it pays; when none does, the best cyclic exchange of
 * three, and starts over. A cycle of three is two swaps that share a row.
 */
final class SwapDescent implements Descent {
  private static final int LARGE = 200;

  private final SavingsModel model;
  private final SwapNeighbourhood swaps;
  private final int swapSize;
  private final Countdown countdown;
  private final int n;
  private int bestDelta;
  private int bestI;
  private int bestJ;
  private int thenI;
  private int thenJ;

  SwapDescent(SavingsModel model, int swapSize, Countdown countdown) {
    this.model = model;
    this.swaps = new SwapNeighbourhood(model);
    this.swapSize = swapSize;
    this.countdown = countdown;
    this.n = model.order();
  }

  @Override
  public int[] from(int[] permutation) {
    model.lookBefore(3, Integer.BYTES);
    swaps.set(permutation);
    while (!countdown.isOver() && improve()) {
      countdown.step();
    }
    return swaps.permutation();
  }

  /** What the present permutation costs, scaled as the model is. */
  int cost() {
    return swaps.cost();
  }

  /** Makes the best exchange there is; false if none pays. */
  boolean improve() {
    bestDelta = 0;
    findSwap();
    if (bestDelta == 0 && swapSize > 2) {
      findCycle();
    }
    if (bestDelta == 0) {
      return false;
    }
    swaps.swap(bestI, bestJ);
    if (thenI >= 0) {
      swaps.swap(thenI, thenJ);
    }
    return true;
  }

  private void findSwap() {
    thenI = -1;
    for (int i = 0; i < model.rows() && !isOver(); i++) {
      for (int j = i + 1; j < n; j++) {
        if (changesSomething(i, j)) {
          int delta = swaps.delta(i, j);
          if (delta < bestDelta) {
            bestDelta = delta;
            bestI = i;
            bestJ = j;
          }
        }
      }
    }
  }

  /** Small graphs need no look at the clock for every row. */
  private boolean isOver() {
    return n > LARGE && countdown.isOver();
  }

  /** Two dummies on either side exchange nothing. */
  private boolean changesSomething(int i, int j) {
    boolean realRow = i < model.rows() || j < model.rows();
    return realRow && (swaps.columnOf(i) < model.columns() || swaps.columnOf(j) < model.columns());
  }

  /** For i < j < l there are two cycles; both are the swap of i and j and one more. */
  private void findCycle() {
    for (int i = 0; i < model.rows() && !countdown.isOver(); i++) {
      for (int j = i + 1; j < n && !isOver(); j++) {
        for (int l = j + 1; l < n; l++) {
          consider(swaps.delta(i, l, j), i, j, i, l);
          consider(swaps.delta(i, j, l), i, j, j, l);
        }
      }
    }
  }

  private void consider(int delta, int i, int j, int next, int l) {
    if (delta < bestDelta) {
      bestDelta = delta;
      bestI = i;
      bestJ = j;
      thenI = next;
      thenJ = l;
    }
  }
}
