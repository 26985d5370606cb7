package org.eugene.search;

/**
 * What bounds look at, for the graphs of a shelf: label histograms and the stars of the vertices.
 * Immutable.
 */
final class Sketches {
  static final Sketches NONE =
      new Sketches(new int[0], new Bars(0), new Bars(0), new int[0], new int[0]);

  /** Where each graph stands in its segment, rising. */
  final int[] position;

  final Bars vertices;

  /** Self-loops included. */
  final Bars edges;

  /** The stars of graph g, rising, at g·order to (g+1)·order - 1. */
  final int[] star;

  /** Edges of each graph that are no self-loops. */
  final int[] properEdges;

  Sketches(int[] position, Bars vertices, Bars edges, int[] star, int[] properEdges) {
    this.position = position;
    this.vertices = vertices;
    this.edges = edges;
    this.star = star;
    this.properEdges = properEdges;
  }
}
