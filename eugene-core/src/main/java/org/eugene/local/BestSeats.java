package org.eugene.local;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The heaviest matching of rows and columns of which few pairs weigh anything, by shortest
 * augmenting paths (Edmonds and Karp 1972, key {@code edmonds1972}): rows come in one by one, and
 * each time the path on which least is lost is taken. A row may stay without a column, which weighs
 * nothing.
 *
 * <p>Every column has a price, 0 while nobody sits there. A row's profit is the most of weight −
 * price that it could have, and at least 0; whoever sits somewhere has his profit there. That
 * proves the matching the heaviest.
 */
final class BestSeats {
  static final int NONE = -1;

  private static final int ROWS_BETWEEN_LOOKS = 1 << 6;

  private final int rows;
  private final int[] start; // of a row's pairs
  private final int[] column; // of a pair
  private final long[] weight; // of a pair, above 0
  private final int[] columnOf;
  private final int[] rowOf;
  private final long[] price;
  private final long[] lost; // on the way to a column, as far as is known
  private final int[] from; // the row before it on that way
  private final int[] settled;
  private final int[] reached;
  private int settledCount;
  private int reachedCount;
  private final SmallestFirst queue = new SmallestFirst();

  /** Row r has the pairs from start[r] to start[r + 1]. */
  BestSeats(int rows, int columns, int[] start, int[] column, long[] weight) {
    this.rows = rows;
    this.start = start;
    this.column = column;
    this.weight = weight;
    this.columnOf = new int[rows];
    Arrays.fill(columnOf, NONE);
    this.rowOf = new int[columns];
    Arrays.fill(rowOf, NONE);
    this.price = new long[columns];
    this.lost = new long[columns];
    Arrays.fill(lost, Long.MAX_VALUE);
    this.from = new int[columns];
    this.settled = new int[columns];
    this.reached = new int[columns];
  }

  /** The column of each row, or {@link #NONE}; if time is up, of the rows so far. */
  int[] find(BooleanSupplier isOver) {
    for (int r = 0; r < rows; r++) {
      if (r % ROWS_BETWEEN_LOOKS == 0 && isOver.getAsBoolean()) {
        break;
      }
      letIn(r);
    }
    return columnOf;
  }

  private void letIn(int r) {
    settledCount = 0;
    reachedCount = 0;
    queue.clear();
    long least = profit(r); // what is lost if r stays without
    int leaver = r;
    int free = NONE;
    look(r, 0);
    while (!queue.isEmpty() && queue.smallest() < least) {
      long here = queue.smallest();
      int c = queue.remove();
      if (here != lost[c]) {
        continue; // a shorter way was found since
      }
      if (rowOf[c] == NONE) {
        least = here;
        free = c;
        break;
      }
      settled[settledCount++] = c;
      int sitting = rowOf[c];
      if (here + profit(sitting) < least) {
        least = here + profit(sitting);
        leaver = sitting;
      }
      look(sitting, here);
    }
    for (int at = 0; at < settledCount; at++) {
      price[settled[at]] += Math.max(0, least - lost[settled[at]]);
    }
    if (free != NONE) {
      moveUp(r, free);
    } else if (leaver != r) {
      int left = columnOf[leaver];
      columnOf[leaver] = NONE;
      moveUp(r, left);
    }
    for (int at = 0; at < reachedCount; at++) {
      lost[reached[at]] = Long.MAX_VALUE;
    }
  }

  /** Along the way that led to a column everybody takes the next seat; the last one is r's. */
  private void moveUp(int r, int last) {
    int c = last;
    while (c != NONE) {
      int taker = from[c];
      int left = columnOf[taker];
      columnOf[taker] = c;
      rowOf[c] = taker;
      c = taker == r ? NONE : left;
    }
  }

  private long profit(int r) {
    long most = 0;
    for (int at = start[r]; at < start[r + 1]; at++) {
      most = Math.max(most, weight[at] - price[column[at]]);
    }
    return most;
  }

  private void look(int r, long before) {
    long profit = profit(r);
    for (int at = start[r]; at < start[r + 1]; at++) {
      int c = column[at];
      long through = before + profit - (weight[at] - price[c]);
      if (through < lost[c]) {
        if (lost[c] == Long.MAX_VALUE) {
          reached[reachedCount++] = c;
        }
        lost[c] = through;
        from[c] = r;
        queue.add(c, through);
      }
    }
  }

  /** A heap of columns. */
  private static final class SmallestFirst {
    private long[] keys = new long[64];
    private int[] items = new int[64];
    private int size;

    void clear() {
      size = 0;
    }

    boolean isEmpty() {
      return size == 0;
    }

    long smallest() {
      return keys[0];
    }

    private static boolean isBefore(long key, int item, long otherKey, int otherItem) {
      return key != otherKey ? key < otherKey : item < otherItem;
    }

    void add(int item, long key) {
      if (size == keys.length) {
        keys = Arrays.copyOf(keys, 2 * size);
        items = Arrays.copyOf(items, 2 * size);
      }
      int at = size++;
      while (at > 0 && isBefore(key, item, keys[(at - 1) / 2], items[(at - 1) / 2])) {
        keys[at] = keys[(at - 1) / 2];
        items[at] = items[(at - 1) / 2];
        at = (at - 1) / 2;
      }
      keys[at] = key;
      items[at] = item;
    }

    int remove() {
      int first = items[0];
      long key = keys[--size];
      int item = items[size];
      int at = 0;
      while (2 * at + 1 < size) {
        int child = 2 * at + 1;
        if (child + 1 < size
            && isBefore(keys[child + 1], items[child + 1], keys[child], items[child])) {
          child++;
        }
        if (isBefore(key, item, keys[child], items[child])) {
          break;
        }
        keys[at] = keys[child];
        items[at] = items[child];
        at = child;
      }
      keys[at] = key;
      items[at] = item;
      return first;
    }
  }
}
