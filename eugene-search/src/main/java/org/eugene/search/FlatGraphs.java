package org.eugene.search;

import java.nio.IntBuffer;

/**
 * The graphs of an index as they stand in its file. Graph g has the vertices vertexStart[g] to
 * vertexStart[g+1]-1 and the edges edgeStart[g] to edgeStart[g+1]-1, sorted by their ends, the
 * smaller end of an undirected one first.
 */
final class FlatGraphs {
  private final IntBuffer directed;
  private final int[] vertexStart;
  private final int[] edgeStart;
  private final IntBuffer vertexLabel;
  private final IntBuffer edgeFrom;
  private final IntBuffer edgeTo;
  private final IntBuffer edgeLabel;

  FlatGraphs(
      IntBuffer directed,
      int[] vertexStart,
      int[] edgeStart,
      IntBuffer vertexLabel,
      IntBuffer edgeFrom,
      IntBuffer edgeTo,
      IntBuffer edgeLabel) {
    this.directed = directed;
    this.vertexStart = vertexStart;
    this.edgeStart = edgeStart;
    this.vertexLabel = vertexLabel;
    this.edgeFrom = edgeFrom;
    this.edgeTo = edgeTo;
    this.edgeLabel = edgeLabel;
  }

  /** 1 where edges have a direction, else 0. */
  IntBuffer directed() {
    return directed;
  }

  int[] vertexStart() {
    return vertexStart;
  }

  int[] edgeStart() {
    return edgeStart;
  }

  /** Ids of labels. */
  IntBuffer vertexLabel() {
    return vertexLabel;
  }

  /** Counted from the first vertex of the graph. */
  IntBuffer edgeFrom() {
    return edgeFrom;
  }

  /** Counted from the first vertex of the graph. */
  IntBuffer edgeTo() {
    return edgeTo;
  }

  /** Ids of labels. */
  IntBuffer edgeLabel() {
    return edgeLabel;
  }

  int count() {
    return directed.capacity();
  }

  boolean isDirected(int g) {
    return directed.get(g) == 1;
  }

  int order(int g) {
    return vertexStart[g + 1] - vertexStart[g];
  }

  int size(int g) {
    return edgeStart[g + 1] - edgeStart[g];
  }
}
