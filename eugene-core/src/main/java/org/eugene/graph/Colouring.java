package org.eugene.graph;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** A stable colouring: refining it further splits no class. */
final class Colouring {
  private static final long APART = 0x5851F42D4C957F2DL;

  private final long[] colours;
  private final long[] sorted;

  private Colouring(long[] colours) {
    this.colours = colours;
    this.sorted = colours.clone();
    Arrays.sort(sorted);
  }

  static Colouring of(Graph graph) {
    return of(graph, Patience.unlimited());
  }

  /** Refined only as far as patience goes: then still a colouring, but not a stable one. */
  static Colouring of(Graph graph, Patience patience) {
    long[] colours = new long[graph.order()];
    for (int v = 0; v < colours.length; v++) {
      colours[v] = mixed(graph.labelOfVertex(v).hashCode());
    }
    return stable(graph, new Colouring(colours), patience);
  }

  Colouring withApart(Graph graph, int vertex) {
    return withApart(graph, vertex, Patience.unlimited());
  }

  Colouring withApart(Graph graph, int vertex, Patience patience) {
    long[] apart = colours.clone();
    apart[vertex] = mixed(apart[vertex] + APART);
    return stable(graph, new Colouring(apart), patience);
  }

  private static Colouring stable(Graph graph, Colouring start, Patience patience) {
    Colouring now = start;
    int classes = now.classes();
    while (true) {
      if (!patience.allows(graph.order() + graph.size())) {
        return now;
      }
      Colouring next = new Colouring(refined(graph, now.colours));
      int more = next.classes();
      if (more <= classes) {
        return next;
      }
      now = next;
      classes = more;
    }
  }

  private static long[] refined(Graph graph, long[] colours) {
    long[] next = new long[colours.length];
    for (int v = 0; v < colours.length; v++) {
      next[v] = mixed(3 * colours[v]);
    }
    for (int e = 0; e < graph.size(); e++) {
      int from = graph.edgeFrom(e);
      int to = graph.edgeTo(e);
      long label = mixed(graph.labelOfEdge(e).hashCode());
      next[from] += mixed(label + 5 * colours[to]);
      next[to] += mixed(label + (graph.isDirected() ? 7 : 5) * colours[from]);
    }
    return next;
  }

  private int classes() {
    int classes = sorted.length == 0 ? 0 : 1;
    for (int at = 1; at < sorted.length; at++) {
      classes += sorted[at] == sorted[at - 1] ? 0 : 1;
    }
    return classes;
  }

  /** Isomorphic graphs have the same, others hardly ever. */
  long fingerprint() {
    long hash = mixed(sorted.length);
    for (long colour : sorted) {
      hash = mixed(hash + colour);
    }
    return hash;
  }

  boolean sortedLike(Colouring other) {
    return Arrays.equals(sorted, other.sorted);
  }

  long colour(int vertex) {
    return colours[vertex];
  }

  /** The vertices of the smallest class with more than one; empty if there is none. */
  int[] smallestChoice() {
    long best = 0;
    int size = Integer.MAX_VALUE;
    for (int from = 0; from < sorted.length; ) {
      int to = from + 1;
      while (to < sorted.length && sorted[to] == sorted[from]) {
        to++;
      }
      if (to - from > 1 && to - from < size) {
        best = sorted[from];
        size = to - from;
      }
      from = to;
    }
    return size == Integer.MAX_VALUE ? new int[0] : verticesOf(best);
  }

  int[] verticesOf(long colour) {
    int[] vertices = new int[colours.length];
    int count = 0;
    for (int v = 0; v < colours.length; v++) {
      if (colours[v] == colour) {
        vertices[count++] = v;
      }
    }
    return Arrays.copyOf(vertices, count);
  }

  /** Where no class has more than one vertex: who has the same colour there. */
  int[] matching(Colouring other) {
    Map<Long, Integer> place = new HashMap<>();
    for (int w = 0; w < other.colours.length; w++) {
      place.put(other.colours[w], w);
    }
    int[] image = new int[colours.length];
    for (int v = 0; v < image.length; v++) {
      image[v] = place.getOrDefault(colours[v], 0);
    }
    return image;
  }

  /** The finalizer of SplitMix64: every bit of the argument moves half the bits of the answer. */
  private static long mixed(long number) {
    long z = number + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
