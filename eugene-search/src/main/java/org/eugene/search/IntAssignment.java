package org.eugene.search;

import java.util.Arrays;

/**
 * The cheapest assignment of rows to columns, each row to one of at least as many columns, in ints,
 * given up as soon as it is known to cost more than a limit: shortest augmenting paths (Jonker and
 * Volgenant's, key {@code jonker1987}) raise a dual solution, whose value is a lower bound at any
 * time. Keeps the dual solution for whoever wants reduced costs. For one thread.
 */
final class IntAssignment {
  private static final int FREE = -1;

  /** What every row costs on top, by dual solution. */
  int[] u = new int[32];

  /** Not positive; 0 for columns that are not taken. */
  int[] v = new int[32];

  /** The row of each column, or -1. */
  int[] rowOf = new int[32];

  /** The column of each row. */
  int[] columnOf = new int[32];

  private int[] distance = new int[32];
  private int[] before = new int[32];
  private int[] open = new int[32];

  /**
   * Solves it.
   *
   * @param cost row r and column c at r·stride + c
   * @param limit no more than this is of interest
   * @return the cost, or something larger than the limit that it is not below
   */
  long solve(int[] cost, int rows, int columns, int stride, long limit) {
    makeRoom(columns);
    Arrays.fill(v, 0, columns, 0);
    Arrays.fill(rowOf, 0, columns, FREE);
    long value = 0;
    for (int r = 0; r < rows; r++) {
      int least = Integer.MAX_VALUE;
      int at = FREE;
      for (int c = 0, cell = r * stride; c < columns; c++, cell++) {
        if (cost[cell] < least || (cost[cell] == least && rowOf[at] != FREE && rowOf[c] == FREE)) {
          least = cost[cell];
          at = c;
        }
      }
      u[r] = least;
      value += least;
      columnOf[r] = FREE;
      if (rowOf[at] == FREE) {
        rowOf[at] = r;
        columnOf[r] = at;
      }
    }
    return finish(cost, rows, columns, stride, value, limit);
  }

  /**
   * Goes on with a dual solution that still holds: no price has fallen below it. Rows whose column
   * is not tight any more lose it.
   *
   * @return the cost or a bound of it, as {@link #solve}
   */
  long resume(int[] cost, int rows, int columns, long limit) {
    long value = 0;
    for (int r = 0; r < rows; r++) {
      int c = columnOf[r];
      if (c != FREE && cost[r * columns + c] - u[r] - v[c] != 0) {
        columnOf[r] = FREE;
        rowOf[c] = FREE;
      }
      value += u[r];
    }
    for (int c = 0; c < columns; c++) {
      if (v[c] < 0) {
        if (rowOf[c] == FREE) {
          raise(cost, rows, columns, c);
        }
        value += v[c];
      }
    }
    for (int r = 0; r < rows && value <= limit; r++) {
      if (columnOf[r] == FREE) {
        value += raiseRow(cost, columns, r);
      }
    }
    return finish(cost, rows, columns, columns, value, limit);
  }

  /** A column that nobody takes should cost nothing. */
  private void raise(int[] cost, int rows, int columns, int c) {
    int least = 0;
    for (int r = 0, cell = c; r < rows; r++, cell += columns) {
      least = Math.min(least, cost[cell] - u[r]);
    }
    v[c] = least;
  }

  /** By as much as the row's cheapest column allows, which is taken if nobody has it. */
  private long raiseRow(int[] cost, int columns, int r) {
    int least = Integer.MAX_VALUE;
    int at = 0;
    for (int c = 0, cell = r * columns; c < columns; c++, cell++) {
      int here = cost[cell] - v[c];
      if (here < least || (here == least && rowOf[c] == FREE)) {
        least = here;
        at = c;
      }
    }
    int more = least - u[r];
    u[r] = least;
    if (rowOf[at] == FREE) {
      rowOf[at] = r;
      columnOf[r] = at;
    }
    return more;
  }

  private long finish(int[] cost, int rows, int columns, int stride, long before, long limit) {
    long value = before;
    for (int r = 0; r < rows && value <= limit; r++) {
      if (columnOf[r] == FREE) {
        value += augment(cost, r, columns, stride, limit - value);
      }
    }
    return value;
  }

  /**
   * Takes over the dual solution and the assignment of another one, without a row and a column.
   *
   * @param columns how many columns the other one has
   */
  void without(IntAssignment other, int rows, int columns, int r0, int c0) {
    makeRoom(columns);
    int fewerRows = rows - 1;
    int fewer = columns - 1;
    System.arraycopy(other.u, 0, u, 0, r0);
    System.arraycopy(other.u, r0 + 1, u, r0, fewerRows - r0);
    System.arraycopy(other.v, 0, v, 0, c0);
    System.arraycopy(other.v, c0 + 1, v, c0, fewer - c0);
    Arrays.fill(rowOf, 0, fewer, FREE);
    for (int r = 0; r < fewerRows; r++) {
      int c = other.columnOf[r < r0 ? r : r + 1];
      if (c == c0 || c == FREE) {
        columnOf[r] = FREE;
      } else {
        columnOf[r] = c < c0 ? c : c - 1;
        rowOf[columnOf[r]] = r;
      }
    }
  }

  private void makeRoom(int columns) {
    if (u.length < columns) {
      int room = 2 * columns;
      u = new int[room];
      v = new int[room];
      rowOf = new int[room];
      columnOf = new int[room];
      distance = new int[room];
      before = new int[room];
      open = new int[room];
    }
  }

  /** Finds a column for a row; how much that raises the value, or more than the rest. */
  private long augment(int[] cost, int row, int columns, int stride, long rest) {
    int[] d = distance;
    int opened = columns;
    for (int c = 0, cell = row * stride; c < columns; c++, cell++) {
      d[c] = cost[cell] - u[row] - v[c];
      before[c] = row;
      open[c] = c;
    }
    int end;
    int least;
    while (true) {
      int at = 0;
      least = d[open[0]];
      for (int o = 1; o < opened; o++) {
        int here = d[open[o]];
        if (here < least || (here == least && rowOf[open[o]] == FREE)) {
          least = here;
          at = o;
        }
      }
      if (least > rest) {
        return least;
      }
      end = open[at];
      open[at] = open[--opened];
      open[opened] = end;
      int next = rowOf[end];
      if (next == FREE) {
        break;
      }
      int shift = least - u[next];
      int base = next * stride;
      for (int o = 0; o < opened; o++) {
        int c = open[o];
        int through = cost[base + c] - v[c] + shift;
        if (through < d[c]) {
          d[c] = through;
          before[c] = next;
        }
      }
    }
    for (int o = opened; o < columns; o++) {
      int c = open[o];
      int closer = least - d[c];
      v[c] -= closer;
      if (rowOf[c] != FREE) {
        u[rowOf[c]] += closer;
      }
    }
    u[row] += least;
    for (int c = end; ; ) {
      int r = before[c];
      int taken = columnOf[r];
      rowOf[c] = r;
      columnOf[r] = c;
      if (r == row) {
        return least;
      }
      c = taken;
    }
  }
}
