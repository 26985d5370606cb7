package org.eugene.search;

/** The numbers of the stars and of the rings of all vertices of a graph. Immutable. */
final class Rings {
  /** Of no graph. */
  static final Rings NONE = new Rings(new int[0], new int[0], new int[0], Integer.MAX_VALUE);

  final int[] star;
  final int[] ring;

  /**
   * The number that an equal ring of the targets has; empty where rings of targets, or where prices
   * do not tell what is equal.
   */
  final int[] twin;

  /** Half-edges at one vertex, at most. */
  final int mostAtOne;

  Rings(int[] star, int[] ring, int[] twin, int mostAtOne) {
    this.star = star;
    this.ring = ring;
    this.twin = twin;
    this.mostAtOne = mostAtOne;
  }

  /** The same with numbers of equal rings. */
  Rings withTwins(int[] twins) {
    return new Rings(star, ring, twins, mostAtOne);
  }
}
