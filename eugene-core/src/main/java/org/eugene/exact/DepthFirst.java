package org.eugene.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eugene.model.HalfEdges;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.model.Twins;
import org.eugene.solver.Run;

/**
 * Search through the mappings of very small graphs, with a bound that takes less than a microsecond
 * where those of {@link BranchAndBound} take ten steps and more. Where a proof is to be written
 * down it only finds the mapping, which that tree then proves.
 *
 * <p>Some rows have their columns; other rows and columns are open. For an open row i and an open
 * column k let
 *
 * <pre>base_ik = cost_ik − insert_k − savings of i's edges to rows that have a column, if i is at k
 * c_ik    = base_ik − min(what i's edges to open rows save at most, the same of k) / 2</pre>
 *
 * What was paid so far and the least assignment of c are a bound: an edge between two open rows
 * saves half at either end. That is BRANCH (key {@code blumenthal2018branch}) with the edges to
 * what is settled counted as they are. The assignment is priced as a mapping, and the row with the
 * fewest columns that are not excluded by their reduced costs is branched on, of those the one
 * whose open edges save most, cheapest column first. Of 2,000 pairs of aids700nef that takes 42
 * nodes each; 66 if the first of those rows is taken, 38 if every new mapping is also improved by
 * swaps. Of interchangeable vertices one is tried, as in the tree.
 */
public final class DepthFirst {
  private static final int FORBIDDEN = 1 << 28;

  /** The model's numbers, and sums of them, are smaller in size; what is forbidden is larger. */
  private static final int HOPELESS = FORBIDDEN / 2;

  private static final int NONE = -1;
  private static final int NODES_BETWEEN_CLOCK_CHECKS = 64;

  private final SavingsModel model;
  private final Incumbent incumbent;
  private final Run run;
  private final int n;
  private final int rows;
  private final int columns;
  private final int kinds; // of edges between columns, and of none
  private final int[] rowEdges; // kind + 1 of the edge between two rows, 0 where there is none
  private final int[] columnEdges; // the same of two columns
  private final int[] saving; // by those two
  private final int[] bestOfRowKind; // the most of them
  private final int[] bestOfColumnKind;
  private final List<Level> levels = new ArrayList<>();
  private final boolean[] settled;
  private final int[] image; // of settled rows, and of the others in the last assignment
  private Optional<Twins> twins = Optional.empty();
  private int limit; // a scaled bound above this leaves nothing of interest
  private int upper; // the best mapping, scaled
  private long nodesLeft;
  private boolean isComplete;

  // The assignment of the present node; rows and columns by their places among the open ones.
  private final int[] cost; // c, row by row
  private final int[] rowPrice;
  private final int[] columnPrice;
  private final int[] columnOf;
  private final int[] rowOf;
  private final int[] distance;
  private final int[] cameFrom;

  /** What is open after so many rows got their columns. */
  private static final class Level {
    final int openRows;
    final int openColumns;
    final int[] row;
    final int[] column;
    final int[] rowRest; // what the edges of a row to open rows save at most
    final int[] columnRest;
    final int[] base; // row by row; FORBIDDEN where twins were tried before
    final int[] child; // columns to try for the chosen row
    final int[] rise; // by how much each raises the bound at least
    final int[] edge; // scratch: to the column that is being settled

    Level(int openRows, int openColumns) {
      this.openRows = openRows;
      this.openColumns = openColumns;
      this.row = new int[openRows];
      this.column = new int[openColumns];
      this.rowRest = new int[openRows];
      this.columnRest = new int[openColumns];
      this.base = new int[openRows * openColumns];
      this.child = new int[openColumns];
      this.rise = new int[openColumns];
      this.edge = new int[openColumns];
    }
  }

  /** For a model that {@link #fits}. */
  public DepthFirst(SavingsModel model, Incumbent incumbent) {
    this.model = model;
    this.incumbent = incumbent;
    this.run = incumbent.run();
    this.n = model.order();
    this.rows = model.rows();
    this.columns = model.columns();
    int rowKinds = model.rowHalves().kinds();
    this.kinds = model.columnHalves().kinds() + 1;
    this.saving = new int[(rowKinds + 1) * kinds];
    this.bestOfRowKind = new int[rowKinds + 1];
    this.bestOfColumnKind = new int[kinds];
    for (int e = 1; e <= rowKinds; e++) {
      for (int f = 1; f < kinds; f++) {
        int each = model.savingByKind()[(e - 1) * (kinds - 1) + f - 1];
        saving[e * kinds + f] = each;
        bestOfRowKind[e] = Math.max(bestOfRowKind[e], each);
        bestOfColumnKind[f] = Math.max(bestOfColumnKind[f], each);
      }
    }
    this.rowEdges = model.rowHalves().adjacency(rows, false);
    this.columnEdges = model.columnAdjacency();
    this.settled = new boolean[rows];
    this.image = new int[n];
    this.cost = new int[rows * columns];
    this.rowPrice = new int[rows];
    this.columnPrice = new int[columns];
    this.columnOf = new int[rows];
    this.rowOf = new int[columns];
    this.distance = new int[columns];
    this.cameFrom = new int[columns];
  }

  /**
   * Whether the search is made for this model: edges have no direction, no vertex of the smaller
   * graph is left out, numbers are exact, and columns fit the bits of an int.
   */
  public static boolean fits(SavingsModel model) {
    return !model.problem().isDirected()
        && model.order() == model.columns()
        && model.isExact()
        && model.columns() < Integer.SIZE;
  }

  /**
   * Searches until the best is found, the budget is spent or so many nodes were visited; then what
   * is left to others is everything.
   *
   * @return whether all was looked at, so that nothing is cheaper than the best
   */
  public boolean search(long maxNodes) {
    nodesLeft = maxNodes;
    isComplete = true;
    updateLimit();
    visit(0, openAll());
    if (isComplete && !run.isProofWanted()) {
      run.raise(cutoff());
    }
    return isComplete;
  }

  private void updateLimit() {
    limit = model.notProving(cutoff());
    upper = model.scaled(run.upper());
  }

  /** Whoever costs this much or more is of no interest. */
  private long cutoff() {
    return run.threshold().cutoff(run.upper());
  }

  private Level level(int depth) {
    if (levels.size() == depth) {
      levels.add(new Level(rows - depth, columns - depth));
    }
    return levels.get(depth);
  }

  /** Opens all rows and columns; returns what is paid if nothing is mapped. */
  private int openAll() {
    Level root = level(0);
    int[] costs = model.costs();
    int paid = model.edgeBase();
    int inserting = (n - 1) * n; // of this row, if it is a dummy
    for (int k = 0; k < columns; k++) {
      root.column[k] = k;
      root.columnRest[k] = mostSaved(model.columnHalves(), bestOfColumnKind, k);
      paid += rows < n ? costs[inserting + k] : 0;
    }
    for (int i = 0; i < rows; i++) {
      root.row[i] = i;
      root.rowRest[i] = mostSaved(model.rowHalves(), bestOfRowKind, i);
      for (int k = 0; k < columns; k++) {
        root.base[i * columns + k] = costs[i * n + k] - (rows < n ? costs[inserting + k] : 0);
      }
    }
    return paid;
  }

  private static int mostSaved(HalfEdges halves, int[] bestOfKind, int vertex) {
    int sum = 0;
    for (int h = halves.start(vertex); h < halves.start(vertex + 1); h++) {
      sum += bestOfKind[halves.kind(h) + 1];
    }
    return sum;
  }

  private boolean isOver() {
    return nodesLeft == 0
        || run.countdown().isOutOfIterations()
        || (nodesLeft % NODES_BETWEEN_CLOCK_CHECKS == 0 && run.countdown().isOver())
        || run.threshold().isDecidedBy(0, run.upper());
  }

  private void visit(int depth, int paid) {
    if (isOver()) {
      isComplete = false;
      return;
    }
    nodesLeft--;
    run.countdown().step();
    Level level = levels.get(depth);
    int lower = assign(level, paid);
    if (lower <= limit) {
      price(level, paid);
    }
    // Mostly so by now: the assignment of a node without edges between open rows is its best.
    if (lower > limit) {
      return;
    }
    int chosen = chooseRow(level, lower);
    int children = children(level, chosen, lower);
    int i = level.row[chosen];
    settled[i] = true;
    for (int at = 0; at < children && isComplete && lower + level.rise[at] <= limit; at++) {
      int place = level.child[at];
      int price = level.base[chosen * level.openColumns + place];
      if (price < HOPELESS) {
        settle(level, level(depth + 1), chosen, place);
        image[i] = level.column[place];
        visit(depth + 1, paid + price);
        forbidToTwins(level, chosen, place);
      }
    }
    settled[i] = false;
  }

  /** The bound of a node; unless it is above the limit, prices and assignment are those of it. */
  private int assign(Level level, int paid) {
    int open = level.openColumns;
    int lower = paid;
    for (int a = 0, at = 0; a < level.openRows; a++) {
      int least = Integer.MAX_VALUE;
      int rest = level.rowRest[a];
      for (int b = 0; b < open; b++, at++) {
        // Savings are even, as the grain is.
        int each = level.base[at] - (Math.min(rest, level.columnRest[b]) >> 1);
        cost[at] = each;
        least = Math.min(least, each);
      }
      if (least >= HOPELESS) {
        return least;
      }
      rowPrice[a] = least;
      lower += least;
    }
    if (lower > limit) {
      return lower;
    }
    Arrays.fill(columnPrice, 0, open, 0);
    Arrays.fill(rowOf, 0, open, NONE);
    for (int a = 0; a < level.openRows; a++) {
      columnOf[a] = NONE;
      for (int b = 0; b < open; b++) {
        if (cost[a * open + b] == rowPrice[a] && rowOf[b] == NONE) {
          rowOf[b] = a;
          columnOf[a] = b;
          break;
        }
      }
    }
    for (int a = 0; a < level.openRows && lower <= limit; a++) {
      lower += columnOf[a] == NONE ? augment(a, open) : 0;
    }
    return lower;
  }

  /**
   * Dijkstra from a row to the nearest column that nobody has; updates prices, flips the path and
   * returns its length, by which the sum of all prices rises.
   */
  private int augment(int row, int open) {
    for (int b = 0; b < open; b++) {
      distance[b] = cost[row * open + b] - rowPrice[row] - columnPrice[b];
      cameFrom[b] = row;
    }
    int reached = 0; // columns, as bits
    int end = nearest(open, reached);
    while (rowOf[end] != NONE) {
      reached |= 1 << end;
      int owner = rowOf[end];
      int before = distance[end] - rowPrice[owner];
      for (int b = 0; b < open; b++) {
        int through = before + cost[owner * open + b] - columnPrice[b];
        if (through < distance[b] && (reached >> b & 1) == 0) {
          distance[b] = through;
          cameFrom[b] = owner;
        }
      }
      end = nearest(open, reached);
    }
    int length = distance[end];
    for (int b = 0; b < open; b++) {
      if ((reached >> b & 1) != 0) {
        columnPrice[b] -= length - distance[b];
        rowPrice[rowOf[b]] += length - distance[b];
      }
    }
    rowPrice[row] += length;
    int column = end;
    int owner;
    do {
      owner = cameFrom[column];
      int next = columnOf[owner];
      columnOf[owner] = column;
      rowOf[column] = owner;
      column = next;
    } while (owner != row);
    return length;
  }

  /** The nearest column that was not reached yet; among equals one that nobody has. */
  private int nearest(int open, int reached) {
    int nearest = NONE;
    int least = Integer.MAX_VALUE;
    for (int b = 0; b < open; b++) {
      int each = distance[b];
      if ((reached >> b & 1) == 0 && (each < least || (each == least && rowOf[b] == NONE))) {
        least = each;
        nearest = b;
      }
    }
    return nearest;
  }

  /** Offers the assignment as a mapping if it is cheaper than the best. */
  private void price(Level level, int paid) {
    int total = paid;
    for (int a = 0; a < level.openRows; a++) {
      total += level.base[a * level.openColumns + columnOf[a]];
      image[level.row[a]] = level.column[columnOf[a]];
    }
    HalfEdges halves = model.rowHalves();
    for (int a = 0; a < level.openRows; a++) {
      int i = level.row[a];
      for (int h = halves.start(i); h < halves.start(i + 1); h++) {
        int j = halves.other(h);
        if (i < j && !settled[j]) {
          int f = columnEdges[image[i] * n + image[j]];
          total -= saving[(halves.kind(h) + 1) * kinds + f];
        }
      }
    }
    if (total < upper) {
      int dummy = rows;
      for (int b = 0; b < level.openColumns; b++) {
        if (rowOf[b] == NONE) {
          image[dummy++] = level.column[b];
        }
      }
      incumbent.offer(image);
      updateLimit();
    }
  }

  private int chooseRow(Level level, int lower) {
    int open = level.openColumns;
    int chosen = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int a = 0; a < level.openRows; a++) {
      int room = limit - lower + rowPrice[a];
      int options = 0;
      for (int b = 0; b < open; b++) {
        options += cost[a * open + b] - columnPrice[b] <= room ? 1 : 0;
      }
      if (options < fewest || (options == fewest && level.rowRest[a] > level.rowRest[chosen])) {
        fewest = options;
        chosen = a;
      }
    }
    return chosen;
  }

  /** The columns that a row can take, cheapest first; returns how many there are. */
  private int children(Level level, int row, int lower) {
    int count = 0;
    for (int b = 0; b < level.openColumns; b++) {
      int rise = cost[row * level.openColumns + b] - columnPrice[b] - rowPrice[row];
      if (lower + rise <= limit) {
        int at = count++;
        for (; at > 0 && level.rise[at - 1] > rise; at--) {
          level.rise[at] = level.rise[at - 1];
          level.child[at] = level.child[at - 1];
        }
        level.rise[at] = rise;
        level.child[at] = b;
      }
    }
    return count;
  }

  /** Makes the level below, where a row has a column: both by their places among the open ones. */
  private void settle(Level here, Level below, int row, int column) {
    int i = here.row[row];
    int k = here.column[column];
    for (int b = 0, to = 0; b < here.openColumns; b++) {
      if (b != column) {
        int f = columnEdges[k * n + here.column[b]];
        here.edge[b] = f;
        below.column[to] = here.column[b];
        below.columnRest[to++] = here.columnRest[b] - bestOfColumnKind[f];
      }
    }
    for (int a = 0, at = 0, to = 0, cell = 0; a < here.openRows; a++) {
      if (a == row) {
        at += here.openColumns;
        continue;
      }
      int e = rowEdges[i * rows + here.row[a]];
      below.row[to] = here.row[a];
      below.rowRest[to++] = here.rowRest[a] - bestOfRowKind[e];
      for (int b = 0; b < here.openColumns; b++, at++) {
        if (b != column) {
          below.base[cell++] = here.base[at] - saving[e * kinds + here.edge[b]];
        }
      }
    }
  }

  /**
   * After all mappings with the row at the column were looked at: exchanging either with a twin
   * gives mappings of the same price.
   */
  private void forbidToTwins(Level level, int row, int column) {
    if (twins.isEmpty()) {
      twins = Optional.of(Twins.of(model));
    }
    Twins alike = twins.get();
    int rowClass = alike.classOfRow(level.row[row]);
    int columnClass = alike.classOfColumn(level.column[column]);
    for (int b = 0; b < level.openColumns; b++) {
      if (alike.classOfColumn(level.column[b]) == columnClass) {
        for (int a = 0; a < level.openRows; a++) {
          if (alike.classOfRow(level.row[a]) == rowClass) {
            level.base[a * level.openColumns + b] = FORBIDDEN;
          }
        }
      }
    }
  }
}
