package org.eugene.io.jgrapht;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;

/**
 * A graph of JGraphT, ours beside it, and which vertex and edge is which.
 *
 * <pre>{@code
 * var labels = new LabelDictionary();
 * var source = JGraphTGraph.of(before, labels, v -> Label.of(v.name()), e -> Label.BLANK);
 * var target = JGraphTGraph.of(after, labels, v -> Label.of(v.name()), e -> Label.BLANK);
 * var answer = Eugene.between(source.graph(), target.graph()).solve();
 * Map<V, V> kept = source.vertexImages(answer.result().mapping().orElseThrow(), target);
 * }</pre>
 *
 * @param <V> their vertices
 * @param <E> their edges
 */
public final class JGraphTGraph<V, E> {
  private final Graph graph;
  private final List<V> vertices;
  private final List<E> edges;

  private JGraphTGraph(Graph graph, List<V> vertices, List<E> edges) {
    this.graph = graph;
    this.vertices = vertices;
    this.edges = edges;
  }

  /**
   * Takes the graph over, vertices in the order of its vertex set.
   *
   * @param labels shared with the graph to compare with
   * @throws IllegalArgumentException if it has two edges between the same vertices, or edges of
   *     both kinds
   */
  public static <V, E> JGraphTGraph<V, E> of(
      org.jgrapht.Graph<V, E> theirs,
      LabelDictionary labels,
      Function<? super V, Label> vertexLabel,
      Function<? super E, Label> edgeLabel) {
    if (theirs.getType().isMixed()) {
      throw new IllegalArgumentException(
          "the graph has directed and undirected edges; make all of one kind");
    }
    GraphBuilder builder =
        theirs.getType().isDirected()
            ? Graph.directed("jgrapht", labels)
            : Graph.undirected("jgrapht", labels);
    Map<V, Integer> numbers = new LinkedHashMap<>();
    for (V vertex : theirs.vertexSet()) {
      numbers.put(vertex, builder.addVertex(vertexLabel.apply(vertex)));
    }
    for (E edge : theirs.edgeSet()) {
      builder.addEdge(
          numbers.getOrDefault(theirs.getEdgeSource(edge), -1),
          numbers.getOrDefault(theirs.getEdgeTarget(edge), -1),
          edgeLabel.apply(edge));
    }
    List<V> vertices = new ArrayList<>(numbers.keySet());
    Graph ours = builder.build();
    List<E> edges = new ArrayList<>();
    for (int e = 0; e < ours.size(); e++) {
      edges.add(theirs.getEdge(vertices.get(ours.edgeFrom(e)), vertices.get(ours.edgeTo(e))));
    }
    return new JGraphTGraph<>(ours, vertices, edges);
  }

  /** The graph to compute with. */
  public Graph graph() {
    return graph;
  }

  /** Their vertex behind a number. */
  public V vertex(int number) {
    return vertices.get(number);
  }

  /** Their edge behind a number. */
  public E edge(int number) {
    return edges.get(number);
  }

  /** Which vertex becomes which; deleted vertices are no keys, inserted ones no values. */
  public <W> Map<V, W> vertexImages(VertexMapping mapping, JGraphTGraph<W, ?> target) {
    Map<V, W> images = new LinkedHashMap<>();
    for (int i = 0; i < vertices.size(); i++) {
      if (mapping.image(i) != VertexMapping.DELETED) {
        images.put(vertices.get(i), target.vertex(mapping.image(i)));
      }
    }
    return images;
  }

  /** Which edge lies on which; edges without an image are deleted, those no values inserted. */
  public <F> Map<E, F> edgeImages(VertexMapping mapping, JGraphTGraph<?, F> target) {
    Map<E, F> images = new LinkedHashMap<>();
    for (int e = 0; e < edges.size(); e++) {
      int from = mapping.image(graph.edgeFrom(e));
      int to = mapping.image(graph.edgeTo(e));
      if (from != VertexMapping.DELETED && to != VertexMapping.DELETED) {
        int image = target.graph.edge(from, to);
        if (image != Graph.NO_EDGE) {
          images.put(edges.get(e), target.edge(image));
        }
      }
    }
    return images;
  }
}
