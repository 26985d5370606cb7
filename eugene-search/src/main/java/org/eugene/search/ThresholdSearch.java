package org.eugene.search;

import java.util.Arrays;

/**
 * The distance of a pair, if it is within a limit: depth first over the vertices of the smaller
 * graph, with the anchored BRANCH bound (Chang et al., key {@code chang2020}) at every node. Made
 * for small limits, where few vertices have a choice; given up after a number of nodes, never after
 * a time.
 *
 * <p>All vertices of the smaller graph are mapped, which needs prices at which turning a vertex is
 * never dearer than deleting and inserting one. Call its vertices rows and those of the other graph
 * columns, and count in halves of a unit. With some rows mapped (anchored), a row i that becomes
 * column k pays
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
final class ThresholdSearch {
  /** What is known of a pair that took too many nodes. */
  static final long GIVEN_UP = -1;

  private static final int MOST_VERTICES = 256;
  private static final int MOST_DEGREE = 100;
  private static final int NEVER = 1 << 28;

  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long ONES = 0x0101010101010101L;

  private final PairPrices prices;
  private final int[] vertexPrice; // source label × target label, halves
  private final int[] vertexDelete;
  private final int[] vertexInsert;
  private final int[] edgePrice; // source label + 1 × target label + 1, 0 is no edge; halves
  private final int sourceEdgeStride;
  private final int leastEdgeDelete;
  private final int leastEdgeInsert;
  private final int leastEdgeSubstitute;

  // The pair.
  private boolean flipped;
  private boolean directed;
  private int rowCount;
  private int columnCount;
  private int rowStride;
  private int columnStride;
  private int deleteHalf;
  private int insertHalf;
  private int substituteHalf;
  private int[] rowAdjacency = new int[0];
  private int[] columnAdjacency = new int[0];
  private int[] rowFrom = new int[0];
  private int[] rowTo = new int[0];
  private int[] rowEdge = new int[0];
  private int rowEdges;
  private final HalfEdges rowEnds = new HalfEdges();
  private final HalfEdges columnEnds = new HalfEdges();
  private int[] changedColumn = new int[0];
  private long[] rowMask = new long[0]; // columns that a row can become
  private long[] columnMask = new long[0]; // rows that can become a column
  private int[] columnLabel = new int[0];
  private int[] vertexAlone = new int[0];
  private int[] vertexPair = new int[0];
  private int[] vertexMore = new int[0]; // with loops, minus what the column pays without edges
  private long allColumnEdges;

  private int[] beyondSplit = new int[0]; // what a pair costs beyond the splitting bound
  private boolean isSplit;
  private LazySplitting.Pair splitPair = LazySplitting.Pair.NONE;

  // The search.
  private final LazySplitting splitting;
  private boolean byRings;
  private long limit;
  private long best;
  private long nodes;
  private int[] image = new int[0];
  private Level[] levels = new Level[0];

  private void read(HalfEdges halves, SmallGraph graph, int[] classOf) {
    halves.begin(graph);
    for (int e = 0; e < graph.size; e++) {
      int from = graph.from[e];
      int to = graph.to[e];
      if (from != to) {
        int edgeClass = classOf[graph.edgeLabel[e]];
        int label = graph.edgeLabel[e] + 1;
        halves.put(from, to, label, laneOf(edgeClass, 0), laneOf(edgeClass, 1), directed ? 1 : 0);
      }
    }
    halves.done(graph.order);
  }

  /** What is left at a depth. */
  private static final class Level {
    int rows;
    int columns;
    long paid;
    long alone;
    long spent; // what is anchored costs beyond the splitting bound
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

  ThresholdSearch(PairPrices prices, RingPrices rings) {
    this.prices = prices;
    this.splitting = new LazySplitting(rings);
    PriceMatrix vertices = prices.vertices.matrix;
    PriceMatrix edges = prices.edges.matrix;
    this.vertexPrice = PairPrices.clipped(vertices.substituteRowMajor, 2);
    this.vertexDelete = PairPrices.clipped(vertices.delete, 2);
    this.vertexInsert = PairPrices.clipped(vertices.insert, 2);
    this.sourceEdgeStride = edges.insert.length + 1;
    this.edgePrice = new int[(edges.delete.length + 1) * sourceEdgeStride];
    for (int a = 0; a <= edges.delete.length; a++) {
      for (int b = 0; b <= edges.insert.length; b++) {
        long price;
        if (a == 0) {
          price = b == 0 ? 0 : edges.insert[b - 1];
        } else {
          price = b == 0 ? edges.delete[a - 1] : edges.substitute(a - 1, b - 1);
        }
        edgePrice[a * sourceEdgeStride + b] = PairPrices.clipped(price, 2);
      }
    }
    this.leastEdgeDelete = PairPrices.clipped(prices.edges.leastDelete, 1);
    this.leastEdgeInsert = PairPrices.clipped(prices.edges.leastInsert, 1);
    this.leastEdgeSubstitute =
        Math.min(
            PairPrices.clipped(prices.edges.leastSubstitute, 1), leastEdgeDelete + leastEdgeInsert);
  }

  /** Whether such prices, such a limit and such graphs can be searched at all. */
  static boolean fits(PairPrices prices, int order, int otherOrder, long limit) {
    return !prices.vertices.matrix.isCapped
        && limit < PairPrices.CLIP / 4
        && Math.max(order, otherOrder) <= MOST_VERTICES;
  }

  /**
   * The distance in units.
   *
   * @param within no distance beyond this is of interest; not negative
   * @param mostNodes after so many nodes it is given up
   * @return the distance, something larger than the limit if it is beyond it, or {@link #GIVEN_UP}
   */
  long distance(SmallGraph source, SmallGraph target, long within, long mostNodes) {
    limit = 2 * within;
    best = Long.MAX_VALUE;
    nodes = mostNodes;
    boolean splits = splitting.fits(source, target);
    byRings = false;
    if (splits) {
      splitting.begin(source, target, limit);
      byRings = splitting.isBeyond(limit);
    }
    if (byRings) {
      return within + 1;
    }
    if (!prepare(source, target)) {
      return GIVEN_UP;
    }
    isSplit = splits;
    levels[0].spent = 0;
    if (!splits || !isBeyondBySplitting()) {
      search(0);
    }
    if (nodes < 0) {
      return GIVEN_UP;
    }
    return best == Long.MAX_VALUE ? within + 1 : best / 2;
  }

  /** Whether nothing better than the best mapping is within the limit, by splitting edges. */
  private boolean isBeyondBySplitting() {
    Level top = levels[0];
    splitting.goOn(splitPair);
    boolean goesOn = true;
    while (goesOn && !splitting.isBeyond(limit)) {
      splitting.assignment(image);
      found(priced());
      goesOn = splitting.isBeyond(limit) || splitting.raise(limit);
    }
    if (splitting.isBeyond(limit)) {
      return true;
    }
    for (int i = 0; i < rowCount; i++) {
      for (int k = 0; k < columnCount; k++) {
        boolean isLeft = splitting.isLeft(i, k);
        beyondSplit[i * columnCount + k] = isLeft ? splitting.reduced(i, k) : NEVER;
        if (!isLeft) {
          top.matrix[i * columnCount + k] = NEVER;
        }
      }
    }
    return false;
  }

  /** Whether the rings alone put the last pair aside. */
  boolean wasByRings() {
    return byRings;
  }

  /** How many nodes were left. */
  long nodesLeft() {
    return nodes;
  }

  private boolean prepare(SmallGraph source, SmallGraph target) {
    flipped = source.order > target.order;
    directed = source.directed || target.directed;
    SmallGraph rows = flipped ? target : source;
    SmallGraph columns = flipped ? source : target;
    rowCount = rows.order;
    columnCount = columns.order;
    rowStride = flipped ? 1 : sourceEdgeStride;
    columnStride = flipped ? sourceEdgeStride : 1;
    deleteHalf = flipped ? leastEdgeInsert : leastEdgeDelete;
    insertHalf = flipped ? leastEdgeDelete : leastEdgeInsert;
    substituteHalf = leastEdgeSubstitute;
    makeRoom(rows.size);
    Level top = levels[0];
    top.rows = rowCount;
    top.columns = columnCount;
    top.paid = 0;
    PairPrices.Side edges = prices.edges;
    int[] rowClass = flipped ? edges.targetClass : edges.sourceClass;
    int[] columnClass = flipped ? edges.sourceClass : edges.targetClass;
    boolean fits =
        adjacency(rows, rowAdjacency, top.rowHalves, top.rowDegree, rowClass)
            && adjacency(columns, columnAdjacency, top.columnHalves, top.columnDegree, columnClass);
    if (!fits) {
      return false;
    }
    rowEdges = 0;
    for (int e = 0; e < rows.size; e++) {
      rowFrom[rowEdges] = rows.from[e];
      rowTo[rowEdges] = rows.to[e];
      rowEdge[rowEdges++] = rows.edgeLabel[e] + 1;
    }
    long all = 0;
    for (int k = 0; k < columnCount; k++) {
      top.column[k] = k;
      vertexAlone[k] = (flipped ? vertexDelete : vertexInsert)[columns.vertexLabel[k]];
      int loop = columnAdjacency[k * columnCount + k];
      top.columnAlone[k] = vertexAlone[k] + edgePrice[loop * columnStride];
    }
    for (int e = 0; e < columns.size; e++) {
      int price = edgePrice[(columns.edgeLabel[e] + 1) * columnStride];
      all += price;
      if (columns.from[e] != columns.to[e]) {
        top.columnAlone[columns.from[e]] += price / 2;
        top.columnAlone[columns.to[e]] += price / 2;
      }
    }
    allColumnEdges = all;
    top.alone = 0;
    for (int k = 0; k < columnCount; k++) {
      top.alone += top.columnAlone[k];
    }
    int labels = prices.vertices.matrix.columns;
    for (int i = 0; i < rowCount; i++) {
      top.row[i] = i;
      int loop = rowAdjacency[i * rowCount + i];
      for (int k = 0; k < columnCount; k++) {
        int vertex =
            flipped
                ? vertexPrice[columns.vertexLabel[k] * labels + rows.vertexLabel[i]]
                : vertexPrice[rows.vertexLabel[i] * labels + columns.vertexLabel[k]];
        vertexPair[i * columnCount + k] = vertex;
        int loopThere = columnAdjacency[k * columnCount + k] * columnStride;
        int loops = edgePrice[loop * rowStride + loopThere];
        vertexMore[i * columnCount + k] = vertex + loops - vertexAlone[k] - edgePrice[loopThere];
        top.matrix[i * columnCount + k] =
            vertex
                + loops
                + inner(
                    top.rowHalves[i], top.rowDegree[i], top.columnHalves[k], top.columnDegree[k])
                - top.columnAlone[k];
      }
    }
    Arrays.fill(top.extra, 0, rowCount * columnCount, 0);
    Arrays.fill(top.touched, 0, rowCount, true);
    columnLabel = columns.vertexLabel;
    read(rowEnds, rows, rowClass);
    read(columnEnds, columns, columnClass);
    splitPair =
        new LazySplitting.Pair(rowEnds, columnEnds, edgePrice, rowStride, columnStride, vertexMore);
    return true;
  }

  private void makeRoom(int edges) {
    int room = Math.max(rowCount, columnCount);
    if (levels.length == 0 || image.length < room) {
      int more = Math.max(32, room + room / 2);
      changedColumn = new int[more];
      rowMask = new long[more];
      columnMask = new long[more];
      vertexAlone = new int[more];
      image = new int[more];
      rowAdjacency = new int[more * more];
      columnAdjacency = new int[more * more];
      vertexPair = new int[more * more];
      vertexMore = new int[more * more];
      beyondSplit = new int[more * more];
      levels = new Level[more + 1];
      for (int depth = 0; depth <= more; depth++) {
        levels[depth] = new Level(Math.max(1, more - depth));
      }
    }
    if (rowFrom.length < edges) {
      rowFrom = new int[2 * edges];
      rowTo = new int[2 * edges];
      rowEdge = new int[2 * edges];
    }
  }

  /** Edge labels plus 1 in a matrix, and half-edges by class; false if there are too many. */
  private boolean adjacency(
      SmallGraph graph, int[] matrix, long[] halves, int[] degree, int[] classOf) {
    int order = graph.order;
    Arrays.fill(matrix, 0, order * order, 0);
    Arrays.fill(halves, 0, order, 0);
    Arrays.fill(degree, 0, order, 0);
    for (int e = 0; e < graph.size; e++) {
      int from = graph.from[e];
      int to = graph.to[e];
      int label = graph.edgeLabel[e] + 1;
      matrix[from * order + to] = label;
      if (!directed) {
        matrix[to * order + from] = label;
      }
      if (from != to) {
        halves[from] += lane(classOf[label - 1], 0);
        halves[to] += lane(classOf[label - 1], 1);
        degree[from]++;
        degree[to]++;
      }
    }
    for (int v = 0; v < order; v++) {
      if (degree[v] > MOST_DEGREE) {
        return false;
      }
    }
    return true;
  }

  /**
   * One in a byte of its own for a half-edge of this class and side. Several classes may share a
   * byte: they then count as equal, which only lowers the bound. A class whose labels become
   * nothing for nothing has none.
   */
  private long lane(int edgeClass, int side) {
    int lane = laneOf(edgeClass, side);
    return lane == HalfEdges.LANES - 1 ? 0 : 1L << (Byte.SIZE * lane);
  }

  /** The last lane is for those that become nothing for nothing. */
  private int laneOf(int edgeClass, int side) {
    if (edgeClass == prices.edges.classes) {
      return HalfEdges.LANES - 1;
    }
    return (directed ? 2 * edgeClass + side : edgeClass) & (HalfEdges.LANES - 2);
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

  /** Whether two columns can change places without anybody noticing. */
  private boolean areTwins(int k, int l) {
    if (columnLabel[k] != columnLabel[l]
        || levels[0].columnDegree[k] != levels[0].columnDegree[l]) {
      return false;
    }
    int n = columnCount;
    for (int other = 0; other < n; other++) {
      boolean outside = other != k && other != l;
      if (outside
          && (columnAdjacency[k * n + other] != columnAdjacency[l * n + other]
              || columnAdjacency[other * n + k] != columnAdjacency[other * n + l])) {
        return false;
      }
    }
    return columnAdjacency[k * n + l] == columnAdjacency[l * n + k]
        && columnAdjacency[k * n + k] == columnAdjacency[l * n + l];
  }

  private void search(int depth) {
    Level here = levels[depth];
    if (here.rows == 0) {
      found(here.paid + here.alone);
      return;
    }
    if (--nodes < 0) {
      return;
    }
    IntAssignment assignment = here.assignment;
    long before = here.paid + here.alone;
    long value =
        depth == 0
            ? assignment.solve(here.matrix, here.rows, here.columns, limit - before)
            : assignment.resume(here.matrix, here.rows, here.columns, limit - before);
    int rounds = 0;
    while (before + value <= limit) {
      for (int r = 0; r < here.rows; r++) {
        image[here.row[r]] = here.column[assignment.columnOf[r]];
      }
      found(priced());
      if (before + value > limit) {
        return;
      }
      forbid(here, (int) (limit - before - value));
      if ((depth > 0 && rounds++ > 0) || !tighten(here)) {
        branch(depth, here, before + value);
        return;
      }
      value = assignment.resume(here.matrix, here.rows, here.columns, limit - before);
    }
  }

  /** Puts pairs aside by reduced cost, and notes who can become whom. */
  private void forbid(Level here, int slack) {
    int[] u = here.assignment.u;
    int[] v = here.assignment.v;
    int columns = here.columns;
    int[] matrix = here.matrix;
    Arrays.fill(rowMask, 0, rowCount, 0);
    Arrays.fill(columnMask, 0, columnCount, 0);
    if (isSplit) {
      forbidBySplitting(here);
    }
    for (int r = 0; r < here.rows; r++) {
      int most = slack + u[r];
      long row = 1L << here.row[r];
      long mask = 0;
      for (int c = 0, cell = r * columns; c < columns; c++, cell++) {
        int cost = matrix[cell];
        if (cost < NEVER / 2) {
          if (cost - v[c] > most) {
            matrix[cell] = NEVER;
            here.touched[r] = true;
          } else {
            mask |= 1L << here.column[c];
            columnMask[here.column[c]] |= row;
          }
        }
      }
      rowMask[here.row[r]] = mask;
    }
  }

  /**
   * Puts pairs aside that cost too much beyond the splitting bound, together with those that are
   * anchored: a mapping costs what that bound is and what its pairs cost beyond it.
   */
  private void forbidBySplitting(Level here) {
    long most = splitting.slack(limit) - here.spent;
    for (int r = 0; r < here.rows; r++) {
      int row = here.row[r] * columnCount;
      for (int c = 0, cell = r * here.columns; c < here.columns; c++, cell++) {
        if (beyondSplit[row + here.column[c]] > most && here.matrix[cell] < NEVER / 2) {
          here.matrix[cell] = NEVER;
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
    if (columnCount > Long.SIZE) {
      return false;
    }
    long looked = 0;
    for (int r = 0; r < here.rows; r++) {
      if (here.touched[r]) {
        here.touched[r] = false;
        looked |= rowEnds.all[here.row[r]];
      }
    }
    boolean risen = false;
    int columns = here.columns;
    for (int r = 0; r < here.rows; r++) {
      if ((looked >>> here.row[r] & 1) != 0) {
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
    int i = here.row[r];
    int k = here.column[c];
    int mapped = 0;
    int free = 0;
    for (int p = rowEnds.start[i]; p < rowEnds.start[i + 1]; p++) {
      long mask = rowMask[rowEnds.other[p]];
      mapped += (mask & columnEnds.all[k]) == 0 ? 0 : 1;
      free += (mask & columnEnds.alike[k * HalfEdges.LANES + rowEnds.lane[p]]) == 0 ? 0 : 1;
    }
    int mappedThere = 0;
    int freeThere = 0;
    for (int q = columnEnds.start[k]; q < columnEnds.start[k + 1]; q++) {
      long mask = columnMask[columnEnds.other[q]];
      mappedThere += (mask & rowEnds.all[i]) == 0 ? 0 : 1;
      freeThere += (mask & rowEnds.alike[i * HalfEdges.LANES + columnEnds.lane[q]]) == 0 ? 0 : 1;
    }
    mapped = Math.min(mapped, mappedThere);
    free = Math.min(mapped, Math.min(free, freeThere));
    return substituteHalf * (mapped - free)
        + deleteHalf * (here.rowDegree[r] - mapped)
        + insertHalf * (here.columnDegree[c] - mapped);
  }

  private void found(long cost) {
    if (cost <= limit) {
      best = cost;
      limit = cost - 2;
    }
  }

  /** The price of the mapping in {@link #image}. */
  private long priced() {
    long cost = allColumnEdges;
    for (int k = 0; k < columnCount; k++) {
      cost += vertexAlone[k];
    }
    int n = columnCount;
    for (int i = 0; i < rowCount; i++) {
      cost += vertexPair[i * n + image[i]] - vertexAlone[image[i]];
    }
    for (int e = 0; e < rowEdges; e++) {
      int there = columnAdjacency[image[rowFrom[e]] * n + image[rowTo[e]]];
      cost += edgePrice[rowEdge[e] * rowStride + there * columnStride];
      cost -= edgePrice[there * columnStride];
    }
    return cost;
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
      if (value + here.childCost[at] > limit) {
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
      if (areTwins(k, here.column[here.child[earlier]])) {
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
    next.spent = here.spent + (isSplit ? beyondSplit[i0 * columnCount + k0] : 0);
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
    int[] classOf = flipped ? prices.edges.targetClass : prices.edges.sourceClass;
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
    return (out == 0 ? 0 : lane(classOf[out - 1], 1)) + (in == 0 ? 0 : lane(classOf[in - 1], 0));
  }

  private void mendColumn(Level here, Level next, int c, int was, int out, int in) {
    int[] classOf = flipped ? prices.edges.sourceClass : prices.edges.targetClass;
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
