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

  /** So often a row may take a column from another one before shortest paths are looked for. */
  private static final int STEPS_A_ROW = 2;

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
  private boolean[] isPending = new boolean[32];
  private Rows rows = row -> {};

  /**
   * Solves it. Columns that are not taken are given rows for which all cost nothing, so that no
   * column is favoured for what it costs alone, and begin at their cheapest row (Jonker and
   * Volgenant).
   *
   * @param cost row r and column c at r·columns + c; has room for as many rows as columns
   * @param limit no more than this is of interest
   * @return the cost, or something larger than the limit that it is not below
   */
  long solve(int[] cost, int rows, int columns, long limit) {
    makeRoom(columns);
    Arrays.fill(cost, rows * columns, columns * columns, 0);
    Arrays.fill(u, 0, columns, 0);
    Arrays.fill(columnOf, 0, columns, FREE);
    Arrays.fill(rowOf, 0, columns, FREE);
    System.arraycopy(cost, 0, v, 0, columns);
    Arrays.fill(before, 0, columns, 0);
    int looked = rows == columns ? rows : rows + 1; // one of those that cost nothing is enough
    for (int r = 1; r < looked; r++) {
      for (int c = 0, cell = r * columns; c < columns; c++, cell++) {
        int here = cost[cell];
        int least = v[c];
        int cheapest = before[c];
        before[c] = here < least ? r : cheapest;
        v[c] = here < least ? here : least;
      }
    }
    long value = 0;
    int spare = rows;
    for (int c = 0; c < columns; c++) {
      value += v[c];
      int r = before[c] == rows ? spare++ : before[c];
      if (r < columns && columnOf[r] == FREE) {
        columnOf[r] = c;
        rowOf[c] = r;
      }
    }
    if (value <= limit) {
      value = reduced(cost, columns, value, limit);
      value = finish(cost, columns, columns, columns, value, limit);
    }
    if (value <= limit) {
      forget(rows, columns);
    }
    return value;
  }

  /** Writes prices that are not there yet. */
  @FunctionalInterface
  interface Rows {
    /** Writes the prices of a row. */
    void fill(int row);
  }

  /**
   * Begins a problem of as many rows as columns at prices of at least 0, which are written when
   * they are first needed. Nobody is assigned.
   */
  void begin(int size, Rows newRows) {
    makeRoom(size);
    rows = newRows;
    Arrays.fill(u, 0, size, 0);
    Arrays.fill(v, 0, size, 0);
    Arrays.fill(columnOf, 0, size, FREE);
    Arrays.fill(rowOf, 0, size, FREE);
    Arrays.fill(isPending, 0, size, true);
  }

  /** Assigns a row to a column that it becomes for nothing. */
  void assign(int r, int c) {
    columnOf[r] = c;
    rowOf[c] = r;
  }

  /**
   * Assigns all others. If the cost is within the limit, all prices are there then.
   *
   * @return the cost, or something larger than the limit that it is not below
   */
  long finish(int[] cost, int size, long limit) {
    long value = reduced(cost, size, 0, limit);
    value = finish(cost, size, size, size, value, limit);
    for (int r = 0; r < size; r++) {
      if (value <= limit) {
        need(r);
      }
      isPending[r] = false;
    }
    return value;
  }

  /**
   * Rows from one on are there for columns that nobody takes: these then cost nothing, others less
   * by what they cost alone.
   *
   * @param count how many rows stay
   * @param alone what each column costs that is not taken
   */
  void forget(int count, int columns, int[] alone) {
    for (int c = 0; c < columns; c++) {
      v[c] -= alone[c];
    }
    forget(count, columns);
  }

  /**
   * Columns of rows for which all cost nothing are not taken, and then cost nothing themselves; no
   * column costs more than that.
   */
  private void forget(int rows, int columns) {
    int more = rows < columns ? u[rows] : -largest(v, columns);
    for (int r = 0; r < rows; r++) {
      u[r] -= more;
    }
    for (int c = 0; c < columns; c++) {
      v[c] += more;
      rowOf[c] = rowOf[c] < rows ? rowOf[c] : FREE;
    }
  }

  private static int largest(int[] numbers, int count) {
    int largest = Integer.MIN_VALUE;
    for (int at = 0; at < count; at++) {
      largest = Math.max(largest, numbers[at]);
    }
    return largest;
  }

  /**
   * Rows without a column take their cheapest one, which gets dearer by as much as their second is
   * dearer, from whoever has it; who lost one looks for another (augmenting row reduction of Jonker
   * and Volgenant).
   *
   * @return the value of the dual solution
   */
  private long reduced(int[] cost, int size, long before, long limit) {
    long value = before;
    int steps = STEPS_A_ROW * size;
    int[] prices = v;
    for (int row = 0; row < size && value <= limit; row++) {
      for (int r = columnOf[row] == FREE ? row : FREE;
          r != FREE && steps > 0 && value <= limit;
          steps--) {
        need(r);
        int least = Integer.MAX_VALUE;
        int second = Integer.MAX_VALUE;
        int at = 0;
        int next = 0;
        for (int c = 0, cell = r * size; c < size; c++, cell++) {
          int here = cost[cell] - prices[c];
          int larger = here < least ? least : here;
          int itsColumn = here < least ? at : c;
          at = here < least ? c : at;
          least = here < least ? here : least;
          next = larger < second ? itsColumn : next;
          second = larger < second ? larger : second;
        }
        if (least == second && rowOf[at] != FREE) {
          at = next;
        }
        int loser = rowOf[at];
        if (loser == FREE) {
          value += least - u[r];
          u[r] = least;
        } else {
          value += least - u[r]; // what the row gains beyond that, the column loses
          u[r] = second;
          v[at] -= second - least;
          columnOf[loser] = FREE;
        }
        rowOf[at] = r;
        columnOf[r] = at;
        r = second > least ? loser : FREE;
      }
    }
    return value;
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

  /**
   * Goes on after the prices of one row have risen, as {@link #resume} does.
   *
   * @param rest no larger gain is of interest
   * @return by how much the value has risen, or something larger than the rest
   */
  long resume(int[] cost, int rows, int columns, int r, long rest) {
    int c = columnOf[r];
    if (cost[r * columns + c] == u[r] + v[c]) {
      return 0;
    }
    columnOf[r] = FREE;
    rowOf[c] = FREE;
    long more = 0;
    if (v[c] < 0) {
      more = -v[c];
      raise(cost, rows, columns, c);
      more += v[c];
    }
    return more > rest ? more : more + augment(cost, r, columns, columns, rest - more);
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
    int[] taker = rowOf;
    int[] alone = v;
    int least = Integer.MAX_VALUE;
    int at = 0;
    for (int c = 0, cell = r * columns; c < columns; c++, cell++) {
      int here = (cost[cell] - alone[c]) * 2 + (~taker[c] >>> 31);
      at = here < least ? c : at;
      least = here < least ? here : least;
    }
    least >>= 1;
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

  /** Takes over the dual solution and the assignment of another one. */
  void copy(IntAssignment other, int rows, int columns) {
    makeRoom(columns);
    System.arraycopy(other.u, 0, u, 0, rows);
    System.arraycopy(other.v, 0, v, 0, columns);
    System.arraycopy(other.rowOf, 0, rowOf, 0, columns);
    System.arraycopy(other.columnOf, 0, columnOf, 0, rows);
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
      isPending = new boolean[room];
    }
  }

  private void need(int row) {
    if (isPending[row]) {
      isPending[row] = false;
      rows.fill(row);
    }
  }

  /**
   * Finds a column for a row; how much that raises the value, or more than the rest. A distance
   * stands doubled, plus 1 if the column is taken, so that of equally near ones a free one comes
   * first and nobody has to look who has it.
   */
  private long augment(int[] cost, int row, int columns, int stride, long rest) {
    int[] d = distance;
    int[] left = open;
    int[] from = before;
    int[] taker = rowOf;
    int[] alone = v;
    int opened = columns;
    int at = 0;
    int nearest = Integer.MAX_VALUE;
    need(row);
    int own = u[row];
    for (int c = 0, cell = row * stride; c < columns; c++, cell++) {
      int told = (cost[cell] - own - alone[c]) * 2 + (~taker[c] >>> 31);
      d[c] = told;
      from[c] = row;
      left[c] = c;
      at = told < nearest ? c : at;
      nearest = told < nearest ? told : nearest;
    }
    int least;
    int end;
    while (true) {
      least = nearest >> 1;
      if (least > rest) {
        return least;
      }
      end = left[at];
      left[at] = left[--opened];
      left[opened] = end;
      int next = taker[end];
      if (next == FREE) {
        break;
      }
      need(next);
      int shift = least - u[next];
      int base = next * stride;
      nearest = Integer.MAX_VALUE;
      for (int o = 0; o < opened; o++) {
        int c = left[o];
        int told = d[c];
        int through = ((cost[base + c] - alone[c] + shift) << 1) | (told & 1);
        int by = from[c];
        by = through < told ? next : by;
        told = through < told ? through : told;
        from[c] = by;
        d[c] = told;
        at = told < nearest ? o : at;
        nearest = told < nearest ? told : nearest;
      }
    }
    for (int o = opened; o < columns; o++) {
      int c = left[o];
      int closer = least - (d[c] >> 1);
      alone[c] -= closer;
      if (taker[c] != FREE) {
        u[taker[c]] += closer;
      }
    }
    u[row] += least;
    for (int c = end; ; ) {
      int r = from[c];
      int taken = columnOf[r];
      taker[c] = r;
      columnOf[r] = c;
      if (r == row) {
        return least;
      }
      c = taken;
    }
  }
}
