package org.eugene.neural.batch;

/**
 * One graph as numbers, row by row. Directions are forgotten, self-loops left out.
 *
 * @param order number of vertices
 * @param size number of edges, self-loops not counted
 * @param features {@code order} × width: what a vertex is
 * @param adjacency {@code order} × {@code order}: 1 where there is an edge
 */
@SuppressWarnings("ArrayRecordComponent") // nobody changes or compares them
public record EncodedGraph(int order, int size, float[] features, float[] adjacency) {
  /** How many neighbours each vertex has. */
  public int[] degrees() {
    int[] degrees = new int[order];
    for (int at = 0; at < adjacency.length; at++) {
      degrees[at / order] += adjacency[at] > 0 ? 1 : 0;
    }
    return degrees;
  }
}
