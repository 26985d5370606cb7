package org.eugene.graph;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A graph with labelled vertices and edges, directed or not. Immutable.
 *
 * <p>Vertices are 0..n-1, edges 0..m-1 in the order of their end vertices (an undirected edge has
 * its smaller vertex first), labels are ids into a dictionary that graphs read together share.
 * There is at most one edge from a vertex to another (a directed graph may have one each way) and
 * at most one from a vertex to itself. Made by {@link GraphBuilder}.
 */
public final class Graph {
  /** What {@link #edgeLabelId} and {@link #edge} answer for two vertices without an edge. */
  public static final int NO_EDGE = -1;

  private final String id;
  private final boolean directed;
  private final LabelDictionary labels;
  private final int[] vertexLabels;
  // By vertex; of length 0 where no vertex has a name, so that graphs without names carry nothing.
  private final String[] vertexNames;
  private final int[] edgeFrom;
  private final int[] edgeTo;
  private final int[] edgeLabels;
  // Compressed rows: the edges that leave v are at positions rowStart[v]..rowStart[v+1]-1 of
  // rowHead (ascending) and rowEdge. An undirected edge stands in the rows of both its ends.
  private final int[] rowStart;
  private final int[] rowHead;
  private final int[] rowEdge;

  /** Edges must be sorted and without duplicates: the builder sees to it. */
  Graph(
      String id,
      boolean directed,
      LabelDictionary labels,
      int[] vertexLabels,
      String[] vertexNames,
      int[] edgeFrom,
      int[] edgeTo,
      int[] edgeLabels) {
    this.id = id;
    this.directed = directed;
    this.labels = labels;
    this.vertexLabels = vertexLabels;
    this.vertexNames = vertexNames;
    this.edgeFrom = edgeFrom;
    this.edgeTo = edgeTo;
    this.edgeLabels = edgeLabels;
    this.rowStart = new int[vertexLabels.length + 1];
    int entries = countRows();
    this.rowHead = new int[entries];
    this.rowEdge = new int[entries];
    fillRows();
  }

  /** Starts an undirected graph. */
  public static GraphBuilder undirected(String id) {
    return undirected(id, new LabelDictionary());
  }

  /** Starts a directed graph. */
  public static GraphBuilder directed(String id) {
    return directed(id, new LabelDictionary());
  }

  /** Starts an undirected graph that shares its labels with others, to save memory and time. */
  public static GraphBuilder undirected(String id, LabelDictionary labels) {
    return new GraphBuilder(id, false, labels);
  }

  /** Starts a directed graph that shares its labels with others, to save memory and time. */
  public static GraphBuilder directed(String id, LabelDictionary labels) {
    return new GraphBuilder(id, true, labels);
  }

  private int countRows() {
    for (int e = 0; e < edgeFrom.length; e++) {
      rowStart[edgeFrom[e] + 1]++;
      if (!directed && edgeFrom[e] != edgeTo[e]) {
        rowStart[edgeTo[e] + 1]++;
      }
    }
    for (int v = 0; v < vertexLabels.length; v++) {
      rowStart[v + 1] += rowStart[v];
    }
    return rowStart[vertexLabels.length];
  }

  private void fillRows() {
    int[] next = Arrays.copyOf(rowStart, vertexLabels.length);
    // Edges come sorted by (from, to) with from <= to, so writing all "to" sides first leaves every
    // row ascending: a row's smaller neighbours come from its "to" sides.
    if (!directed) {
      for (int e = 0; e < edgeFrom.length; e++) {
        if (edgeFrom[e] != edgeTo[e]) {
          append(next, edgeTo[e], edgeFrom[e], e);
        }
      }
    }
    for (int e = 0; e < edgeFrom.length; e++) {
      append(next, edgeFrom[e], edgeTo[e], e);
    }
  }

  private void append(int[] next, int row, int head, int edge) {
    rowHead[next[row]] = head;
    rowEdge[next[row]++] = edge;
  }

  /**
   * What the file calls this graph; says nothing about its content and plays no part in equality.
   */
  public String id() {
    return id;
  }

  /** Whether an edge from u to v is another than one from v to u. */
  public boolean isDirected() {
    return directed;
  }

  /** Number of vertices. */
  public int order() {
    return vertexLabels.length;
  }

  /** Number of edges, self-loops included. */
  public int size() {
    return edgeFrom.length;
  }

  /** The dictionary that this graph's label ids belong to. */
  public LabelDictionary labels() {
    return labels;
  }

  /** The id of the label of v in {@link #labels}. */
  public int vertexLabelId(int v) {
    return vertexLabels[v];
  }

  /** The label of v. */
  public Label labelOfVertex(int v) {
    return labels.label(vertexLabels[v]);
  }

  /** Whether any vertex has a name. */
  public boolean hasNames() {
    return vertexNames.length > 0;
  }

  /**
   * What the file calls v, empty if nothing. A name is for people: like {@link #id} it plays no
   * part in equality, digests and distances.
   */
  public String nameOfVertex(int v) {
    return vertexNames.length == 0 ? "" : vertexNames[v];
  }

  /** Where an edge begins; of an undirected one the smaller end. */
  public int edgeFrom(int edge) {
    return edgeFrom[edge];
  }

  /** Where an edge ends; of an undirected one the larger end. */
  public int edgeTo(int edge) {
    return edgeTo[edge];
  }

  /** The id of the edge's label in {@link #labels}. */
  public int edgeLabelId(int edge) {
    return edgeLabels[edge];
  }

  /** What an edge is called, and what else is known about it. */
  public Label labelOfEdge(int edge) {
    return labels.label(edgeLabels[edge]);
  }

  /** The edge from u to v, or {@link #NO_EDGE}. */
  public int edge(int u, int v) {
    int at = Arrays.binarySearch(rowHead, rowStart[u], rowStart[u + 1], v);
    return at < 0 ? NO_EDGE : rowEdge[at];
  }

  /** The label id of the edge from u to v, or {@link #NO_EDGE}. */
  public int edgeLabelId(int u, int v) {
    int edge = edge(u, v);
    return edge == NO_EDGE ? NO_EDGE : edgeLabels[edge];
  }

  /** Number of edges at v (directed: that leave v); a self-loop counts once. */
  public int degree(int v) {
    return rowStart[v + 1] - rowStart[v];
  }

  /** The r-th neighbour of v in ascending order (directed: the head of its r-th arc). */
  public int neighbour(int v, int r) {
    return rowHead[rowStart[v] + r];
  }

  /** The edge to the r-th neighbour of v. */
  public int incidentEdge(int v, int r) {
    return rowEdge[rowStart[v] + r];
  }

  /** The same graph under another name. */
  public Graph withId(String newId) {
    return new Graph(
        newId, directed, labels, vertexLabels, vertexNames, edgeFrom, edgeTo, edgeLabels);
  }

  /** The same graph with every vertex label replaced; labels go into a dictionary of its own. */
  public Graph mapVertexLabels(VertexRelabelling relabelling) {
    GraphBuilder copy = new GraphBuilder(id, directed, new LabelDictionary());
    for (int v = 0; v < order(); v++) {
      copy.addVertex(relabelling.label(v, labelOfVertex(v)), nameOfVertex(v));
    }
    for (int e = 0; e < size(); e++) {
      copy.addEdge(edgeFrom[e], edgeTo[e], labelOfEdge(e));
    }
    return copy.build();
  }

  /** The same graph with every edge label replaced; labels go into a dictionary of its own. */
  public Graph mapEdgeLabels(UnaryOperator<Label> relabelling) {
    GraphBuilder copy = new GraphBuilder(id, directed, new LabelDictionary());
    for (int v = 0; v < order(); v++) {
      copy.addVertex(labelOfVertex(v), nameOfVertex(v));
    }
    for (int e = 0; e < size(); e++) {
      copy.addEdge(edgeFrom[e], edgeTo[e], relabelling.apply(labelOfEdge(e)));
    }
    return copy.build();
  }

  /** The same graph with vertex v renumbered to newNumber[v], a permutation of 0..n-1. */
  public Graph permuted(int[] newNumber) {
    if (newNumber.length != order()) {
      throw new IllegalArgumentException(
          "newNumber has " + newNumber.length + " entries for " + order() + " vertices");
    }
    int[] oldNumber = new int[order()];
    Arrays.fill(oldNumber, -1);
    for (int v = 0; v < order(); v++) {
      if (newNumber[v] < 0 || newNumber[v] >= order() || oldNumber[newNumber[v]] >= 0) {
        throw new IllegalArgumentException(
            "newNumber must be a permutation of 0.." + (order() - 1));
      }
      oldNumber[newNumber[v]] = v;
    }
    GraphBuilder copy = new GraphBuilder(id, directed, labels);
    for (int v : oldNumber) {
      copy.addVertexWithLabelId(vertexLabels[v], nameOfVertex(v));
    }
    for (int e = 0; e < size(); e++) {
      copy.addEdgeWithLabelId(newNumber[edgeFrom[e]], newNumber[edgeTo[e]], edgeLabels[e]);
    }
    return copy.build();
  }

  /** A new label for a vertex, seen with its number. */
  @FunctionalInterface
  public interface VertexRelabelling {
    /** The label to have instead; the same one to leave it. */
    Label label(int vertex, Label label);
  }

  /**
   * Same kind (a graph without edges is of either), same vertices in the same order with equal
   * labels, same edges with equal labels.
   */
  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    return other instanceof Graph that
        && (directed == that.directed || size() == 0)
        && order() == that.order()
        && Arrays.equals(edgeFrom, that.edgeFrom)
        && Arrays.equals(edgeTo, that.edgeTo)
        && sameLabels(vertexLabels, that, that.vertexLabels)
        && sameLabels(edgeLabels, that, that.edgeLabels);
  }

  private boolean sameLabels(int[] mine, Graph that, int[] theirs) {
    if (labels == that.labels) {
      return Arrays.equals(mine, theirs);
    }
    Map<Integer, Integer> translated = new HashMap<>();
    for (int at = 0; at < mine.length; at++) {
      Integer expected = translated.putIfAbsent(mine[at], theirs[at]);
      if (expected == null) {
        if (!labels.label(mine[at]).equals(that.labels.label(theirs[at]))) {
          return false;
        }
      } else if (expected != theirs[at]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(edgeFrom) * 31 + Arrays.hashCode(edgeTo) + order();
  }

  @Override
  public String toString() {
    return (directed ? "directed graph " : "graph ")
        + id
        + " ("
        + order()
        + " vertices, "
        + size()
        + " edges)";
  }
}
