package org.eugene.neural.batch;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * One graph as numbers, row by row. Directions are forgotten, self-loops left out. Matrices that
 * models derive from it are worked out once and kept.
 */
public final class EncodedGraph {
  private final int order;
  private final int size;
  private final float[] features;
  private final float[] adjacency;
  private final Map<String, float[]> derived = new ConcurrentHashMap<>();

  /**
   * @param order number of vertices
   * @param size number of edges, self-loops not counted
   * @param features {@code order} × width: what a vertex is
   * @param adjacency {@code order} × {@code order}: 1 where there is an edge
   */
  public EncodedGraph(int order, int size, float[] features, float[] adjacency) {
    this.order = order;
    this.size = size;
    this.features = features;
    this.adjacency = adjacency;
  }

  public int order() {
    return order;
  }

  public int size() {
    return size;
  }

  /** Not a copy. */
  public float[] features() {
    return features;
  }

  /** Not a copy. */
  public float[] adjacency() {
    return adjacency;
  }

  /**
   * A matrix of this graph, the same object every time.
   *
   * @param name tells it from other matrices
   */
  float[] derived(String name, Function<EncodedGraph, float[]> matrix) {
    float[] known = derived.get(name);
    return known != null ? known : derived.computeIfAbsent(name, unknown -> matrix.apply(this));
  }

  /** How many neighbours each vertex has. */
  public int[] degrees() {
    int[] degrees = new int[order];
    for (int at = 0; at < adjacency.length; at++) {
      degrees[at / order] += adjacency[at] > 0 ? 1 : 0;
    }
    return degrees;
  }
}
