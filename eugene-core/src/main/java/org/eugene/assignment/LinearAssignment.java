package org.eugene.assignment;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Gives every row a column of its own (or every column a row, if there are fewer columns) at least
 * total cost: min Σ c[i][x(i)].
 *
 * <p>Shortest augmenting paths after two rounds of augmenting row reduction, O(n³) at worst (Jonker
 * and Volgenant 1987, key {@code jonker1987}; their column reduction is left out, which makes the
 * method valid for rectangular matrices as it stands). Deterministic: of equally good columns the
 * first is taken.
 *
 * <p>The dual variables prove the answer: u[i] + v[j] ≤ c[i][j] everywhere, with equality where i
 * has j; on the side that has members left over, theirs are 0 and none is positive. Hence the cost
 * is Σu + Σv and no assignment is cheaper.
 *
 * <p>An instance is scratch memory for one thread; results are read from it until the next call.
 */
public final class LinearAssignment {
  private static final int NONE = -1;

  /** Each a look at all columns; small problems have fewer than this and ask no clock. */
  private static final int SCANS_BETWEEN_CLOCK_CHECKS = 64;

  private final BooleanSupplier isOver;
  private boolean complete;
  private int rows;
  private int columns;
  private boolean transposed;
  private double[] cost = new double[0];
  private int[] columnOfRow = new int[0];
  private int[] rowOfColumn = new int[0];
  private double[] u = new double[0];
  private double[] v = new double[0];
  private double[] distance = new double[0];
  private int[] predecessor = new int[0];
  private int[] scanOrder = new int[0];
  private int[] freeRows = new int[0];

  /** An assignment that nobody interrupts. */
  public LinearAssignment() {
    this(() -> false);
  }

  /** With somebody to ask now and then whether to give up; see {@link #isComplete}. */
  public LinearAssignment(BooleanSupplier isOver) {
    this.isOver = isOver;
  }

  /** Solves for a rows × columns matrix stored row by row. */
  public LinearAssignment solve(double[] costRowMajor, int rowCount, int columnCount) {
    Arrays.fill(v, 0);
    return solveFromPrices(costRowMajor, rowCount, columnCount);
  }

  /**
   * Solves for a square matrix, starting from the column prices of the last call if it had the same
   * order: quicker if the costs have changed little since.
   */
  public LinearAssignment solveAgain(double[] costRowMajor, int order) {
    if (transposed || rows != order || columns != order) {
      Arrays.fill(v, 0);
    }
    return solveFromPrices(costRowMajor, order, order);
  }

  private LinearAssignment solveFromPrices(double[] costRowMajor, int rowCount, int columnCount) {
    assert costRowMajor.length >= rowCount * columnCount;
    transposed = rowCount > columnCount;
    rows = transposed ? columnCount : rowCount;
    columns = transposed ? rowCount : columnCount;
    cost = transposed ? transpose(costRowMajor, rowCount, columnCount) : costRowMajor;
    prepare();
    complete = true;
    int free = assignCheapest();
    for (int round = 0; round < 2 && free > 0 && complete; round++) {
      free = reduceRows(free);
    }
    for (int f = 0; f < free && complete; f++) {
      complete = !isOver.getAsBoolean() && augment(freeRows[f]);
    }
    if (!complete) {
      return this;
    }
    for (int i = 0; i < rows; i++) {
      u[i] = cost[i * columns + columnOfRow[i]] - v[columnOfRow[i]];
    }
    return this;
  }

  /** Asks now and then; what is given up stays incomplete. */
  private boolean isGivenUp(int scans) {
    if (scans % SCANS_BETWEEN_CLOCK_CHECKS == SCANS_BETWEEN_CLOCK_CHECKS - 1
        && isOver.getAsBoolean()) {
      complete = false;
    }
    return !complete;
  }

  private static double[] transpose(double[] matrix, int rowCount, int columnCount) {
    double[] result = new double[rowCount * columnCount];
    for (int i = 0; i < rowCount; i++) {
      for (int j = 0; j < columnCount; j++) {
        result[j * rowCount + i] = matrix[i * columnCount + j];
      }
    }
    return result;
  }

  private void prepare() {
    if (columnOfRow.length < rows) {
      columnOfRow = new int[rows];
      u = new double[rows];
      freeRows = new int[rows];
    }
    if (rowOfColumn.length < columns) {
      rowOfColumn = new int[columns];
      v = new double[columns];
      distance = new double[columns];
      predecessor = new int[columns];
      scanOrder = new int[columns];
    }
    Arrays.fill(columnOfRow, 0, rows, NONE);
    Arrays.fill(rowOfColumn, 0, columns, NONE);
  }

  /** Gives each row its cheapest column if nobody has it yet; returns how many rows are left. */
  private int assignCheapest() {
    int free = 0;
    for (int i = 0; i < rows && !isGivenUp(i); i++) {
      int best = 0;
      for (int j = 1; j < columns; j++) {
        if (cost[i * columns + j] - v[j] < cost[i * columns + best] - v[best]) {
          best = j;
        }
      }
      if (rowOfColumn[best] == NONE) {
        assign(i, best);
      } else {
        freeRows[free++] = i;
      }
    }
    return free;
  }

  private void assign(int i, int j) {
    columnOfRow[i] = j;
    rowOfColumn[j] = i;
  }

  /**
   * Lets each free row take its cheapest column, lowering that column's price until the second
   * cheapest is as good; whoever had the column is free in turn.
   */
  private int reduceRows(int free) {
    int left = 0;
    int at = 0;
    int moves = 0;
    int scans = 0;
    while (at < free && !isGivenUp(scans++)) {
      int i = freeRows[at++];
      int row = i * columns;
      int first = 0;
      int second = NONE;
      double least = cost[row] - v[0];
      double next = Double.POSITIVE_INFINITY;
      for (int j = 1; j < columns; j++) {
        double reduced = cost[row + j] - v[j];
        if (reduced < next) {
          if (reduced < least) {
            next = least;
            second = first;
            least = reduced;
            first = j;
          } else {
            next = reduced;
            second = j;
          }
        }
      }
      int evicted = rowOfColumn[first];
      double lowered = v[first] - (next - least);
      boolean lowers = next > least && next < Double.POSITIVE_INFINITY && lowered < v[first];
      if (lowers && evicted != NONE) {
        v[first] = lowered;
      } else if (evicted != NONE && second != NONE && next <= least) {
        first = second;
        evicted = rowOfColumn[first];
      }
      if (evicted != NONE && !lowers) {
        freeRows[left++] = i;
        continue;
      }
      assign(i, first);
      if (evicted != NONE) {
        columnOfRow[evicted] = NONE;
        // Near-ties could hand a column back and forth for long: after 4n moves leave it to
        // augment.
        if (moves++ < 4 * rows) {
          freeRows[--at] = evicted;
        } else {
          freeRows[left++] = evicted;
        }
      }
    }
    return left;
  }

  /**
   * Dijkstra from a free row to the nearest free column; updates prices and flips the path. Among
   * equally near columns a free one ends the search, then the first one wins. Returns false if it
   * was given up.
   */
  private boolean augment(int freeRow) {
    int best = 0;
    for (int j = 0; j < columns; j++) {
      distance[j] = cost[freeRow * columns + j] - v[j];
      predecessor[j] = freeRow;
      scanOrder[j] = j;
      if (distance[j] <= distance[best] && closer(j, best)) {
        best = j;
      }
    }
    int scanned = 0;
    int j = scanOrder[best];
    while (true) {
      scanOrder[best] = scanOrder[scanned];
      scanOrder[scanned++] = j;
      if (rowOfColumn[j] == NONE) {
        break;
      }
      if (isGivenUp(scanned)) {
        return false;
      }
      best = relax(rowOfColumn[j], j, scanned);
      j = scanOrder[best];
    }
    double least = distance[j];
    for (int s = 0; s < scanned - 1; s++) {
      v[scanOrder[s]] += distance[scanOrder[s]] - least;
    }
    flip(j, freeRow);
    return true;
  }

  private boolean closer(int j, int than) {
    if (distance[j] != distance[than]) {
      return distance[j] < distance[than];
    }
    boolean free = rowOfColumn[j] == NONE;
    return free != (rowOfColumn[than] == NONE) ? free : j < than;
  }

  /** Looks for shorter ways through row i, which has a column; returns where the nearest is. */
  private int relax(int i, int through, int scanned) {
    double slack = cost[i * columns + through] - v[through] - distance[through];
    int best = scanned;
    double nearest = Double.POSITIVE_INFINITY;
    for (int s = scanned; s < columns; s++) {
      int j = scanOrder[s];
      double reached = cost[i * columns + j] - v[j] - slack;
      double d = distance[j];
      if (reached < d) {
        distance[j] = reached;
        predecessor[j] = i;
        d = reached;
      }
      if (d < nearest || (d == nearest && closer(j, scanOrder[best]))) {
        nearest = d;
        best = s;
      }
    }
    return best;
  }

  private void flip(int end, int freeRow) {
    int j = end;
    int i;
    do {
      i = predecessor[j];
      int next = columnOfRow[i];
      assign(i, j);
      j = next;
    } while (i != freeRow);
  }

  /** Whether the last call came to its end; otherwise there is nothing to be read. */
  public boolean isComplete() {
    return complete;
  }

  /** The column of a row, or -1 if the row is left over. */
  public int columnOf(int row) {
    return transposed ? rowOfColumn[row] : columnOfRow[row];
  }

  /** The row of a column, or -1 if the column is left over. */
  public int rowOf(int column) {
    return transposed ? columnOfRow[column] : rowOfColumn[column];
  }

  /** The dual variable of a row. */
  public double rowDual(int row) {
    return transposed ? v[row] : u[row];
  }

  /** The dual variable of a column. */
  public double columnDual(int column) {
    return transposed ? u[column] : v[column];
  }

  /** The least total cost. */
  public double cost() {
    double sum = 0;
    for (int i = 0; i < rows; i++) {
      sum += cost[i * columns + columnOfRow[i]];
    }
    return sum;
  }
}
