package org.eugene.search;

import java.nio.IntBuffer;

/**
 * The graphs of an index as they stand in its file. Graph g has the vertices vertexStart[g] to
 * vertexStart[g+1]-1 and the edges edgeStart[g] to edgeStart[g+1]-1, sorted by their ends, the
 * smaller end of an undirected one first.
 *
 * @param directed 1 where edges have a direction, else 0
 * @param vertexLabel ids of labels
 * @param edgeFrom counted from the first vertex of the graph
 * @param edgeTo counted from the first vertex of the graph
 * @param edgeLabel ids of labels
 */
record FlatGraphs(
    IntBuffer directed,
    int[] vertexStart,
    int[] edgeStart,
    IntBuffer vertexLabel,
    IntBuffer edgeFrom,
    IntBuffer edgeTo,
    IntBuffer edgeLabel) {
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
