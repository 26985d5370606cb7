package org.eugene.graph;

import java.util.Locale;

/**
 * The graph to start from and the graph to arrive at, both directed or both undirected; a graph
 * without edges is either.
 *
 * @param source the graph to start from
 * @param target the graph to arrive at
 */
public record GraphPair(Graph source, Graph target) {
  /** Refuses a directed graph beside an undirected one, unless one of them has no edges. */
  public GraphPair {
    if (source.isDirected() != target.isDirected() && source.size() > 0 && target.size() > 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is %s and %s is %s; compare graphs of one kind",
              source.id(),
              kind(source),
              target.id(),
              kind(target)));
    }
  }

  private static String kind(Graph graph) {
    return graph.isDirected() ? "directed" : "undirected";
  }

  /** Whether edges have a direction. */
  public boolean isDirected() {
    return source.size() > 0 ? source.isDirected() : target.isDirected();
  }

  /** The way back. */
  public GraphPair swapped() {
    return new GraphPair(target, source);
  }
}
