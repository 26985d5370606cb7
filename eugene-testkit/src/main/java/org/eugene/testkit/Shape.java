package org.eugene.testkit;

/**
 * What kind of random graph is wanted.
 *
 * @param order number of vertices
 * @param directed whether edges have a direction
 * @param vertexLabels size of the vertex alphabet; 0 gives every vertex a label of its own
 * @param edgeLabels size of the edge alphabet
 * @param density chance of an edge between two vertices
 * @param loopDensity chance of a self-loop
 */
public record Shape(
    int order,
    boolean directed,
    int vertexLabels,
    int edgeLabels,
    double density,
    double loopDensity) {
  public Shape {
    if (order < 0 || vertexLabels < 0 || edgeLabels < 1) {
      throw new IllegalArgumentException(
          "order ("
              + order
              + ") and vertexLabels ("
              + vertexLabels
              + ") must not be negative, edgeLabels ("
              + edgeLabels
              + ") be positive");
    }
  }

  /** Undirected, one label for everything, every other edge there, no loops. */
  public static Shape plain(int order) {
    return new Shape(order, false, 1, 1, 0.5, 0);
  }

  public Shape withOrder(int newOrder) {
    return new Shape(newOrder, directed, vertexLabels, edgeLabels, density, loopDensity);
  }

  public Shape withDirected(boolean newDirected) {
    return new Shape(order, newDirected, vertexLabels, edgeLabels, density, loopDensity);
  }

  public Shape withLabels(int newVertexLabels, int newEdgeLabels) {
    return new Shape(order, directed, newVertexLabels, newEdgeLabels, density, loopDensity);
  }

  public Shape withDensity(double newDensity) {
    return new Shape(order, directed, vertexLabels, edgeLabels, newDensity, loopDensity);
  }

  public Shape withLoops(double newLoopDensity) {
    return new Shape(order, directed, vertexLabels, edgeLabels, density, newLoopDensity);
  }
}
