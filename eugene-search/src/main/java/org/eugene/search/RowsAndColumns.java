package org.eugene.search;

import java.util.Arrays;

/**
 * A pair of graphs as a matrix sees it: the vertices of the smaller graph are rows, those of the
 * other one columns, and all rows become columns. Prices are halves of a unit. To be read into
 * again and again; only the first entries count. For one thread.
 */
final class RowsAndColumns {
  private final PairPrices prices;
  private final int[] vertexPrice; // source label × target label
  private final int[] vertexDelete;
  private final int[] vertexInsert;
  private final int labels;
  private final int sourceEdgeStride;

  /** What turning edges costs, by labels plus 1, 0 for no edge, times their strides. */
  final int[] edgePrice;

  boolean flipped;
  boolean directed;
  int rows;
  int columns;

  /** A label of the rows counts so much in {@link #edgePrice}. */
  int rowStride;

  /** A label of the columns counts so much in {@link #edgePrice}. */
  int columnStride;

  SmallGraph rowGraph = new SmallGraph();
  SmallGraph columnGraph = new SmallGraph();
  final HalfEdges rowEnds = new HalfEdges();
  final HalfEdges columnEnds = new HalfEdges();

  /** Edge labels plus 1 between columns. */
  int[] columnAdjacency = new int[0];

  private int[] rowLoop = new int[0];
  private int[] columnLoop = new int[0];
  private long allColumns; // what they cost if no row becomes any

  RowsAndColumns(PairPrices prices) {
    this.prices = prices;
    PriceMatrix vertices = prices.vertices.matrix;
    PriceMatrix edges = prices.edges.matrix;
    this.vertexPrice = PairPrices.clipped(vertices.substituteRowMajor, 2);
    this.vertexDelete = PairPrices.clipped(vertices.delete, 2);
    this.vertexInsert = PairPrices.clipped(vertices.insert, 2);
    this.labels = vertices.columns;
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
  }

  /** Looks at a pair from now on. */
  void read(SmallGraph source, SmallGraph target) {
    flipped = source.order > target.order;
    directed = source.directed || target.directed;
    rowGraph = flipped ? target : source;
    columnGraph = flipped ? source : target;
    rows = rowGraph.order;
    columns = columnGraph.order;
    rowStride = flipped ? 1 : sourceEdgeStride;
    columnStride = flipped ? sourceEdgeStride : 1;
    if (columnLoop.length < columns) {
      rowLoop = new int[2 * columns];
      columnLoop = new int[2 * columns];
      columnAdjacency = new int[4 * columns * columns];
    }
    read(rowEnds, rowGraph, rowClasses(), rowLoop);
    read(columnEnds, columnGraph, columnClasses(), columnLoop);
    adjacency(columnGraph, columnAdjacency);
    allColumns = 0;
    for (int k = 0; k < columns; k++) {
      allColumns += vertexAlone(k);
    }
    for (int e = 0; e < columnGraph.size; e++) {
      allColumns += edgePrice[(columnGraph.edgeLabel[e] + 1) * columnStride];
    }
  }

  /** The class of each edge label of the rows. */
  int[] rowClasses() {
    return flipped ? prices.edges.targetClass : prices.edges.sourceClass;
  }

  /** The class of each edge label of the columns. */
  int[] columnClasses() {
    return flipped ? prices.edges.sourceClass : prices.edges.targetClass;
  }

  private void read(HalfEdges halves, SmallGraph graph, int[] classOf, int[] loop) {
    Arrays.fill(loop, 0, graph.order, 0);
    halves.begin(graph);
    for (int e = 0; e < graph.size; e++) {
      int from = graph.from[e];
      int to = graph.to[e];
      int label = graph.edgeLabel[e] + 1;
      if (from == to) {
        loop[from] = label;
      } else {
        int edgeClass = classOf[label - 1];
        halves.put(from, to, label, laneOf(edgeClass, 0), laneOf(edgeClass, 1), directed ? 1 : 0);
      }
    }
    halves.done(graph.order);
  }

  /** Writes edge labels plus 1 into a matrix. */
  void adjacency(SmallGraph graph, int[] matrix) {
    int order = graph.order;
    Arrays.fill(matrix, 0, order * order, 0);
    for (int e = 0; e < graph.size; e++) {
      int label = graph.edgeLabel[e] + 1;
      matrix[graph.from[e] * order + graph.to[e]] = label;
      if (!directed) {
        matrix[graph.to[e] * order + graph.from[e]] = label;
      }
    }
  }

  /**
   * The lane that half-edges of this class and side are counted in. Several classes may share one:
   * they then count as equal, which only lowers bounds. The last one is for those that become
   * nothing for nothing.
   */
  int laneOf(int edgeClass, int side) {
    if (edgeClass == prices.edges.classes) {
      return HalfEdges.LANES - 1;
    }
    return (directed ? 2 * edgeClass + side : edgeClass) & (HalfEdges.LANES - 2);
  }

  /** What a column costs that no row becomes, without its edges. */
  int vertexAlone(int k) {
    return (flipped ? vertexDelete : vertexInsert)[columnGraph.vertexLabel[k]];
  }

  /** What the self-loop of a column costs that no row becomes. */
  int loopAlone(int k) {
    return edgePrice[columnLoop[k] * columnStride];
  }

  /** What a row that becomes a column costs, without edges. */
  private int vertexPair(int i, int k) {
    int a = rowGraph.vertexLabel[i];
    int b = columnGraph.vertexLabel[k];
    return vertexPrice[flipped ? b * labels + a : a * labels + b];
  }

  /**
   * What a row that becomes a column costs, with its self-loop but no other edges, minus what that
   * column costs alone without these.
   */
  int vertexMore(int i, int k) {
    int there = columnLoop[k] * columnStride;
    return vertexPair(i, k)
        + edgePrice[rowLoop[i] * rowStride + there]
        - vertexAlone(k)
        - edgePrice[there];
  }

  /** Whether two columns can change places without anybody noticing. */
  boolean areTwins(int k, int l) {
    int[] label = columnGraph.vertexLabel;
    int[] start = columnEnds.start;
    if (label[k] != label[l] || start[k + 1] - start[k] != start[l + 1] - start[l]) {
      return false;
    }
    int n = columns;
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

  /** The price of a mapping. */
  long priced(int[] image) {
    long cost = allColumns;
    for (int i = 0; i < rows; i++) {
      cost += vertexPair(i, image[i]) - vertexAlone(image[i]);
    }
    SmallGraph graph = rowGraph;
    for (int e = 0; e < graph.size; e++) {
      int there = columnAdjacency[image[graph.from[e]] * columns + image[graph.to[e]]];
      cost += edgePrice[(graph.edgeLabel[e] + 1) * rowStride + there * columnStride];
      cost -= edgePrice[there * columnStride];
    }
    return cost;
  }
}
