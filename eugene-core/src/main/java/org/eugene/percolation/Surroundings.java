package org.eugene.percolation;

import org.eugene.model.Neighbours;

/**
 * How many vertices of which degree are one, two and three steps away, for each vertex: a few
 * numbers that change little where few edges do. Counted as walks, at least so many edges at each,
 * and as square roots, so that a step more or less counts the same where there are many and few.
 */
final class Surroundings {
  /**
   * Degrees from here on count as one. Halved, one of twelve networks of 700 vertices
   * (preferential, with hubs) costs 266 edits instead of 230; doubled, 210, and the table is twice
   * as large.
   */
  private static final int DEGREES = 24;

  /** With 2, one of twelve networks of 700 vertices is four edits dearer and one four cheaper. */
  private static final int STEPS = 3;

  /**
   * Of one, two and three steps. With half and a quarter of the last two, two of those networks are
   * two and twenty edits cheaper; with twice and four times as much, one is two cheaper and one
   * four dearer.
   */
  private static final float[] WEIGHTS = {1, 0.5f, 0.2f};

  /** Numbers for each vertex. */
  static final int SIZE = 1 + STEPS * DEGREES;

  private final float[] numbers; // by vertex

  Surroundings(Neighbours graph) {
    int order = graph.order();
    this.numbers = new float[order * SIZE];
    float[] counts = new float[order * DEGREES];
    for (int v = 0; v < order; v++) {
      numbers[v * SIZE] = (float) Math.sqrt(graph.degree(v));
      counts[v * DEGREES + Math.min(DEGREES - 1, graph.degree(v))] = 1;
    }
    for (int step = 0; step < STEPS; step++) {
      counts = stepped(graph, counts);
      for (int v = 0; v < order; v++) {
        float atLeast = 0;
        for (int degree = DEGREES - 1; degree >= 0; degree--) {
          atLeast += counts[v * DEGREES + degree];
          numbers[v * SIZE + 1 + step * DEGREES + degree] =
              WEIGHTS[step] * (float) Math.sqrt(atLeast);
        }
      }
    }
  }

  private static float[] stepped(Neighbours graph, float[] counts) {
    float[] next = new float[counts.length];
    for (int v = 0; v < graph.order(); v++) {
      for (int at = graph.start(v); at < graph.start(v + 1); at++) {
        int from = graph.vertex(at) * DEGREES;
        for (int degree = 0; degree < DEGREES; degree++) {
          next[v * DEGREES + degree] += counts[from + degree];
        }
      }
    }
    return next;
  }

  /**
   * The squared distance to what surrounds a vertex of another graph; more than enough is enough.
   */
  float distance(int v, Surroundings other, int w, float enough) {
    float sum = 0;
    int a = v * SIZE;
    int b = w * SIZE;
    for (int part = 0; part < SIZE; part += DEGREES) {
      int end = Math.min(SIZE, part + DEGREES);
      for (int at = part; at < end; at++) {
        float difference = numbers[a + at] - other.numbers[b + at];
        sum += difference * difference;
      }
      if (sum > enough) {
        return sum;
      }
    }
    return sum;
  }
}
