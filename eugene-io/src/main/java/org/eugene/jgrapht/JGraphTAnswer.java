package org.eugene.jgrapht;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.mapping.VertexMapping;

/**
 * How far apart two graphs of JGraphT are, told in their own vertices and edges. What is in neither
 * {@link #vertexImages} nor its values is deleted or inserted.
 *
 * @param <V> their vertices
 * @param <E> their edges
 */
public final class JGraphTAnswer<V, E> {
  private final Comparison comparison;
  private final TakenGraph<V, E> source;
  private final TakenGraph<V, E> target;
  private final Map<V, V> vertexImages = new LinkedHashMap<>();
  private final Map<E, E> edgeImages = new LinkedHashMap<>();

  JGraphTAnswer(Comparison comparison, TakenGraph<V, E> source, TakenGraph<V, E> target) {
    this.comparison = comparison;
    this.source = source;
    this.target = target;
    comparison.result().mapping().ifPresent(this::follow);
  }

  private void follow(VertexMapping mapping) {
    for (int v = 0; v < source.vertices().size(); v++) {
      if (mapping.image(v) != VertexMapping.DELETED) {
        vertexImages.put(source.vertices().get(v), target.vertices().get(mapping.image(v)));
      }
    }
    for (int e = 0; e < source.edges().size(); e++) {
      int from = mapping.image(source.graph().edgeFrom(e));
      int to = mapping.image(source.graph().edgeTo(e));
      if (from != VertexMapping.DELETED && to != VertexMapping.DELETED) {
        int image = target.graph().edge(from, to);
        if (image != Graph.NO_EDGE) {
          edgeImages.put(source.edges().get(e), target.edges().get(image));
        }
      }
    }
  }

  /** What the best known edit path costs. */
  public double distance() {
    return comparison.distance();
  }

  /** What every edit path costs at least. */
  public double lower() {
    return comparison.lower();
  }

  /** Whether the distance is proved: there is no cheaper edit path. */
  public boolean isOptimal() {
    return comparison.isOptimal();
  }

  /** Which vertex becomes which. */
  public Map<V, V> vertexImages() {
    return new LinkedHashMap<>(vertexImages);
  }

  /** Which edge lies on which. */
  public Map<E, E> edgeImages() {
    return new LinkedHashMap<>(edgeImages);
  }

  /** The vertices of the source that go. */
  public List<V> deletedVertices() {
    return without(source.vertices(), List.copyOf(vertexImages.keySet()));
  }

  /** The vertices of the target that come. */
  public List<V> insertedVertices() {
    return without(target.vertices(), List.copyOf(vertexImages.values()));
  }

  /** The edges of the source that go. */
  public List<E> deletedEdges() {
    return without(source.edges(), List.copyOf(edgeImages.keySet()));
  }

  /** The edges of the target that come. */
  public List<E> insertedEdges() {
    return without(target.edges(), List.copyOf(edgeImages.values()));
  }

  private static <T> List<T> without(List<T> all, List<T> some) {
    List<T> left = new ArrayList<>(all);
    left.removeAll(new HashSet<>(some));
    return List.copyOf(left);
  }

  /** The same answer in numbers of vertices, with its edit path, as reports take it. */
  public Comparison comparison() {
    return comparison;
  }
}
