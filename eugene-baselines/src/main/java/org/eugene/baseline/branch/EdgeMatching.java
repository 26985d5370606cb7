package org.eugene.baseline.branch;

import java.util.Arrays;

/**
 * A matching of largest total weight between r row half-edges and s column half-edges, with prices
 * that prove it: rowPrice(h) + columnPrice(g) ≥ w(h, g) everywhere, no price negative, and the sum
 * of all prices is the total. Negative weights count as nothing; half-edges may stay unmatched.
 *
 * <p>Shortest augmenting paths, O(min(r,s)²·max(r,s)). An instance is scratch memory for one
 * thread; prices are read from it until the next call.
 */
final class EdgeMatching {
  private static final int NONE = -1;

  private boolean flipped; // whether "near" means columns: near is the side with fewer members
  private int near;
  private int far;
  private int[] nearPrice = new int[8];
  private int[] farPrice = new int[8];
  private int[] nearOfFar = new int[8];
  private int[] cameFrom = new int[8];
  private int[] slack = new int[8];
  private boolean[] settled = new boolean[8];

  /** The total for weights at {@code first + h·stride + g}. */
  int solve(int[] weight, int first, int stride, int r, int s) {
    flipped = r > s;
    near = Math.min(r, s);
    far = Math.max(r, s);
    reserve();
    int nearStep = flipped ? 1 : stride;
    int farStep = flipped ? stride : 1;
    for (int a = 0; a < near; a++) {
      augment(weight, first, nearStep, farStep, a);
    }
    liftNegativePrices();
    int total = 0;
    for (int a = 0; a < near; a++) {
      total += nearPrice[a];
    }
    for (int b = 0; b < far; b++) {
      total += farPrice[b];
    }
    return total;
  }

  private void reserve() {
    if (nearPrice.length < far) {
      int size = 2 * far;
      nearPrice = new int[size];
      farPrice = new int[size];
      nearOfFar = new int[size];
      cameFrom = new int[size];
      slack = new int[size];
      settled = new boolean[size];
    }
    Arrays.fill(nearPrice, 0, near, 0);
    Arrays.fill(farPrice, 0, far, 0);
    Arrays.fill(nearOfFar, 0, far, NONE);
  }

  /** Gives {@code a} a partner along the path on which prices have to change least. */
  private void augment(int[] weight, int first, int nearStep, int farStep, int start) {
    Arrays.fill(slack, 0, far, Integer.MAX_VALUE);
    Arrays.fill(settled, 0, far, false);
    int a = start;
    int reachedFrom = NONE;
    // The first price is the largest weight, so that every slack is one.
    nearPrice[a] = largest(weight, first + a * nearStep, farStep);
    while (true) {
      int next = NONE;
      for (int b = 0; b < far; b++) {
        if (!settled[b]) {
          int w = Math.max(0, weight[first + a * nearStep + b * farStep]);
          int room = nearPrice[a] + farPrice[b] - w;
          if (room < slack[b]) {
            slack[b] = room;
            cameFrom[b] = reachedFrom;
          }
          if (next == NONE || slack[b] < slack[next]) {
            next = b;
          }
        }
      }
      shift(start, slack[next]);
      settled[next] = true;
      if (nearOfFar[next] == NONE) {
        flip(next, start);
        return;
      }
      a = nearOfFar[next];
      reachedFrom = next;
    }
  }

  private int largest(int[] weight, int from, int farStep) {
    int largest = 0;
    for (int b = 0; b < far; b++) {
      largest = Math.max(largest, weight[from + b * farStep] - farPrice[b]);
    }
    return largest;
  }

  /** Lowers the prices of all near members of the tree, raises those of its far members. */
  private void shift(int start, int by) {
    if (by == 0) {
      return;
    }
    nearPrice[start] -= by;
    for (int b = 0; b < far; b++) {
      if (settled[b]) {
        farPrice[b] += by;
        nearPrice[nearOfFar[b]] -= by;
      } else {
        slack[b] -= by;
      }
    }
  }

  private void flip(int end, int start) {
    int b = end;
    while (cameFrom[b] != NONE) {
      nearOfFar[b] = nearOfFar[cameFrom[b]];
      b = cameFrom[b];
    }
    nearOfFar[b] = start;
  }

  /**
   * Only when both sides are equally many can a near price fall below 0; all far prices are at
   * least as far above it then, and shifting between the two sides changes no sum.
   */
  private void liftNegativePrices() {
    int lowest = 0;
    for (int a = 0; a < near; a++) {
      lowest = Math.min(lowest, nearPrice[a]);
    }
    if (lowest < 0) {
      for (int a = 0; a < near; a++) {
        nearPrice[a] -= lowest;
        farPrice[a] += lowest;
      }
    }
  }

  /** The price of row half-edge h of the last problem. */
  int rowPrice(int h) {
    return flipped ? farPrice[h] : nearPrice[h];
  }

  /** The price of column half-edge g of the last problem. */
  int columnPrice(int g) {
    return flipped ? nearPrice[g] : farPrice[g];
  }
}
