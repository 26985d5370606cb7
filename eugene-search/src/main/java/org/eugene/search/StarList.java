package org.eugene.search;

import java.util.Arrays;

/** The stars of all vertices of a graph, and how many edges these have. Immutable. */
final class StarList {
  /** Numbers of stars, rising. */
  final int[] star;

  /** Numbers of stars, vertex by vertex. */
  final int[] byVertex;

  /**
   * How many vertices have at least so many edges, self-loops left out; as far as there are any.
   */
  final int[] atLeast;

  /** The list takes the numbers over, which stand vertex by vertex. */
  StarList(int[] byVertex, StarTable stars) {
    int[] star = byVertex.clone();
    Arrays.sort(star);
    int most = 0;
    for (int number : star) {
      most = Math.max(most, degree(number, stars));
    }
    int[] counts = new int[most + 1];
    for (int number : star) {
      counts[degree(number, stars)]++;
    }
    for (int degree = most; degree > 0; degree--) {
      counts[degree - 1] += counts[degree];
    }
    this.star = star;
    this.byVertex = byVertex;
    this.atLeast = counts;
  }

  /** Degrees beyond the largest that counts are that one. */
  private static int degree(int number, StarTable stars) {
    return Math.min(QueryGraph.LARGEST_DEGREE, stars.star(number).degree());
  }
}
