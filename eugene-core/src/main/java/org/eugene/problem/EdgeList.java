package org.eugene.problem;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.eugene.graph.Graph;

/**
 * The edges of one graph as arrays, self-loops kept apart. Edge e goes from {@link #from} to {@link
 * #to} (undirected: smaller vertex first) and is of a {@link #kind}: edges of one kind have the
 * same prices.
 */
public final class EdgeList {
  private final Graph graph;
  private final int[] from;
  private final int[] to;
  private final int[] kind;
  private final int[] loopKind;
  private final int[] positionOfEdge;

  private EdgeList(Graph graph, int[] kindOfEdge) {
    this.graph = graph;
    this.loopKind = new int[graph.order()];
    Arrays.fill(loopKind, Graph.NO_EDGE);
    this.positionOfEdge = new int[graph.size()];
    int size = 0;
    for (int e = 0; e < graph.size(); e++) {
      boolean loop = graph.edgeFrom(e) == graph.edgeTo(e);
      if (loop) {
        loopKind[graph.edgeFrom(e)] = kindOfEdge[e];
      }
      positionOfEdge[e] = loop ? Graph.NO_EDGE : size++;
    }
    this.from = new int[size];
    this.to = new int[size];
    this.kind = new int[size];
    for (int e = 0; e < graph.size(); e++) {
      int at = positionOfEdge[e];
      if (at != Graph.NO_EDGE) {
        from[at] = graph.edgeFrom(e);
        to[at] = graph.edgeTo(e);
        kind[at] = kindOfEdge[e];
      }
    }
  }

  static EdgeList of(Graph graph, int[] kindOfEdge) {
    return new EdgeList(graph, kindOfEdge);
  }

  /** How many edges there are, loops not counted. */
  public int size() {
    return from.length;
  }

  /** Where edge e begins. */
  public int from(int e) {
    return from[e];
  }

  /** Where edge e ends. */
  public int to(int e) {
    return to[e];
  }

  /** The kind of edge e, a row or column of {@link EdgePrices}. */
  public int kind(int e) {
    return kind[e];
  }

  /** The kind of an edge given by its number in the graph, where self-loops count. */
  public int kindOf(int edgeOfGraph) {
    int at = positionOfEdge[edgeOfGraph];
    return at == Graph.NO_EDGE ? loopKind[graph.edgeFrom(edgeOfGraph)] : kind[at];
  }

  /** The kind of v's self-loop, or {@link Graph#NO_EDGE}. */
  public int loopKind(int v) {
    return loopKind[v];
  }

  /** The edge from u to v, two vertices, or {@link Graph#NO_EDGE}. */
  public int between(int u, int v) {
    int edge = graph.edge(u, v);
    return edge == Graph.NO_EDGE ? Graph.NO_EDGE : positionOfEdge[edge];
  }

  /** The sum of a price over all edges. */
  long total(IntToLongFunction priceOfKind) {
    long total = 0;
    for (int k : kind) {
      total += priceOfKind.applyAsLong(k);
    }
    return total;
  }
}
