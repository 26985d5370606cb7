package org.eugene.search;

import java.util.Arrays;
import org.eugene.graph.Graph;

/**
 * Numbers the stars of a collection as they are met: a vertex label, a self-loop or none, and the
 * labels of the other edges at that vertex. Molecules have few, so that prices between stars are
 * worth keeping, and equal stars of two graphs are found by their {@link Numbers}. Safe for use by
 * several threads.
 */
final class StarTable {
  private final Numbers<Star> numbers = new Numbers<>(Star::new);

  /** A star. */
  static final class Star {
    /** Number of the vertex label. */
    final int label;

    /** Number of the label of its self-loop, or {@link Graph#NO_EDGE}. */
    final int loop;

    /** Half-edges, rising: twice the edge label, plus 1 for an arc that arrives. */
    final int[] halves;

    private Star(int[] key) {
      this.halves = Arrays.copyOf(key, key.length - 2);
      this.label = key[key.length - 2];
      this.loop = key[key.length - 1];
    }

    int degree() {
      return halves.length;
    }
  }

  /** The star of a number that was given. */
  Star star(int number) {
    return numbers.get(number);
  }

  /** Finds the stars of graphs; for one thread. */
  final class Finder {
    private int[] start = new int[33];
    private int[] half = new int[64];
    private int[] loop = new int[32];
    private int[] key = new int[16];

    /** Writes the number of each vertex's star. */
    void find(SmallGraph graph, int[] number, int first) {
      prepare(graph);
      for (int v = 0; v < graph.order; v++) {
        int degree = start[v + 1] - start[v];
        if (key.length < degree + 2) {
          key = new int[2 * degree + 2];
        }
        System.arraycopy(half, start[v], key, 0, degree);
        sort(key, degree);
        key[degree] = graph.vertexLabel[v];
        key[degree + 1] = loop[v];
        number[first + v] = numbers.number(key, degree + 2);
      }
    }

    /** Half-edges by vertex, in two passes over the edges. */
    private void prepare(SmallGraph graph) {
      int order = graph.order;
      if (start.length < order + 2) {
        start = new int[2 * order + 2];
        loop = new int[2 * order];
      }
      if (half.length < 2 * graph.size + 2) {
        half = new int[4 * graph.size + 2];
      }
      Arrays.fill(start, 0, order + 2, 0);
      Arrays.fill(loop, 0, order, Graph.NO_EDGE);
      for (int e = 0; e < graph.size; e++) {
        if (graph.from[e] != graph.to[e]) {
          start[graph.from[e] + 2]++;
          start[graph.to[e] + 2]++;
        }
      }
      for (int v = 2; v <= order; v++) {
        start[v] += start[v - 1];
      }
      for (int e = 0; e < graph.size; e++) {
        int from = graph.from[e];
        int to = graph.to[e];
        if (from == to) {
          loop[from] = graph.edgeLabel[e];
        } else {
          half[start[from + 1]++] = 2 * graph.edgeLabel[e];
          half[start[to + 1]++] = 2 * graph.edgeLabel[e] + (graph.directed ? 1 : 0);
        }
      }
    }

    /** Few numbers, most of them in order. */
    private static void sort(int[] numbers, int count) {
      if (count > 16) {
        Arrays.sort(numbers, 0, count);
        return;
      }
      for (int at = 1; at < count; at++) {
        int moved = numbers[at];
        int to = at;
        while (to > 0 && numbers[to - 1] > moved) {
          numbers[to] = numbers[to - 1];
          to--;
        }
        numbers[to] = moved;
      }
    }
  }
}
