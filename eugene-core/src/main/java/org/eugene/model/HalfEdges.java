package org.eugene.model;

import java.util.Arrays;
import org.eugene.problem.EdgeList;

/**
 * The edges of one graph, each seen from both its ends: the half-edges of vertex v are
 * start[v]..start[v+1]-1; other[h] is the vertex at the far end and twin[h] the half-edge there.
 * The kind tells price and, in directed graphs, whether the edge leaves (even) or arrives (odd).
 */
public final class HalfEdges {
  private final int count;
  private final int kinds;
  private final int[] start;
  private final int[] owner;
  private final int[] other;
  private final int[] twin;
  private final int[] kind;

  private HalfEdges(int order, int count, int kinds) {
    this.count = count;
    this.kinds = kinds;
    this.start = new int[order + 1];
    this.owner = new int[count];
    this.other = new int[count];
    this.twin = new int[count];
    this.kind = new int[count];
  }

  static HalfEdges of(EdgeList edges, int kinds, int order, boolean directed) {
    int sides = directed ? 2 : 1;
    HalfEdges halves = new HalfEdges(order, 2 * edges.size(), sides * kinds);
    for (int e = 0; e < edges.size(); e++) {
      halves.start[edges.from(e) + 1]++;
      halves.start[edges.to(e) + 1]++;
    }
    for (int v = 0; v < order; v++) {
      halves.start[v + 1] += halves.start[v];
    }
    int[] next = Arrays.copyOf(halves.start, order);
    for (int e = 0; e < edges.size(); e++) {
      int here = next[edges.from(e)]++;
      int there = next[edges.to(e)]++;
      halves.put(here, there, edges.from(e), edges.to(e), sides * edges.kind(e));
      halves.put(there, here, edges.to(e), edges.from(e), sides * edges.kind(e) + sides - 1);
    }
    return halves;
  }

  private void put(int h, int twinOfH, int vertex, int far, int kindOfH) {
    owner[h] = vertex;
    other[h] = far;
    twin[h] = twinOfH;
    kind[h] = kindOfH;
  }

  /** How many half-edges there are: twice the edges. */
  public int count() {
    return count;
  }

  /** How many kinds of half-edges there are. */
  public int kinds() {
    return kinds;
  }

  /** The first half-edge of v; those of v end where those of v + 1 start. */
  public int start(int v) {
    return start[v];
  }

  /** How many half-edges a vertex has; loops are none of them. */
  public int degree(int v) {
    return start[v + 1] - start[v];
  }

  /** The vertex at the near end. */
  public int owner(int h) {
    return owner[h];
  }

  /** The vertex at the far end. */
  public int other(int h) {
    return other[h];
  }

  /** The other half of the same edge. */
  public int twin(int h) {
    return twin[h];
  }

  /** Which price it has and, in directed graphs, which way it goes. */
  public int kind(int h) {
    return kind[h];
  }

  /**
   * The kind of the edge from u to v (directed: that leaves u) for all pairs of {@code order}
   * vertices row by row, as kind + 1; 0 where there is none.
   */
  public int[] adjacency(int order, boolean directed) {
    int[] matrix = new int[order * order];
    for (int h = 0; h < count; h++) {
      if (!directed || kind[h] % 2 == 0) {
        matrix[owner[h] * order + other[h]] = kind[h] + 1;
      }
    }
    return matrix;
  }
}
