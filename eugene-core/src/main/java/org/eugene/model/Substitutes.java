package org.eugene.model;

import java.util.Arrays;

/**
 * Classes of things of the source and of the target, such as labels: two of them are in one class
 * if nothing costs less than turning the one into the other, neither for the one nor for the other.
 */
final class Substitutes {
  private final int[] classOf; // first those of the source, then those of the target
  private final int sources;

  /** What turning the one into the other costs. */
  @FunctionalInterface
  interface Price {
    long of(int source, int target);
  }

  Substitutes(int sources, int targets, Price price) {
    this.sources = sources;
    this.classOf = new int[sources + targets];
    Arrays.setAll(classOf, at -> at);
    long[] leastOfTarget = new long[targets];
    for (int b = 0; b < targets; b++) {
      leastOfTarget[b] = Long.MAX_VALUE;
      for (int a = 0; a < sources; a++) {
        leastOfTarget[b] = Math.min(leastOfTarget[b], price.of(a, b));
      }
    }
    for (int a = 0; a < sources; a++) {
      long least = Long.MAX_VALUE;
      for (int b = 0; b < targets; b++) {
        least = Math.min(least, price.of(a, b));
      }
      for (int b = 0; b < targets; b++) {
        if (price.of(a, b) == least && least == leastOfTarget[b]) {
          classOf[find(a)] = find(sources + b);
        }
      }
    }
    Arrays.setAll(classOf, this::find);
  }

  private int find(int at) {
    int root = at;
    while (classOf[root] != root) {
      root = classOf[root];
    }
    return root;
  }

  int ofSource(int a) {
    return classOf[a];
  }

  int ofTarget(int b) {
    return classOf[sources + b];
  }
}
