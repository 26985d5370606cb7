package org.eugene.search;

import java.util.Arrays;

/**
 * The cheapest mapping of a pair, if it is within a limit: depth first over the rows, with the
 * anchored BRANCH bound (Chang et al., key {@code chang2020}) at every node. Made for small limits,
 * where few vertices have a choice; given up after a number of nodes, never after a time.
 *
 * <p>Counts in halves of a unit. With some rows mapped (anchored), a row i that becomes column k
 * pays
 *
 * <pre>w(i,k) = 2·vertex(i,k) + 2·loop(i,k) + Σ_anchored j 2·edge(ij, k·image(j)) + inner(i,k)
 * </pre>
 *
 * where inner(i,k) is the least that turning the half-edges between rows not yet mapped at i into
 * those between columns not yet taken at k costs; a column that is not taken pays for itself, for
 * its edges to taken columns, and half of each of its other edges. The cheapest assignment of the
 * rows left is a lower bound of what they cost, and its reduced costs put single pairs aside. When
 * no row is left, what is paid is the price of the mapping.
 *
 * <p>Pairs put aside tell about their neighbours: where no end of an edge can become an end of a
 * like edge, inner rises, and with it the bound; at the first node until it gets no further. A node
 * copies the matrix of w without the row and column it anchors and mends only what the two had
 * edges to, and goes on from the dual solution of the node before. For one thread; knows nothing
 * from one pair to the next but its prices.
 */
final class AnchoredTree {
  /** Vertices of either graph. */
  static final int MOST_VERTICES = 256;

  /** Half-edges at one vertex: bytes of a long count them. */
  private static final int MOST_DEGREE = 100;

  private static final int NEVER = 1 << 28;
  private static final int ROOM = 32;

  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long ONES = 0x0101010101010101L;

  private final Threshold threshold;
  private final int leastEdgeDelete;
  private final int leastEdgeInsert;
  private final int leastEdgeSubstitute;

  // The pair.
  private final RowsAndColumns pair;
  private int columnCount;
  private int rowCount;
  private int[] edgePrice = new int[0];
  private int rowStride;
  private int columnStride;
  private boolean directed;
  private int[] columnAdjacency = new int[0];
  private int[] rowAdjacency = new int[0];
  private int deleteHalf;
  private int insertHalf;
  private int substituteHalf;

  // The search.
  private long nodes;
  private int[] image = new int[0];
  private int[] changedColumn = new int[0];
  private int[] rowAt = new int[0]; // where a row stands among those left, or -1
  private int[] columnAt = new int[0];
  private boolean[] looked = new boolean[0];
  private final boolean[] canBeThere = new boolean[MOST_DEGREE];
  private final boolean[] isFreeThere = new boolean[MOST_DEGREE];
  private Level[] levels = new Level[0];

  /** What is left at a depth. */
  private static final class Level {
    int rows;
    int columns;
    long paid;
    long alone;
    int[] row;
    int[] column;
    int[] matrix; // w minus what the column pays alone
    int[] extra; // by how much inner was raised
    boolean[] touched; // rows that lost columns since
    int[] columnAlone;
    long[] rowHalves; // half-edges to other rows left, by class
    int[] rowDegree;
    long[] columnHalves;
    int[] columnDegree;
    int[] child;
    int[] childCost;
    final IntAssignment assignment = new IntAssignment();

    Level(int room) {
      row = new int[room];
      column = new int[room];
      matrix = new int[room * room];
      extra = new int[room * room];
      touched = new boolean[room];
      columnAlone = new int[room];
      rowHalves = new long[room];
      rowDegree = new int[room];
      columnHalves = new long[room];
      columnDegree = new int[room];
      child = new int[room];
      childCost = new int[room];
    }
  }

  AnchoredTree(PairPrices prices, RowsAndColumns pair, Threshold threshold) {
    this.pair = pair;
    this.threshold = threshold;
    this.leastEdgeDelete = PairPrices.clipped(prices.edges.leastDelete, 1);
    this.leastEdgeInsert = PairPrices.clipped(prices.edges.leastInsert, 1);
    this.leastEdgeSubstitute =
        Math.min(
            PairPrices.clipped(prices.edges.leastSubstitute, 1), leastEdgeDelete + leastEdgeInsert);
  }

  /** Whether no vertex has too many edges. */
  boolean fits() {
    return Math.max(pair.rowEnds.mostAtOne, pair.columnEnds.mostAtOne) <= MOST_DEGREE;
  }

  /**
   * Finds what is within the threshold.
   *
   * @param mostNodes after so many nodes it is given up
   * @return whether it was not given up
   */
  boolean search(long mostNodes) {
    nodes = mostNodes;
    prepare();
    search(0);
    return nodes >= 0;
  }

  private void prepare() {
    rowCount = pair.rows;
    columnCount = pair.columns;
    edgePrice = pair.edgePrice;
    rowStride = pair.rowStride;
    columnStride = pair.columnStride;
    directed = pair.directed;
    columnAdjacency = pair.columnAdjacency;
    deleteHalf = pair.flipped ? leastEdgeInsert : leastEdgeDelete;
    insertHalf = pair.flipped ? leastEdgeDelete : leastEdgeInsert;
    substituteHalf = leastEdgeSubstitute;
    makeRoom();
    pair.adjacency(pair.rowGraph, rowAdjacency);
    Level top = levels[0];
    top.rows = rowCount;
    top.columns = columnCount;
    top.paid = 0;
    count(pair.rowEnds, rowCount, top.rowHalves, top.rowDegree);
    count(pair.columnEnds, columnCount, top.columnHalves, top.columnDegree);
    top.alone = 0;
    for (int k = 0; k < columnCount; k++) {
      top.column[k] = k;
      int alone = pair.vertexAlone(k) + pair.loopAlone(k);
      for (int q = pair.columnEnds.start[k]; q < pair.columnEnds.start[k + 1]; q++) {
        alone += edgePrice[pair.columnEnds.edge[q] * columnStride] / 2;
      }
      top.columnAlone[k] = alone;
      top.alone += alone;
    }
    for (int i = 0; i < rowCount; i++) {
      top.row[i] = i;
      for (int k = 0; k < columnCount; k++) {
        int bare = pair.vertexAlone(k) + pair.loopAlone(k);
        top.matrix[i * columnCount + k] =
            pair.vertexMore(i, k)
                + bare
                + inner(
                    top.rowHalves[i], top.rowDegree[i], top.columnHalves[k], top.columnDegree[k])
                - top.columnAlone[k];
      }
    }
    Arrays.fill(top.extra, 0, rowCount * columnCount, 0);
    Arrays.fill(top.touched, 0, rowCount, true);
  }

  private void makeRoom() {
    if (levels.length == 0 || image.length < columnCount) {
      int room = Math.max(ROOM, columnCount + columnCount / 2);
      changedColumn = new int[room];
      rowAt = new int[room];
      columnAt = new int[room];
      looked = new boolean[room];
      image = new int[room];
      rowAdjacency = new int[room * room];
      levels = new Level[room + 1];
      for (int depth = 0; depth <= room; depth++) {
        levels[depth] = new Level(Math.max(1, room - depth));
      }
    }
  }

  /** Half-edges by class. */
  private static void count(HalfEdges ends, int order, long[] halves, int[] degree) {
    for (int v = 0; v < order; v++) {
      long sum = 0;
      for (int p = ends.start[v]; p < ends.start[v + 1]; p++) {
        sum += counted(ends.lane[p]);
      }
      halves[v] = sum;
      degree[v] = ends.start[v + 1] - ends.start[v];
    }
  }

  /** One in a byte of its own; those of the last lane are not counted. */
  private static long counted(int lane) {
    return lane == HalfEdges.LANES - 1 ? 0 : 1L << (Byte.SIZE * lane);
  }

  /** What turning some half-edges into others costs at least. */
  private int inner(long rowHalves, int rowDegree, long columnHalves, int columnDegree) {
    int mapped = Math.min(rowDegree, columnDegree);
    // The smaller of every two bytes; the bytes are below 128.
    long notLess = ((rowHalves | HIGH_BITS) - columnHalves) & HIGH_BITS;
    long mask = (notLess - (notLess >>> 7)) | notLess;
    long smaller = (columnHalves & mask) | (rowHalves & ~mask);
    int free = (int) ((smaller * ONES) >>> 56);
    return substituteHalf * Math.max(0, mapped - free)
        + deleteHalf * (rowDegree - mapped)
        + insertHalf * (columnDegree - mapped);
  }

  private void search(int depth) {
    Level here = levels[depth];
    if (here.rows == 0) {
      threshold.found(here.paid + here.alone);
      return;
    }
    if (--nodes < 0) {
      return;
    }
    IntAssignment assignment = here.assignment;
    long before = here.paid + here.alone;
    long value =
        depth == 0
            ? assignment.solve(here.matrix, here.rows, here.columns, threshold.limit - before)
            : assignment.resume(here.matrix, here.rows, here.columns, threshold.limit - before);
    int rounds = 0;
    while (before + value <= threshold.limit) {
      for (int r = 0; r < here.rows; r++) {
        image[here.row[r]] = here.column[assignment.columnOf[r]];
      }
      threshold.found(pair.priced(image));
      if (before + value > threshold.limit) {
        return;
      }
      forbid(here, (int) (threshold.limit - before - value));
      if ((depth > 0 && rounds++ > 0) || !tighten(here)) {
        branch(depth, here, before + value);
        return;
      }
      value = assignment.resume(here.matrix, here.rows, here.columns, threshold.limit - before);
    }
  }

  /** Puts pairs aside by reduced cost. */
  private void forbid(Level here, int slack) {
    int[] u = here.assignment.u;
    int[] v = here.assignment.v;
    int columns = here.columns;
    int[] matrix = here.matrix;
    for (int r = 0; r < here.rows; r++) {
      int most = slack + u[r];
      for (int c = 0, cell = r * columns; c < columns; c++, cell++) {
        int cost = matrix[cell];
        if (cost < NEVER / 2 && cost - v[c] > most) {
          matrix[cell] = NEVER;
          here.touched[r] = true;
        }
      }
    }
  }

  /**
   * Raises inner(i,k) where edges cannot become each other because their other ends cannot: a
   * half-edge of i whose other end can become no neighbour of k over a like edge is not free, and
   * one whose other end can become no neighbour of k at all is not mapped. Looks at the neighbours
   * of rows that lost columns.
   *
   * @return whether a price has risen
   */
  private boolean tighten(Level here) {
    Arrays.fill(rowAt, 0, rowCount, -1);
    Arrays.fill(columnAt, 0, columnCount, -1);
    Arrays.fill(looked, 0, rowCount, false);
    for (int c = 0; c < here.columns; c++) {
      columnAt[here.column[c]] = c;
    }
    HalfEdges rowEnds = pair.rowEnds;
    for (int r = 0; r < here.rows; r++) {
      int i = here.row[r];
      rowAt[i] = r;
      if (here.touched[r]) {
        here.touched[r] = false;
        for (int p = rowEnds.start[i]; p < rowEnds.start[i + 1]; p++) {
          looked[rowEnds.other[p]] = true;
        }
      }
    }
    boolean risen = false;
    int columns = here.columns;
    for (int r = 0; r < here.rows; r++) {
      if (looked[here.row[r]]) {
        for (int c = 0, cell = r * columns; c < columns; c++, cell++) {
          if (here.matrix[cell] < NEVER / 2) {
            int known =
                inner(
                        here.rowHalves[r],
                        here.rowDegree[r],
                        here.columnHalves[c],
                        here.columnDegree[c])
                    + here.extra[cell];
            int more = matched(here, r, c) - known;
            if (more > 0) {
              here.matrix[cell] += more;
              here.extra[cell] += more;
              risen = true;
            }
          }
        }
      }
    }
    return risen;
  }

  /** What the half-edges between vertices left cost at least, by who can become whom. */
  private int matched(Level here, int r, int c) {
    HalfEdges rowEnds = pair.rowEnds;
    HalfEdges columnEnds = pair.columnEnds;
    int i = here.row[r];
    int k = here.column[c];
    int q0 = columnEnds.start[k];
    int degreeThere = columnEnds.start[k + 1] - q0;
    Arrays.fill(canBeThere, 0, degreeThere, false);
    Arrays.fill(isFreeThere, 0, degreeThere, false);
    int mapped = 0;
    int free = 0;
    for (int p = rowEnds.start[i]; p < rowEnds.start[i + 1]; p++) {
      int at = rowAt[rowEnds.other[p]];
      if (at >= 0) {
        int row = at * here.columns;
        int lane = rowEnds.lane[p];
        boolean canBe = false;
        boolean isFree = false;
        for (int q = 0; q < degreeThere; q++) {
          int there = columnAt[columnEnds.other[q0 + q]];
          if (there >= 0 && here.matrix[row + there] < NEVER / 2) {
            canBe = true;
            canBeThere[q] = true;
            if (columnEnds.lane[q0 + q] == lane && lane < HalfEdges.LANES - 1) {
              isFree = true;
              isFreeThere[q] = true;
            }
          }
        }
        mapped += canBe ? 1 : 0;
        free += isFree ? 1 : 0;
      }
    }
    int mappedThere = 0;
    int freeThere = 0;
    for (int q = 0; q < degreeThere; q++) {
      mappedThere += canBeThere[q] ? 1 : 0;
      freeThere += isFreeThere[q] ? 1 : 0;
    }
    mapped = Math.min(mapped, mappedThere);
    free = Math.min(mapped, Math.min(free, freeThere));
    return substituteHalf * (mapped - free)
        + deleteHalf * (here.rowDegree[r] - mapped)
        + insertHalf * (here.columnDegree[c] - mapped);
  }

  /** Anchors all rows with one column left, or else one with few. */
  private void branch(int depth, Level here, long value) {
    int[] u = here.assignment.u;
    int[] v = here.assignment.v;
    int columns = here.columns;
    int[] matrix = here.matrix;
    int fewest = Integer.MAX_VALUE;
    int chosen = 0;
    int singles = 0;
    for (int r = 0; r < here.rows; r++) {
      int count = 0;
      int last = 0;
      int best = here.assignment.columnOf[r];
      int regret = NEVER;
      for (int c = 0, cell = r * columns; c < columns; c++, cell++) {
        int cost = matrix[cell];
        if (cost < NEVER / 2) {
          count++;
          last = c;
          if (c != best) {
            regret = Math.min(regret, cost - v[c] - u[r]);
          }
        }
      }
      if (count == 1) {
        here.child[singles] = here.row[r];
        here.childCost[singles++] = here.column[last];
      }
      // What every choice but the best costs more at least; then few choices, then many edges.
      int rank = count * MOST_VERTICES - here.rowDegree[r] - (NEVER >> 12) * Math.min(regret, 999);
      if (rank < fewest) {
        fewest = rank;
        chosen = r;
      }
    }
    if (singles > 0) {
      anchorAll(depth, here, singles);
      return;
    }
    int children = 0;
    for (int c = 0; c < columns; c++) {
      int cost = matrix[chosen * columns + c];
      if (cost < NEVER / 2) {
        insert(here, children++, c, cost - v[c] - u[chosen]);
      }
    }
    for (int at = 0; at < children && nodes >= 0; at++) {
      if (value + here.childCost[at] > threshold.limit) {
        return;
      }
      if (!isRepeated(here, at)) {
        anchor(depth, chosen, here.child[at]);
        image[here.row[chosen]] = here.column[here.child[at]];
        search(depth + 1);
      }
    }
  }

  /** Rows with one column left have no choice. */
  private void anchorAll(int depth, Level here, int singles) {
    for (int at = 0; at < singles; at++) {
      Level now = levels[depth + at];
      int r = Arrays.binarySearch(now.row, 0, now.rows, here.child[at]);
      int c = Arrays.binarySearch(now.column, 0, now.columns, here.childCost[at]);
      if (c < 0) {
        return; // two rows have only the same one left
      }
      anchor(depth + at, r, c);
      image[here.child[at]] = here.childCost[at];
    }
    search(depth + singles);
  }

  /** Children by rising reduced cost. */
  private static void insert(Level here, int children, int child, int cost) {
    int at = children;
    while (at > 0 && here.childCost[at - 1] > cost) {
      here.child[at] = here.child[at - 1];
      here.childCost[at] = here.childCost[at - 1];
      at--;
    }
    here.child[at] = child;
    here.childCost[at] = cost;
  }

  /** Whether a twin of this child was anchored before. */
  private boolean isRepeated(Level here, int at) {
    int k = here.column[here.child[at]];
    for (int earlier = 0; earlier < at; earlier++) {
      if (pair.areTwins(k, here.column[here.child[earlier]])) {
        return true;
      }
    }
    return false;
  }

  /** Makes the next level: without a row and its column. */
  private void anchor(int depth, int r0, int c0) {
    Level here = levels[depth];
    Level next = levels[depth + 1];
    int columns = here.columns;
    int fewer = columns - 1;
    int i0 = here.row[r0];
    int k0 = here.column[c0];
    next.rows = here.rows - 1;
    next.columns = fewer;
    int own =
        here.matrix[r0 * columns + c0]
            + here.columnAlone[c0]
            - inner(
                here.rowHalves[r0],
                here.rowDegree[r0],
                here.columnHalves[c0],
                here.columnDegree[c0])
            - here.extra[r0 * columns + c0];
    next.paid = here.paid + own;
    next.alone = here.alone - here.columnAlone[c0];
    copyWithout(here, next, r0, c0);
    next.assignment.without(here.assignment, here.rows, columns, r0, c0);
    int changed = 0;
    for (int c = 0; c < fewer; c++) {
      int k = next.column[c];
      int out = columnAdjacency[k0 * columnCount + k];
      int in = directed ? columnAdjacency[k * columnCount + k0] : 0;
      if ((out | in) != 0) {
        mendColumn(here, next, c, c < c0 ? c : c + 1, out, in);
        changedColumn[changed++] = c;
      }
    }
    int[] classOf = pair.rowClasses();
    for (int r = 0; r < next.rows; r++) {
      int i = next.row[r];
      int out = rowAdjacency[i0 * rowCount + i];
      int in = directed ? rowAdjacency[i * rowCount + i0] : 0;
      if ((out | in) != 0) {
        int was = r < r0 ? r : r + 1;
        next.rowHalves[r] = here.rowHalves[was] - halvesOf(out, in, classOf);
        next.rowDegree[r] = here.rowDegree[was] - ends(out, in);
        for (int c = 0; c < fewer; c++) {
          mend(here, next, r, was, c, c < c0 ? c : c + 1, out, in, k0);
        }
      } else {
        int was = r < r0 ? r : r + 1;
        for (int at = 0; at < changed; at++) {
          int c = changedColumn[at];
          mend(here, next, r, was, c, c < c0 ? c : c + 1, 0, 0, k0);
        }
      }
    }
  }

  /** What a pair pays now that a neighbour of one of them, or of both, is anchored. */
  private void mend(
      Level here, Level next, int r, int was, int c, int wasColumn, int out, int in, int k0) {
    int k = next.column[c];
    int cell = r * next.columns + c;
    int cross = edgePrice[out * rowStride + columnAdjacency[k0 * columnCount + k] * columnStride];
    if (directed) {
      cross += edgePrice[in * rowStride + columnAdjacency[k * columnCount + k0] * columnStride];
    }
    next.matrix[cell] +=
        cross
            + inner(
                next.rowHalves[r], next.rowDegree[r], next.columnHalves[c], next.columnDegree[c])
            - inner(
                here.rowHalves[was],
                here.rowDegree[was],
                here.columnHalves[wasColumn],
                here.columnDegree[wasColumn])
            - next.extra[cell]
            + here.columnAlone[wasColumn]
            - next.columnAlone[c];
    next.extra[cell] = 0;
  }

  private static int ends(int out, int in) {
    return (out == 0 ? 0 : 1) + (in == 0 ? 0 : 1);
  }

  /**
   * The half-edges at a neighbour of the anchored vertex that lead to it: an arc from the anchored
   * one arrives there.
   */
  private long halvesOf(int out, int in, int[] classOf) {
    return (out == 0 ? 0 : counted(pair.laneOf(classOf[out - 1], 1)))
        + (in == 0 ? 0 : counted(pair.laneOf(classOf[in - 1], 0)));
  }

  private void mendColumn(Level here, Level next, int c, int was, int out, int in) {
    int[] classOf = pair.columnClasses();
    next.columnHalves[c] = here.columnHalves[was] - halvesOf(out, in, classOf);
    next.columnDegree[c] = here.columnDegree[was] - ends(out, in);
    int more = (edgePrice[out * columnStride] + edgePrice[in * columnStride]) / 2;
    next.columnAlone[c] += more;
    next.alone += more;
    next.assignment.v[c] -= more;
  }

  private static void copyWithout(Level here, Level next, int r0, int c0) {
    int columns = here.columns;
    int fewer = columns - 1;
    for (int r = 0; r < next.rows; r++) {
      int was = r < r0 ? r : r + 1;
      System.arraycopy(here.matrix, was * columns, next.matrix, r * fewer, c0);
      System.arraycopy(
          here.matrix, was * columns + c0 + 1, next.matrix, r * fewer + c0, fewer - c0);
      System.arraycopy(here.extra, was * columns, next.extra, r * fewer, c0);
      System.arraycopy(here.extra, was * columns + c0 + 1, next.extra, r * fewer + c0, fewer - c0);
      next.touched[r] = here.touched[was] || here.matrix[was * columns + c0] < NEVER / 2;
    }
    without(here.row, next.row, r0, next.rows);
    without(here.rowDegree, next.rowDegree, r0, next.rows);
    without(here.column, next.column, c0, fewer);
    without(here.columnDegree, next.columnDegree, c0, fewer);
    without(here.columnAlone, next.columnAlone, c0, fewer);
    System.arraycopy(here.rowHalves, 0, next.rowHalves, 0, r0);
    System.arraycopy(here.rowHalves, r0 + 1, next.rowHalves, r0, next.rows - r0);
    System.arraycopy(here.columnHalves, 0, next.columnHalves, 0, c0);
    System.arraycopy(here.columnHalves, c0 + 1, next.columnHalves, c0, fewer - c0);
  }

  private static void without(int[] from, int[] to, int left, int count) {
    System.arraycopy(from, 0, to, 0, left);
    System.arraycopy(from, left + 1, to, left, count - left);
  }
}
