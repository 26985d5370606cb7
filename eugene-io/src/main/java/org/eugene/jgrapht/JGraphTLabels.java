package org.eugene.jgrapht;

import java.util.function.Function;
import org.eugene.graph.Label;

/** What vertices and edges are labelled with. */
record JGraphTLabels<V, E>(Function<? super V, Label> vertex, Function<? super E, Label> edge) {
  static <V, E> JGraphTLabels<V, E> none() {
    return new JGraphTLabels<>(vertex -> Label.BLANK, edge -> Label.BLANK);
  }
}
