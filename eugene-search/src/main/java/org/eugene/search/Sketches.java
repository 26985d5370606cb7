package org.eugene.search;

/**
 * What bounds look at, for the graphs of a shelf: label histograms, the stars and rings of the
 * vertices. Immutable, but for what was not asked for yet.
 */
final class Sketches {
  static final Sketches NONE = new Sketches(new int[0], new Bars(0), new Bars(0), new int[0]);

  /** Where each graph stands in its segment, rising. */
  final int[] position;

  final Bars vertices;

  /** Self-loops included. */
  final Bars edges;

  /** Edges of each graph that are no self-loops. */
  final int[] properEdges;

  private final StarList[] stars;
  private final Rings[] rings;

  Sketches(int[] position, Bars vertices, Bars edges, int[] properEdges) {
    this.position = position;
    this.vertices = vertices;
    this.edges = edges;
    this.properEdges = properEdges;
    this.stars = new StarList[position.length];
    this.rings = new Rings[position.length];
  }

  /** Whether the stars of the graph in this place were found before. */
  boolean hasStars(int slot) {
    return stars[slot] != null; // may be read while it is written: its fields are final
  }

  /** The stars of the graph in this place, which were found before. */
  StarList stars(int slot) {
    return stars[slot];
  }

  /** Keeps the stars of the graph in this place. */
  void keep(int slot, StarList found) {
    stars[slot] = found;
  }

  /** Whether the rings of the graph in this place were found before. */
  boolean hasRings(int slot) {
    return rings[slot] != null; // as above
  }

  /** The rings of the graph in this place, which were found before. */
  Rings rings(int slot) {
    return rings[slot];
  }

  /** Keeps the rings of the graph in this place. */
  void keep(int slot, Rings found) {
    rings[slot] = found;
  }
}
