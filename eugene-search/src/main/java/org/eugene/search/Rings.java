package org.eugene.search;

/** The numbers of the stars and of the rings of all vertices of a graph. Immutable. */
final class Rings {
  /** Of no graph. */
  static final Rings NONE = new Rings(new int[0], new int[0], Integer.MAX_VALUE);

  final int[] star;
  final int[] ring;

  /** Half-edges at one vertex, at most. */
  final int mostAtOne;

  Rings(int[] star, int[] ring, int mostAtOne) {
    this.star = star;
    this.ring = ring;
    this.mostAtOne = mostAtOne;
  }
}
