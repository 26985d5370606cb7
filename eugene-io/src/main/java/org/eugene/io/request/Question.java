package org.eugene.io.request;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.eugene.graph.Graph;

/** What a request asks for. */
public sealed interface Question {
  /** The distance of two graphs. */
  record Pair(Graph source, Graph target) implements Question {}

  /** The distances of many pairs. */
  record Pairs(List<Pair> pairs) implements Question {
    public Pairs {
      pairs = List.copyOf(pairs);
    }
  }

  /** All distances among some graphs. */
  record Matrix(List<Graph> graphs) implements Question {
    public Matrix {
      graphs = List.copyOf(graphs);
    }
  }

  /**
   * Graphs of a collection that are near a query.
   *
   * @param k how many; empty if all within a distance are asked for
   * @param within how far away at most; empty if the nearest are asked for
   */
  record Near(String collection, Graph query, OptionalInt k, OptionalDouble within)
      implements Question {}
}
