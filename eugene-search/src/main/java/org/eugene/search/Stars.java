package org.eugene.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;

/**
 * The stars that occur in a collection: a vertex label, a self-loop or none, and the labels of the
 * other edges at that vertex. Molecules have few, so that prices between stars are worth keeping.
 */
final class Stars {
  private final int[] label;
  private final int[] loop;
  private final int[] start;
  private final int[] half;

  Stars(int[] label, int[] loop, int[] start, int[] half) {
    this.label = label;
    this.loop = loop;
    this.start = start;
    this.half = half;
  }

  /** Vertex label of each star. */
  int[] label() {
    return label;
  }

  /** Edge label of its self-loop, or {@link Graph#NO_EDGE}. */
  int[] loop() {
    return loop;
  }

  /** Where the half-edges of each star begin. */
  int[] start() {
    return start;
  }

  /** Half-edges, rising within a star: twice the edge label, plus 1 for an arc that arrives. */
  int[] half() {
    return half;
  }

  int count() {
    return label.length;
  }

  int degree(int star) {
    return start[star + 1] - start[star];
  }

  /** Stars as they are found. */
  static final class Maker {
    private final Map<List<Integer>, Integer> known = new HashMap<>();
    private int halves;
    private int[] label = new int[64];
    private int[] loop = new int[64];
    private int[] start = new int[65];
    private int[] half = new int[256];

    /** Writes the number of each vertex's star to {@code star} from position {@code first} on. */
    void add(Graph graph, int[] vertexLabel, int[] edgeLabel, int[] star, int first) {
      int[] loopOf = new int[graph.order()];
      int[] degree = new int[graph.order()];
      Arrays.fill(loopOf, Graph.NO_EDGE);
      for (int e = 0; e < graph.size(); e++) {
        degree[graph.edgeFrom(e)]++;
        degree[graph.edgeTo(e)]++;
      }
      Integer[][] halvesOf = new Integer[graph.order()][];
      for (int v = 0; v < graph.order(); v++) {
        halvesOf[v] = new Integer[degree[v]];
        degree[v] = 0;
      }
      for (int e = 0; e < graph.size(); e++) {
        int from = graph.edgeFrom(e);
        int to = graph.edgeTo(e);
        if (from == to) {
          loopOf[from] = edgeLabel[e];
        } else {
          halvesOf[from][degree[from]++] = 2 * edgeLabel[e];
          halvesOf[to][degree[to]++] = 2 * edgeLabel[e] + (graph.isDirected() ? 1 : 0);
        }
      }
      for (int v = 0; v < graph.order(); v++) {
        Integer[] mine = Arrays.copyOf(halvesOf[v], degree[v] + 2);
        Arrays.sort(mine, 0, degree[v]);
        mine[degree[v]] = vertexLabel[v];
        mine[degree[v] + 1] = loopOf[v];
        List<Integer> key = List.of(mine);
        Integer number = known.get(key);
        star[first + v] = number == null ? append(key) : number;
      }
    }

    private int append(List<Integer> key) {
      int number = known.size();
      known.put(key, number);
      if (number == label.length) {
        label = Arrays.copyOf(label, 2 * number);
        loop = Arrays.copyOf(loop, 2 * number);
        start = Arrays.copyOf(start, 2 * number + 1);
      }
      int degree = key.size() - 2;
      while (halves + degree > half.length) {
        half = Arrays.copyOf(half, 2 * half.length);
      }
      for (int at = 0; at < degree; at++) {
        half[halves++] = key.get(at);
      }
      label[number] = key.get(degree);
      loop[number] = key.get(degree + 1);
      start[number + 1] = halves;
      return number;
    }

    Stars make() {
      int count = known.size();
      return new Stars(
          Arrays.copyOf(label, count),
          Arrays.copyOf(loop, count),
          Arrays.copyOf(start, count + 1),
          Arrays.copyOf(half, halves));
    }
  }
}
