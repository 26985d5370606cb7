package org.eugene.io.request;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.eugene.graph.Graph;

/** What a request asks for. */
public sealed interface Question {
  /**
   * The distance of two graphs.
   *
   * @param source the graph to start from
   * @param target the graph to arrive at
   */
  record Pair(Graph source, Graph target) implements Question {}

  /**
   * The distances of many pairs.
   *
   * @param pairs answered in this order
   */
  record Pairs(List<Pair> pairs) implements Question {
    /** Keeps a copy of the pairs. */
    public Pairs {
      pairs = List.copyOf(pairs);
    }
  }

  /**
   * All distances among some graphs.
   *
   * @param graphs rows and columns, in this order
   */
  record Matrix(List<Graph> graphs) implements Question {
    /** Keeps a copy of the graphs. */
    public Matrix {
      graphs = List.copyOf(graphs);
    }
  }

  /**
   * Graphs of a collection that are near a query.
   *
   * @param collection a name that the answering program knows
   * @param query the graph that distances start from
   * @param k how many; empty if all within a distance are asked for
   * @param within how far away at most; empty if the nearest are asked for
   */
  record Near(String collection, Graph query, OptionalInt k, OptionalDouble within)
      implements Question {}
}
