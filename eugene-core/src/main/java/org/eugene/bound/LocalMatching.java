package org.eugene.bound;

import java.util.Arrays;

/**
 * The largest total weight of a matching between a few row half-edges and a few column half-edges;
 * negative weights count as nothing, half-edges may stay unmatched. Up to four on one side by
 * enumeration, more by an assignment. Who wants to know why nothing weighs more asks for prices. An
 * instance is scratch memory for one thread.
 */
public final class LocalMatching {
  private static final int SMALL = 4;
  private static final int BIDS_PER_ROW = 4;

  private final int[] small = new int[SMALL * SMALL];
  private int[] columnPrice = new int[0];
  private int[] rowPrice = new int[0];
  private int[] rowOfColumn = new int[0];
  private int[] cameFrom = new int[0];
  private int[] slack = new int[0];
  private boolean[] visited = new boolean[0];
  private int[] freeRows = new int[0];
  private int[] stuckRows = new int[0];
  private int[] cost = new int[0]; // by row, width apart
  private int width;
  private boolean pricesFlipped; // whether the rows of the priced assignment are columns

  /**
   * The total for half-edges h0.. (r of them) against g0.. (s of them), weights at h·stride + g.
   */
  public int value(int[] weight, int stride, int h0, int r, int g0, int s) {
    if (r == 0 || s == 0) {
      return 0;
    }
    if (r == 1 || s == 1) {
      return largest(weight, stride, h0, r, g0, s);
    }
    int at = h0 * stride + g0;
    if (r == 2 && s == 2) {
      return Math.max(
          Math.max(weight[at], 0) + Math.max(weight[at + stride + 1], 0),
          Math.max(weight[at + 1], 0) + Math.max(weight[at + stride], 0));
    }
    if (r <= 3 && s <= 3) {
      return threeByThree(weight, at, at + stride, r > 2 ? at + 2 * stride : -1, s > 2);
    }
    if (r <= SMALL && s <= SMALL) {
      load(weight, stride, h0, r, g0, s);
      return smallValue();
    }
    if (Math.min(r, s) <= SMALL) {
      return r > s
          ? few(weight, at, s, 1, s, stride, r, r)
          : few(weight, at, r, stride, r, 1, s, s);
    }
    return assign(weight, stride, h0, r, g0, s);
  }

  /**
   * The same after the weight of h and g rose, given what it was: the larger of that and of the
   * weight with the best of all others. Such are most changes of a step; coil-del takes 5 % less.
   */
  int valueAfterRise(
      int[] weight, int stride, int h0, int r, int g0, int s, int h, int g, int before) {
    int with = weight[h * stride + g];
    if (with <= 0) {
      return before;
    }
    if (Math.min(r, s) == 1) {
      return Math.max(before, with);
    }
    if (Math.max(r, s) < SMALL || Math.min(r, s) > SMALL + 1) {
      return value(weight, stride, h0, r, g0, s);
    }
    int at = h0 * stride + g0;
    int others =
        r > s
            ? few(weight, at, s - 1, 1, g - g0, stride, r, h - h0)
            : few(weight, at, r - 1, stride, h - h0, 1, s, g - g0);
    return Math.max(before, with + others);
  }

  /**
   * Up to four rows, step apart, one of them left out, with many columns, next apart, one of them
   * left out; nothing is left out by a number beyond.
   */
  private static int few(
      int[] w, int at, int rows, int step, int noRow, int next, int columns, int noColumn) {
    int a = noRow == 0 ? at + step : at;
    int b = a + (noRow == 1 ? 2 : 1) * step;
    int c = b + (noRow == 2 ? 2 : 1) * step;
    int d = c + (noRow == 3 ? 2 : 1) * step;
    return switch (rows) {
      case 1 -> oneByMany(w, a, next, columns, noColumn);
      case 2 -> twoByMany(w, a, b, next, columns, noColumn);
      case 3 -> threeByMany(w, a, b, c, next, columns, noColumn);
      default -> fourByMany(w, a, b, c, d, next, columns, noColumn);
    };
  }

  private static int oneByMany(int[] w, int rowA, int next, int columns, int without) {
    int f = 0;
    for (int j = 0, from = 0; j < columns; j++, from += next) {
      if (j != without) {
        f = Math.max(f, w[rowA + from]);
      }
    }
    return f;
  }

  /**
   * f(S) = the most that the rows in S make of the columns so far, rows A, B, .. as bits; a column
   * with weights a, b, .. makes it max(f(S), f(S∖A) + a, f(S∖B) + b, ..). No branch depends on a
   * weight: bids take a tenth longer on coil-del. With five rows as well nothing is gained.
   */
  private static int twoByMany(int[] w, int rowA, int rowB, int next, int columns, int without) {
    int f1 = 0;
    int f2 = 0;
    int f3 = 0;
    for (int j = 0, from = 0; j < columns; j++, from += next) {
      if (j == without) {
        continue;
      }
      int a = w[rowA + from];
      int b = w[rowB + from];
      f3 = Math.max(f3, Math.max(f2 + a, f1 + b));
      f1 = Math.max(f1, a);
      f2 = Math.max(f2, b);
    }
    return f3;
  }

  private static int threeByMany(
      int[] w, int rowA, int rowB, int rowC, int next, int columns, int without) {
    int f1 = 0;
    int f2 = 0;
    int f3 = 0;
    int f4 = 0;
    int f5 = 0;
    int f6 = 0;
    int f7 = 0;
    for (int j = 0, from = 0; j < columns; j++, from += next) {
      if (j == without) {
        continue;
      }
      int a = w[rowA + from];
      int b = w[rowB + from];
      int c = w[rowC + from];
      f7 = Math.max(Math.max(f7, f6 + a), Math.max(f5 + b, f3 + c));
      f3 = Math.max(f3, Math.max(f2 + a, f1 + b));
      f5 = Math.max(f5, Math.max(f4 + a, f1 + c));
      f6 = Math.max(f6, Math.max(f4 + b, f2 + c));
      f1 = Math.max(f1, a);
      f2 = Math.max(f2, b);
      f4 = Math.max(f4, c);
    }
    return f7;
  }

  private static int fourByMany(
      int[] w, int rowA, int rowB, int rowC, int rowD, int next, int columns, int without) {
    int f1 = 0;
    int f2 = 0;
    int f3 = 0;
    int f4 = 0;
    int f5 = 0;
    int f6 = 0;
    int f7 = 0;
    int f8 = 0;
    int f9 = 0;
    int f10 = 0;
    int f11 = 0;
    int f12 = 0;
    int f13 = 0;
    int f14 = 0;
    int f15 = 0;
    for (int j = 0, from = 0; j < columns; j++, from += next) {
      if (j == without) {
        continue;
      }
      int a = w[rowA + from];
      int b = w[rowB + from];
      int c = w[rowC + from];
      int d = w[rowD + from];
      f15 = Math.max(f15, Math.max(Math.max(f14 + a, f13 + b), Math.max(f11 + c, f7 + d)));
      f7 = Math.max(Math.max(f7, f6 + a), Math.max(f5 + b, f3 + c));
      f11 = Math.max(Math.max(f11, f10 + a), Math.max(f9 + b, f3 + d));
      f13 = Math.max(Math.max(f13, f12 + a), Math.max(f9 + c, f5 + d));
      f14 = Math.max(Math.max(f14, f12 + b), Math.max(f10 + c, f6 + d));
      f3 = Math.max(f3, Math.max(f2 + a, f1 + b));
      f5 = Math.max(f5, Math.max(f4 + a, f1 + c));
      f9 = Math.max(f9, Math.max(f8 + a, f1 + d));
      f6 = Math.max(f6, Math.max(f4 + b, f2 + c));
      f10 = Math.max(f10, Math.max(f8 + b, f2 + d));
      f12 = Math.max(f12, Math.max(f8 + c, f4 + d));
      f1 = Math.max(f1, a);
      f2 = Math.max(f2, b);
      f4 = Math.max(f4, c);
      f8 = Math.max(f8, d);
    }
    return f15;
  }

  /**
   * max over the six permutations of three columns; a missing third row or column weighs nothing.
   */
  private static int threeByThree(int[] w, int row0, int row1, int row2, boolean third) {
    int a0 = Math.max(w[row0], 0);
    int a1 = Math.max(w[row0 + 1], 0);
    int a2 = third ? Math.max(w[row0 + 2], 0) : 0;
    int b0 = Math.max(w[row1], 0);
    int b1 = Math.max(w[row1 + 1], 0);
    int b2 = third ? Math.max(w[row1 + 2], 0) : 0;
    int c0 = row2 < 0 ? 0 : Math.max(w[row2], 0);
    int c1 = row2 < 0 ? 0 : Math.max(w[row2 + 1], 0);
    int c2 = row2 < 0 || !third ? 0 : Math.max(w[row2 + 2], 0);
    int best = a0 + Math.max(b1 + c2, b2 + c1);
    best = Math.max(best, a1 + Math.max(b0 + c2, b2 + c0));
    return Math.max(best, a2 + Math.max(b0 + c1, b1 + c0));
  }

  private static int largest(int[] weight, int stride, int h0, int r, int g0, int s) {
    int best = 0;
    for (int a = 0; a < r; a++) {
      for (int b = 0; b < s; b++) {
        best = Math.max(best, weight[(h0 + a) * stride + g0 + b]);
      }
    }
    return best;
  }

  private void load(int[] weight, int stride, int h0, int r, int g0, int s) {
    Arrays.fill(small, 0);
    for (int a = 0; a < r; a++) {
      int from = (h0 + a) * stride + g0;
      for (int b = 0; b < s; b++) {
        small[SMALL * a + b] = Math.max(weight[from + b], 0);
      }
    }
  }

  /** max over the six ways to give rows 0, 1 two columns and rows 2, 3 the other two. */
  private int smallValue() {
    int best = upper(0, 1) + lower(2, 3);
    best = Math.max(best, upper(0, 2) + lower(1, 3));
    best = Math.max(best, upper(0, 3) + lower(1, 2));
    best = Math.max(best, upper(1, 2) + lower(0, 3));
    best = Math.max(best, upper(1, 3) + lower(0, 2));
    return Math.max(best, upper(2, 3) + lower(0, 1));
  }

  private int upper(int a, int b) {
    return Math.max(small[a] + small[4 + b], small[b] + small[4 + a]);
  }

  private int lower(int a, int b) {
    return Math.max(small[8 + a] + small[12 + b], small[8 + b] + small[12 + a]);
  }

  /**
   * A matching of that total: claim[h] becomes the column half-edge that h is matched to, or -1.
   */
  void claims(int[] weight, int stride, int h0, int r, int g0, int s, int[] claim) {
    Arrays.fill(claim, h0, h0 + r, -1);
    if (r == 0 || s == 0) {
      return;
    }
    if (r <= SMALL && s <= SMALL) {
      load(weight, stride, h0, r, g0, s);
      smallClaims(h0, r, g0, s, claim);
      return;
    }
    assign(weight, stride, h0, r, g0, s);
    boolean flipped = r > s;
    for (int column = 1; column <= Math.max(r, s); column++) {
      int row = rowOfColumn[column];
      if (row > 0) {
        int h = h0 + (flipped ? column : row) - 1;
        int g = g0 + (flipped ? row : column) - 1;
        if (weight[h * stride + g] > 0) {
          claim[h] = g;
        }
      }
    }
  }

  private void smallClaims(int h0, int r, int g0, int s, int[] claim) {
    int value = smallValue();
    for (int a = 0; a < SMALL; a++) {
      for (int b = a + 1; b < SMALL; b++) {
        int c = a == 0 ? (b == 1 ? 2 : 1) : 0;
        int d = 6 - a - b - c;
        if (upper(a, b) + lower(c, d) == value) {
          boolean straight = small[a] + small[4 + b] >= small[b] + small[4 + a];
          boolean straightBelow = small[8 + c] + small[12 + d] >= small[8 + d] + small[12 + c];
          claim(0, straight ? a : b, h0, r, g0, s, claim);
          claim(1, straight ? b : a, h0, r, g0, s, claim);
          claim(2, straightBelow ? c : d, h0, r, g0, s, claim);
          claim(3, straightBelow ? d : c, h0, r, g0, s, claim);
          return;
        }
      }
    }
  }

  private void claim(int row, int column, int h0, int r, int g0, int s, int[] claim) {
    if (row < r && column < s && small[SMALL * row + column] > 0) {
      claim[h0 + row] = g0 + column;
    }
  }

  /**
   * Finds prices that prove {@link #value}: rowPrice + columnPrice ≥ weight for every two
   * half-edges, no price negative, and the sum of all prices is the total. They can be read until
   * the next call. By augmenting paths alone, row after row: bids would end in other prices.
   *
   * <p>No price has the wrong sign: the column that the last path ends at still costs nothing, and
   * no row is dearer than the difference to it, which is −max(w, 0).
   */
  public void price(int[] weight, int stride, int h0, int r, int g0, int s) {
    pricesFlipped = r > s;
    int rows = Math.min(r, s);
    int columns = Math.max(r, s);
    loadCosts(weight, stride, h0, r, g0, s);
    for (int row = 1; row <= rows; row++) {
      raiseRowPrice(row, columns);
      augment(row, columns);
    }
  }

  /** The price of row half-edge h0 + h. */
  public int rowPrice(int h) {
    return pricesFlipped ? -columnPrice[h + 1] : -rowPrice[h + 1];
  }

  /** The price of column half-edge g0 + g. */
  public int columnPrice(int g) {
    return pricesFlipped ? -rowPrice[g + 1] : -columnPrice[g + 1];
  }

  /**
   * The assignment on costs −max(w, 0) of the smaller side to the larger: by bids as long as they
   * settle something, which is mostly to the end, then by shortest augmenting paths. Rows and
   * columns are numbered from 1; column 0 is the start of a path.
   */
  private int assign(int[] weight, int stride, int h0, int r, int g0, int s) {
    int rows = Math.min(r, s);
    int columns = Math.max(r, s);
    // As loadCosts, but in one loop with the rows that are free: apart it costs coil-del 4 %.
    boolean flipped = r > s;
    reserve(rows, columns);
    int base = h0 * stride + g0;
    int rowStep = flipped ? 1 : stride;
    int columnStep = flipped ? stride : 1;
    for (int row = 1; row <= rows; row++) {
      int from = base + (row - 1) * rowStep;
      for (int j = 1, at = row * width + 1; j <= columns; j++, at++, from += columnStep) {
        cost[at] = -Math.max(weight[from], 0);
      }
      freeRows[rows - row] = row;
    }
    int free = bid(rows, columns);
    if (free > 0) {
      for (int row = 1; row <= rows; row++) {
        raiseRowPrice(row, columns);
      }
      for (int at = 0; at < free; at++) {
        augment(freeRows[at], columns);
      }
    }
    int total = 0;
    for (int j = 1; j <= columns; j++) {
      total -= rowOfColumn[j] > 0 ? cost[rowOfColumn[j] * width + j] : 0;
    }
    return total;
  }

  private void loadCosts(int[] weight, int stride, int h0, int r, int g0, int s) {
    boolean flipped = r > s;
    int rows = Math.min(r, s);
    int columns = Math.max(r, s);
    reserve(rows, columns);
    int base = h0 * stride + g0;
    int rowStep = flipped ? 1 : stride;
    int columnStep = flipped ? stride : 1;
    for (int row = 1; row <= rows; row++) {
      int from = base + (row - 1) * rowStep;
      for (int j = 1, at = row * width + 1; j <= columns; j++, at++, from += columnStep) {
        cost[at] = -Math.max(weight[from], 0);
      }
    }
  }

  /**
   * Each free row takes its cheapest column and lowers that column's price until the second
   * cheapest is as good; whoever had it is free again. Returns how many rows are left at the front
   * of the free ones.
   */
  private int bid(int rows, int columns) {
    int waiting = rows;
    int left = 0; // rows given up are kept behind the waiting ones, from the end
    for (int bids = 0; waiting > 0 && bids < BIDS_PER_ROW * rows; bids++) {
      int row = freeRows[--waiting];
      int first = 0;
      int least = Integer.MAX_VALUE;
      int second = Integer.MAX_VALUE;
      for (int j = 1, at = row * width + 1; j <= columns; j++, at++) {
        int reduced = cost[at] - columnPrice[j];
        if (reduced < second) {
          if (reduced < least || (reduced == least && rowOfColumn[first] != 0)) {
            second = least;
            least = reduced;
            first = j;
          } else {
            second = reduced;
          }
        }
      }
      int evicted = rowOfColumn[first];
      if (evicted != 0) {
        if (second == least || second == Integer.MAX_VALUE) {
          stuckRows[left++] = row; // a tie: nothing to be gained by bidding
          continue;
        }
        columnPrice[first] -= second - least;
        freeRows[waiting++] = evicted;
      }
      rowOfColumn[first] = row;
    }
    for (int at = 0; at < left; at++) {
      freeRows[waiting++] = stuckRows[at];
    }
    return waiting;
  }

  private void raiseRowPrice(int row, int columns) {
    int least = Integer.MAX_VALUE;
    for (int j = 1, at = row * width + 1; j <= columns; j++, at++) {
      least = Math.min(least, cost[at] - columnPrice[j]);
    }
    rowPrice[row] = least;
  }

  private void augment(int row, int columns) {
    rowOfColumn[0] = row;
    int at = 0;
    Arrays.fill(slack, 0, columns + 1, Integer.MAX_VALUE);
    Arrays.fill(visited, 0, columns + 1, false);
    do {
      visited[at] = true;
      int i = rowOfColumn[at];
      int delta = Integer.MAX_VALUE;
      int next = 0;
      for (int j = 1; j <= columns; j++) {
        if (!visited[j]) {
          int reduced = cost[i * width + j] - rowPrice[i] - columnPrice[j];
          if (reduced < slack[j]) {
            slack[j] = reduced;
            cameFrom[j] = at;
          }
          if (slack[j] < delta) {
            delta = slack[j];
            next = j;
          }
        }
      }
      for (int j = 0; j <= columns && delta > 0; j++) {
        if (visited[j]) {
          rowPrice[rowOfColumn[j]] += delta;
          columnPrice[j] -= delta;
        } else {
          slack[j] -= delta;
        }
      }
      at = next;
    } while (rowOfColumn[at] != 0);
    do {
      int previous = cameFrom[at];
      rowOfColumn[at] = rowOfColumn[previous];
      at = previous;
    } while (at != 0);
    rowOfColumn[0] = 0;
  }

  private void reserve(int rows, int columns) {
    if (columnPrice.length <= columns) {
      columnPrice = new int[2 * columns + 1];
      rowOfColumn = new int[2 * columns + 1];
      cameFrom = new int[2 * columns + 1];
      slack = new int[2 * columns + 1];
      visited = new boolean[2 * columns + 1];
    }
    if (rowPrice.length <= rows) {
      rowPrice = new int[2 * rows + 1];
      freeRows = new int[2 * rows + 1];
      stuckRows = new int[2 * rows + 1];
    }
    width = columns + 1;
    if (cost.length < (rows + 1) * width) {
      cost = new int[2 * (rows + 1) * width];
    }
    Arrays.fill(columnPrice, 0, columns + 1, 0);
    Arrays.fill(rowOfColumn, 0, columns + 1, 0);
  }
}
