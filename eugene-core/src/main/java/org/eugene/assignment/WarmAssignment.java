package org.eugene.assignment;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * A square assignment problem in whole numbers that is solved again and again while a few of its
 * costs change: prices and assignment are kept, rows whose costs changed are looked at anew, and
 * only those that lost their column are assigned again by a shortest augmenting path.
 *
 * <p>Costs stay below {@link #FORBIDDEN}; an entry of that size or more is never chosen, and has to
 * stay so: columns are looked at by lists of those that were open to a row when it was last looked
 * at. Where most pairs are forbidden, as they are in the tree of a branch and bound, that is most
 * of the work. Afterwards rowPrice(i) + columnPrice(j) ≤ c[i][j] everywhere, with equality on the
 * assignment.
 */
public final class WarmAssignment {
  /** The cost of an entry that must not be chosen. */
  public static final int FORBIDDEN = 1 << 28;

  private static final int NONE = -1;

  /** Each a look at all columns; small problems have fewer bids than this and ask no clock. */
  private static final int BIDS_BETWEEN_CLOCK_CHECKS = 64;

  /** The same; up to 600 rows are looked at in less than a millisecond. */
  private static final int ROWS_BETWEEN_CLOCK_CHECKS = 600;

  private static final int HOPELESS = FORBIDDEN / 2;

  // With costs below HOPELESS in size and prices this far apart, nothing overflows.
  private static final int WIDEST_SPREAD = FORBIDDEN;

  private final int n;
  private int alikeFrom;
  private final BooleanSupplier isOver;
  private final int[] columnOfRow;
  private final int[] rowOfColumn;
  private final int[] v;
  private final int[] distance;
  private final int[] predecessor;
  private final int[] scanOrder;
  private final int[] freeRows;
  private final int[] open; // columns of each row that were not forbidden when last looked at
  private final int[] openCount;
  private final boolean[] reached;
  private int reachedCount;
  private int total;

  /** A problem of so many rows and columns that nobody interrupts; no row has a column yet. */
  public WarmAssignment(int order) {
    this(order, () -> false);
  }

  /**
   * As above; once {@code isOver} says so, an assignment that is not finished counts as impossible.
   */
  public WarmAssignment(int order, BooleanSupplier isOver) {
    this(order, order, isOver);
  }

  /**
   * As above, where all rows from one on have the same costs until {@link #tellApart}: a column is
   * not looked for by way of two of them.
   */
  public WarmAssignment(int order, int alikeFrom, BooleanSupplier isOver) {
    this.n = order;
    this.alikeFrom = alikeFrom;
    this.isOver = isOver;
    this.columnOfRow = new int[n];
    this.rowOfColumn = new int[n];
    this.v = new int[n];
    this.distance = new int[n];
    this.predecessor = new int[n];
    this.scanOrder = new int[n];
    this.freeRows = new int[n];
    this.open = new int[n * n];
    this.openCount = new int[n];
    this.reached = new boolean[n];
    Arrays.fill(columnOfRow, NONE);
    Arrays.fill(rowOfColumn, NONE);
    Arrays.fill(openCount, n);
    for (int at = 0; at < n * n; at++) {
      open[at] = at % n;
    }
  }

  /** From now on no two rows need have the same costs. */
  public void tellApart() {
    alikeFrom = n;
  }

  /** Takes over prices and assignment of another one of the same order. */
  public void copyFrom(WarmAssignment other) {
    alikeFrom = other.alikeFrom;
    System.arraycopy(other.columnOfRow, 0, columnOfRow, 0, n);
    System.arraycopy(other.rowOfColumn, 0, rowOfColumn, 0, n);
    System.arraycopy(other.v, 0, v, 0, n);
    System.arraycopy(other.openCount, 0, openCount, 0, n);
    for (int i = 0; i < n; i++) {
      System.arraycopy(other.open, i * n, open, i * n, openCount[i]);
    }
    total = other.total;
  }

  /**
   * Assigns anew after some costs changed.
   *
   * @param cost row by row
   * @param changed which rows have changed costs; cleared here
   * @return false if every assignment uses a forbidden entry, or time is up
   */
  public boolean resolve(int[] cost, boolean[] changed) {
    anchorPrices(changed);
    int free = 0;
    for (int i = 0; i < n; i++) {
      if (changed[i]) {
        changed[i] = false;
        release(cost, i);
        if (i % ROWS_BETWEEN_CLOCK_CHECKS == ROWS_BETWEEN_CLOCK_CHECKS - 1
            && isOver.getAsBoolean()) {
          return false;
        }
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

  /**
   * Looks at a row anew: takes what is forbidden by now off its list, and its column away unless it
   * is still among its cheapest.
   */
  private void release(int[] cost, int i) {
    int row = i * n;
    int end = row + openCount[i];
    int held = columnOfRow[i];
    int mine = held == NONE ? Integer.MIN_VALUE : cost[row + held] - v[held];
    int least = Integer.MAX_VALUE;
    int kept = row;
    for (int at = row; at < end; at++) {
      int j = open[at];
      int c = cost[row + j];
      if (c < HOPELESS) {
        open[kept++] = j;
        least = Math.min(least, c - v[j]);
      }
    }
    openCount[i] = kept - row;
    if (held != NONE && (least < mine || cost[row + held] >= HOPELESS)) {
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
      int end = row + openCount[i];
      int first = NONE;
      int least = Integer.MAX_VALUE;
      int second = Integer.MAX_VALUE;
      for (int at = row; at < end; at++) {
        int j = open[at];
        int reduced = cost[row + j] - v[j];
        if (reduced <= second) {
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
   * Positions 0..scanned-1 of the scan order are settled columns, the others up to reachedCount-1
   * have a distance.
   */
  private boolean augment(int[] cost, int freeRow) {
    Arrays.fill(reached, false);
    reachedCount = 0;
    int scanned = 0;
    int i = freeRow;
    int slack = 0;
    boolean likeOneBefore = false;
    while (true) {
      int best;
      if (likeOneBefore && i >= alikeFrom) {
        best =
            nearest(scanned, reachedCount); // it leads nowhere that the first of its kind did not
      } else if (openCount[i] == n && reachedCount == n) {
        best = reachAll(cost, i, slack, scanned);
      } else {
        best = reachOpen(cost, i, slack, scanned);
      }
      likeOneBefore |= i >= alikeFrom;
      if (scanned == reachedCount
          || (scanned % BIDS_BETWEEN_CLOCK_CHECKS == BIDS_BETWEEN_CLOCK_CHECKS - 1
              && isOver.getAsBoolean())) {
        return false;
      }
      int j = scanOrder[best];
      scanOrder[best] = scanOrder[scanned];
      scanOrder[scanned++] = j;
      i = rowOfColumn[j];
      if (i == NONE) {
        raisePrices(scanned - 1, distance[j]);
        flip(j, freeRow);
        return true;
      }
      slack = cost[i * n + j] - v[j] - distance[j];
    }
  }

  /** Shortens distances by way of a row; returns where in the scan order the nearest column is. */
  private int reachOpen(int[] cost, int i, int slack, int scanned) {
    int row = i * n;
    int end = row + openCount[i];
    for (int at = row; at < end; at++) {
      int l = open[at];
      int d = cost[row + l] - v[l] - slack;
      if (!reached[l]) {
        reached[l] = true;
        scanOrder[reachedCount++] = l;
      } else if (d >= distance[l]) {
        continue; // as it is for all settled ones
      }
      distance[l] = d;
      predecessor[l] = i;
    }
    return nearest(scanned, reachedCount);
  }

  /** The same in one pass, for a row to which all columns are open once all were reached. */
  private int reachAll(int[] cost, int i, int slack, int scanned) {
    int row = i * n;
    int best = scanned;
    int least = Integer.MAX_VALUE;
    for (int s = scanned; s < n; s++) {
      int l = scanOrder[s];
      int through = cost[row + l] - v[l] - slack;
      int d = distance[l];
      if (through < d) {
        distance[l] = through;
        predecessor[l] = i;
        d = through;
      }
      if (d < least || (d == least && rowOfColumn[l] == NONE)) {
        least = d;
        best = s;
      }
    }
    return best;
  }

  /**
   * Where in the scan order the nearest column is; among equals a free one, which ends the search.
   */
  private int nearest(int from, int to) {
    int best = from;
    int least = Integer.MAX_VALUE;
    for (int s = from; s < to; s++) {
      int l = scanOrder[s];
      int d = distance[l];
      if (d < least || (d == least && rowOfColumn[l] == NONE)) {
        least = d;
        best = s;
      }
    }
    return best;
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

  /** How many columns were open to a row when it was last looked at. */
  public int openCount(int row) {
    return openCount[row];
  }

  /** One of them, in ascending order. */
  public int open(int row, int at) {
    return open[row * n + at];
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
