package org.eugene.search;

/**
 * One graph as ints, to be read into again and again: the label numbers of its vertices, and its
 * edges with their ends and label numbers, in the order of the graph. Only the first entries count.
 * For one thread.
 */
final class SmallGraph {
  int order;
  int size;
  boolean directed;
  int[] vertexLabel = new int[32];
  int[] from = new int[32];
  int[] to = new int[32];
  int[] edgeLabel = new int[32];

  /** The rings of its vertices, where somebody found them. */
  Rings rings = Rings.NONE;

  private byte[] bytes = new byte[256];

  /** Room for so many bytes that it is read from. */
  byte[] bytes(int count) {
    if (bytes.length < count) {
      bytes = new byte[2 * count];
    }
    return bytes;
  }

  /** Makes room for a graph; its entries are still to be written. */
  void begin(int newOrder, int newSize, boolean isDirected) {
    order = newOrder;
    size = newSize;
    directed = isDirected;
    rings = Rings.NONE;
    if (vertexLabel.length < newOrder) {
      vertexLabel = new int[2 * newOrder];
    }
    if (from.length < newSize) {
      from = new int[2 * newSize];
      to = new int[2 * newSize];
      edgeLabel = new int[2 * newSize];
    }
  }

  /** Edges that are no self-loops. */
  int properEdges() {
    int count = 0;
    for (int e = 0; e < size; e++) {
      count += from[e] == to[e] ? 0 : 1;
    }
    return count;
  }
}
