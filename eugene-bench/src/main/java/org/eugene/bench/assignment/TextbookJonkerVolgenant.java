package org.eugene.bench.assignment;

import java.util.Arrays;

/**
 * The linear assignment algorithm as its paper tells it (Jonker and Volgenant 1987, key {@code
 * jonker1987}): column reduction, reduction transfer, augmenting row reduction twice, then shortest
 * augmenting paths. Square matrices. Only here to be compared with.
 *
 * <p>Letters as in the paper: x(i) is the column of row i, y(j) the row of column j, v the prices
 * of columns, d the distances and pred the way back.
 */
final class TextbookJonkerVolgenant {
  private static final int NONE = -1;

  private final int n;
  private final int[] x;
  private final int[] y;
  private final double[] v;
  private final double[] d;
  private final int[] pred;
  private final int[] col;
  private final int[] free;
  private final int[] matches;

  TextbookJonkerVolgenant(int order) {
    this.n = order;
    this.x = new int[n];
    this.y = new int[n];
    this.v = new double[n];
    this.d = new double[n];
    this.pred = new int[n];
    this.col = new int[n];
    this.free = new int[n];
    this.matches = new int[n];
  }

  /** The least total for a matrix stored row by row. */
  double solve(double[] c) {
    Arrays.fill(x, NONE);
    Arrays.fill(y, NONE);
    Arrays.fill(matches, 0);
    reduceColumns(c);
    int left = transferReduction(c);
    for (int round = 0; round < 2 && left > 0; round++) {
      left = reduceRows(c, left);
    }
    for (int f = 0; f < left; f++) {
      augment(c, free[f]);
    }
    double total = 0;
    for (int i = 0; i < n; i++) {
      total += c[i * n + x[i]];
    }
    return total;
  }

  /** Each column, last to first, takes its cheapest row; the first to come keeps it. */
  private void reduceColumns(double[] c) {
    for (int j = n - 1; j >= 0; j--) {
      int best = 0;
      for (int i = 1; i < n; i++) {
        if (c[i * n + j] < c[best * n + j]) {
          best = i;
        }
      }
      v[j] = c[best * n + j];
      if (matches[best]++ == 0) {
        x[best] = j;
        y[j] = best;
      }
    }
  }

  /** Rows that were cheapest once only pass on what their column leaves; returns the free ones. */
  private int transferReduction(double[] c) {
    int left = 0;
    for (int i = 0; i < n; i++) {
      if (matches[i] == 0) {
        free[left++] = i;
      } else if (matches[i] == 1 && n > 1) {
        int own = x[i];
        double least = Double.POSITIVE_INFINITY;
        for (int j = 0; j < n; j++) {
          if (j != own) {
            least = Math.min(least, c[i * n + j] - v[j]);
          }
        }
        v[own] -= least;
      }
    }
    return left;
  }

  private int reduceRows(double[] c, int count) {
    int left = 0;
    int at = 0;
    int moves = 0;
    while (at < count) {
      int i = free[at++];
      double least = c[i * n] - v[0];
      double second = Double.POSITIVE_INFINITY;
      int first = 0;
      int next = NONE;
      for (int j = 1; j < n; j++) {
        double h = c[i * n + j] - v[j];
        if (h < second) {
          if (h >= least) {
            second = h;
            next = j;
          } else {
            second = least;
            next = first;
            least = h;
            first = j;
          }
        }
      }
      int evicted = y[first];
      boolean strictly = least < second;
      if (strictly && next != NONE) {
        v[first] -= second - least;
      } else if (evicted != NONE && next != NONE) {
        first = next;
        evicted = y[first];
      }
      x[i] = first;
      y[first] = i;
      if (evicted != NONE) {
        x[evicted] = NONE;
        // Real numbers may hand a column back and forth for long.
        if (strictly && moves++ < 4 * n) {
          free[--at] = evicted;
        } else {
          free[left++] = evicted;
        }
      }
    }
    return left;
  }

  /** Dijkstra over columns: 0..low-1 are scanned, low..up-1 are as near as can be. */
  private void augment(double[] c, int start) {
    for (int j = 0; j < n; j++) {
      d[j] = c[start * n + j] - v[j];
      pred[j] = start;
      col[j] = j;
    }
    int low = 0;
    int up = 0;
    int ready = 0;
    double nearest = 0;
    int end = NONE;
    while (end == NONE) {
      if (up == low) {
        ready = low;
        nearest = d[col[up++]];
        for (int k = up; k < n; k++) {
          int j = col[k];
          if (d[j] <= nearest) {
            if (d[j] < nearest) {
              up = low;
              nearest = d[j];
            }
            col[k] = col[up];
            col[up++] = j;
          }
        }
        for (int k = low; k < up && end == NONE; k++) {
          end = y[col[k]] == NONE ? col[k] : NONE;
        }
      }
      if (end == NONE) {
        int through = col[low++];
        int i = y[through];
        double h = c[i * n + through] - v[through] - nearest;
        for (int k = up; k < n && end == NONE; k++) {
          int j = col[k];
          double reached = c[i * n + j] - v[j] - h;
          if (reached < d[j]) {
            pred[j] = i;
            d[j] = reached;
            if (reached == nearest) {
              if (y[j] == NONE) {
                end = j;
              } else {
                col[k] = col[up];
                col[up++] = j;
              }
            }
          }
        }
      }
    }
    for (int k = 0; k < ready; k++) {
      v[col[k]] += d[col[k]] - nearest;
    }
    int j = end;
    int i;
    do {
      i = pred[j];
      y[j] = i;
      int next = x[i];
      x[i] = j;
      j = next;
    } while (i != start);
  }
}
