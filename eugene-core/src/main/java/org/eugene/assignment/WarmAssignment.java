package org.eugene.assignment;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * A square assignment problem in whole numbers that is solved again and again while a few of its
 * costs change: prices and assignment are kept, rows whose costs changed are looked at anew, and
 * only those that lost their column are assigned again by a shortest augmenting path.
 *
 * <p>Costs stay below {@link #FORBIDDEN}; an entry of that size or more is never chosen. Afterwards
 * rowPrice(i) + columnPrice(j) ≤ c[i][j] everywhere, with equality on the assignment.
 */
public final class WarmAssignment {
  /** The cost of an entry that must not be chosen. */
  public static final int FORBIDDEN = 1 << 28;

  private static final int NONE = -1;

  /** Each a look at all columns; small problems have fewer bids than this and ask no clock. */
  private static final int BIDS_BETWEEN_CLOCK_CHECKS = 64;

  private static final int HOPELESS = FORBIDDEN / 2;

  // With costs below HOPELESS in size and prices this far apart, nothing overflows.
  private static final int WIDEST_SPREAD = FORBIDDEN;

  private final int n;
  private final BooleanSupplier isOver;
  private final int[] columnOfRow;
  private final int[] rowOfColumn;
  private final int[] v;
  private final int[] distance;
  private final int[] predecessor;
  private final int[] scanOrder;
  private final int[] freeRows;
  private int total;

  /** A problem of so many rows and columns that nobody interrupts; no row has a column yet. */
  public WarmAssignment(int order) {
    this(order, () -> false);
  }

  /**
   * As above; once {@code isOver} says so, an assignment that is not finished counts as impossible.
   */
  public WarmAssignment(int order, BooleanSupplier isOver) {
    this.n = order;
    this.isOver = isOver;
    this.columnOfRow = new int[n];
    this.rowOfColumn = new int[n];
    this.v = new int[n];
    this.distance = new int[n];
    this.predecessor = new int[n];
    this.scanOrder = new int[n];
    this.freeRows = new int[n];
    Arrays.fill(columnOfRow, NONE);
    Arrays.fill(rowOfColumn, NONE);
  }

  /** Takes over prices and assignment of another one of the same order. */
  public void copyFrom(WarmAssignment other) {
    System.arraycopy(other.columnOfRow, 0, columnOfRow, 0, n);
    System.arraycopy(other.rowOfColumn, 0, rowOfColumn, 0, n);
    System.arraycopy(other.v, 0, v, 0, n);
    total = other.total;
  }

  /**
   * Assigns anew after some costs changed.
   *
   * @param cost row by row
   * @param changed which rows have changed costs; cleared here
   * @return false if every assignment uses a forbidden entry
   */
  public boolean resolve(int[] cost, boolean[] changed) {
    anchorPrices(changed);
    int free = 0;
    for (int i = 0; i < n; i++) {
      if (changed[i]) {
        changed[i] = false;
        release(cost, i);
      }
      if (columnOfRow[i] == NONE) {
        freeRows[free++] = i;
      }
    }
    bid(cost, free);
    boolean possible = true;
    for (int i = 0; i < n && possible; i++) {
      possible = columnOfRow[i] != NONE || (!isOver.getAsBoolean() && augment(cost, i));
    }
    total = 0;
    for (int i = 0; i < n && possible; i++) {
      total += cost[i * n + columnOfRow[i]];
    }
    return possible;
  }

  /**
   * Augmenting only ever lowers prices. All may be raised by the same amount without harm, and so
   * they are, lest they sink out of range; where forbidden entries have let some sink far below
   * others, everything starts afresh.
   */
  private void anchorPrices(boolean[] changed) {
    int highest = Integer.MIN_VALUE;
    int lowest = Integer.MAX_VALUE;
    for (int j = 0; j < n; j++) {
      highest = Math.max(highest, v[j]);
      lowest = Math.min(lowest, v[j]);
    }
    if (n > 0 && highest - lowest > WIDEST_SPREAD) {
      Arrays.fill(v, 0);
      Arrays.fill(columnOfRow, NONE);
      Arrays.fill(rowOfColumn, NONE);
      Arrays.fill(changed, true);
    } else if (highest < 0) {
      for (int j = 0; j < n; j++) {
        v[j] -= highest;
      }
    }
  }

  /** Takes the row's column away unless it is still among its cheapest. */
  private void release(int[] cost, int i) {
    int held = columnOfRow[i];
    if (held == NONE) {
      return;
    }
    int row = i * n;
    int mine = cost[row + held] - v[held];
    boolean kept = cost[row + held] < HOPELESS;
    for (int j = 0; kept && j < n; j++) {
      kept = cost[row + j] - v[j] >= mine;
    }
    if (!kept) {
      rowOfColumn[held] = NONE;
      columnOfRow[i] = NONE;
    }
  }

  /**
   * Augmenting row reduction: each free row takes its cheapest column and lowers its price until
   * the second cheapest is as good; whoever had the column is free in turn. Ends after 2n bids; who
   * is free then is left to {@link #augment}.
   */
  private void bid(int[] cost, int free) {
    int waiting = free;
    for (int bids = 0; waiting > 0 && bids < 2 * n; bids++) {
      if (bids % BIDS_BETWEEN_CLOCK_CHECKS == BIDS_BETWEEN_CLOCK_CHECKS - 1
          && isOver.getAsBoolean()) {
        return;
      }
      int i = freeRows[--waiting];
      int row = i * n;
      int first = NONE;
      int least = Integer.MAX_VALUE;
      int second = Integer.MAX_VALUE;
      for (int j = 0; j < n; j++) {
        int reduced = cost[row + j] - v[j];
        if (reduced <= second && cost[row + j] < HOPELESS) {
          boolean better = reduced < least;
          // Among equals a free column is better than one that somebody has.
          if (better
              || (reduced == least && rowOfColumn[j] == NONE && rowOfColumn[first] != NONE)) {
            second = least;
            least = reduced;
            first = j;
          } else {
            second = reduced;
          }
        }
      }
      if (first == NONE) {
        continue;
      }
      int evicted = rowOfColumn[first];
      if (evicted != NONE) {
        if (second == least || second == Integer.MAX_VALUE) {
          continue; // a tie, or no other column: nothing to be gained by bidding
        }
        v[first] -= second - least;
        columnOfRow[evicted] = NONE;
        freeRows[waiting++] = evicted;
      }
      columnOfRow[i] = first;
      rowOfColumn[first] = i;
    }
  }

  /**
   * Dijkstra from a free row to the nearest free column; updates prices and flips the path.
   * Positions 0..scanned-1 of the scan order are settled columns; each pass over the rest relaxes
   * them and finds the next one.
   */
  private boolean augment(int[] cost, int freeRow) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int j = 0, row = freeRow * n; j < n; j++) {
      int d = cost[row + j] < HOPELESS ? cost[row + j] - v[j] : Integer.MAX_VALUE;
      distance[j] = d;
      predecessor[j] = freeRow;
      scanOrder[j] = j;
      if (d < least || (d == least && rowOfColumn[j] == NONE)) {
        least = d;
        best = j;
      }
    }
    int scanned = 0;
    while (true) {
      if (least == Integer.MAX_VALUE
          || (scanned % BIDS_BETWEEN_CLOCK_CHECKS == BIDS_BETWEEN_CLOCK_CHECKS - 1
              && isOver.getAsBoolean())) {
        return false;
      }
      int j = scanOrder[best];
      scanOrder[best] = scanOrder[scanned];
      scanOrder[scanned++] = j;
      int i = rowOfColumn[j];
      if (i == NONE) {
        raisePrices(scanned - 1, least);
        flip(j, freeRow);
        return true;
      }
      int row = i * n;
      int slack = cost[row + j] - v[j] - least;
      least = Integer.MAX_VALUE;
      for (int s = scanned; s < n; s++) {
        int l = scanOrder[s];
        int reached = cost[row + l] - v[l] - slack;
        int d = distance[l];
        if (reached < d && cost[row + l] < HOPELESS) {
          distance[l] = reached;
          predecessor[l] = i;
          d = reached;
        }
        // Among equals a free column ends the search.
        if (d < least || (d == least && rowOfColumn[l] == NONE)) {
          least = d;
          best = s;
        }
      }
    }
  }

  private void raisePrices(int settled, int least) {
    for (int s = 0; s < settled; s++) {
      v[scanOrder[s]] += distance[scanOrder[s]] - least;
    }
  }

  private void flip(int end, int freeRow) {
    int j = end;
    int i;
    do {
      i = predecessor[j];
      int next = columnOfRow[i];
      columnOfRow[i] = j;
      rowOfColumn[j] = i;
      j = next;
    } while (i != freeRow);
  }

  /** The least total of the last {@link #resolve} that succeeded. */
  public int total() {
    return total;
  }

  /** The column that the row has in the assignment found last. */
  public int columnOf(int row) {
    return columnOfRow[row];
  }

  /** The columns of all rows. */
  public int[] permutation() {
    return columnOfRow.clone();
  }

  /** The dual price of a column, see {@link #rowPrice}. */
  public int columnPrice(int column) {
    return v[column];
  }

  /** The price of a row, given the costs that were resolved. */
  public int rowPrice(int[] cost, int row) {
    return cost[row * n + columnOfRow[row]] - v[columnOfRow[row]];
  }
}
