package org.eugene.jgrapht;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;

/** A graph of JGraphT, ours beside it, and which vertex and edge is which. */
record TakenGraph<V, E>(Graph graph, List<V> vertices, List<E> edges) {
  TakenGraph {
    vertices = List.copyOf(vertices);
    edges = List.copyOf(edges);
  }

  /** Takes a graph over, vertices in the order of its vertex set. */
  static <V, E> TakenGraph<V, E> of(
      org.jgrapht.Graph<V, E> theirs, String id, JGraphTLabels<V, E> labels) {
    if (theirs.getType().isMixed()) {
      throw new IllegalArgumentException(
          "the graph has directed and undirected edges; make all of one kind");
    }
    GraphBuilder builder =
        theirs.getType().isDirected() ? Graph.directed(id) : Graph.undirected(id);
    Map<V, Integer> numbers = new LinkedHashMap<>();
    for (V vertex : theirs.vertexSet()) {
      numbers.put(vertex, builder.addVertex(labels.vertex().apply(vertex), String.valueOf(vertex)));
    }
    for (E edge : theirs.edgeSet()) {
      builder.addEdge(
          numbers.getOrDefault(theirs.getEdgeSource(edge), -1),
          numbers.getOrDefault(theirs.getEdgeTarget(edge), -1),
          labels.edge().apply(edge));
    }
    List<V> vertices = new ArrayList<>(numbers.keySet());
    Graph ours = builder.build();
    List<E> edges = new ArrayList<>();
    for (int e = 0; e < ours.size(); e++) {
      edges.add(theirs.getEdge(vertices.get(ours.edgeFrom(e)), vertices.get(ours.edgeTo(e))));
    }
    return new TakenGraph<>(ours, vertices, edges);
  }
}
