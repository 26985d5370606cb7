package org.eugene.search;

import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;

/**
 * What the lower bounds of a search look at, for all graphs of a collection in flat arrays: sizes,
 * label histograms, sorted degrees, and the star of every vertex. Immutable.
 *
 * <p>Arrays with an entry a vertex or a histogram bar have graph g's entries at positions
 * start[g]..start[g+1]-1. Vertex labels and edge labels are numbered apart from each other, as they
 * first occur. Arrays are shared, not copied: whoever sees them must not write to them.
 */
final class Features {
  private final LabelDictionary vertexLabels;
  private final LabelDictionary edgeLabels;
  private final boolean directed;
  private final int[] order;
  private final int[] size;
  private final int[] loops;
  private final Histograms vertices;
  private final Histograms edges;
  private final int[] vertexStart;
  private final int[] outDegree;
  private final int[] inDegree;
  private final int[] star;
  private final Stars stars;

  Features(
      LabelDictionary vertexLabels,
      LabelDictionary edgeLabels,
      boolean directed,
      int[] order,
      int[] size,
      int[] loops,
      Histograms vertices,
      Histograms edges,
      int[] vertexStart,
      int[] outDegree,
      int[] inDegree,
      int[] star,
      Stars stars) {
    this.vertexLabels = vertexLabels;
    this.edgeLabels = edgeLabels;
    this.directed = directed;
    this.order = order;
    this.size = size;
    this.loops = loops;
    this.vertices = vertices;
    this.edges = edges;
    this.vertexStart = vertexStart;
    this.outDegree = outDegree;
    this.inDegree = inDegree;
    this.star = star;
    this.stars = stars;
  }

  /** Numbers of vertex labels. */
  LabelDictionary vertexLabels() {
    return vertexLabels;
  }

  /** Numbers of edge labels. */
  LabelDictionary edgeLabels() {
    return edgeLabels;
  }

  /** Whether edges have a direction; a collection is of one kind. */
  boolean directed() {
    return directed;
  }

  /** Vertices of each graph. */
  int[] order() {
    return order;
  }

  /** Edges of each graph, self-loops left out. */
  int[] size() {
    return size;
  }

  /** Self-loops of each graph. */
  int[] loops() {
    return loops;
  }

  /** Bars of the vertex labels. */
  Histograms vertices() {
    return vertices;
  }

  /** Bars of the edge labels, self-loops included. */
  Histograms edges() {
    return edges;
  }

  /** Where the vertices of each graph begin in the following three. */
  int[] vertexStart() {
    return vertexStart;
  }

  /** Degrees of each graph, falling; directed: numbers of arcs that leave. */
  int[] outDegree() {
    return outDegree;
  }

  /** Directed: numbers of arcs that arrive, falling; else empty. */
  int[] inDegree() {
    return inDegree;
  }

  /** The star of each vertex. */
  int[] star() {
    return star;
  }

  /** All stars that occur. */
  Stars stars() {
    return stars;
  }

  /** Label histograms of all graphs: label[h] occurs count[h] times in its graph. */
  static final class Histograms {
    private final int[] start;
    private final int[] label;
    private final int[] count;

    Histograms(int[] start, int[] label, int[] count) {
      this.start = start;
      this.label = label;
      this.count = count;
    }

    /** Where the bars of each graph begin. */
    int[] start() {
      return start;
    }

    /** Rising within a graph, each once. */
    int[] label() {
      return label;
    }

    /** At least 1. */
    int[] count() {
      return count;
    }
  }

  int count() {
    return order.length;
  }

  static Features of(List<Graph> graphs) {
    return new FeaturesMaker(graphs).make();
  }
}
