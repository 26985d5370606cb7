package org.eugene.testkit;

import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** Graphs of a wanted shape, and other numberings of a graph. */
public final class RandomGraphs {
  private RandomGraphs() {}

  /** A graph of this shape; vertex labels are a, b, c, … and edge labels 1, 2, 3, …. */
  public static Graph graph(String id, Shape shape, Random random) {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder builder =
        shape.directed() ? Graph.directed(id, labels) : Graph.undirected(id, labels);
    for (int v = 0; v < shape.order(); v++) {
      builder.addVertex(vertexLabel(id, v, shape, random));
    }
    for (int u = 0; u < shape.order(); u++) {
      for (int v = shape.directed() ? 0 : u; v < shape.order(); v++) {
        double chance = u == v ? shape.loopDensity() : shape.density();
        if (random.nextDouble() < chance) {
          builder.addEdge(u, v, edgeLabel(random.nextInt(shape.edgeLabels())));
        }
      }
    }
    return builder.build();
  }

  private static Label vertexLabel(String id, int v, Shape shape, Random random) {
    return shape.vertexLabels() == 0
        ? Label.of(id + v)
        : vertexLabel(random.nextInt(shape.vertexLabels()));
  }

  /** The vertex label of this number. */
  static Label vertexLabel(int number) {
    return Label.of(String.valueOf((char) ('a' + number)));
  }

  /** The edge label of this number. */
  static Label edgeLabel(int number) {
    return Label.of(String.valueOf(number + 1));
  }

  /** A random permutation of 0..n-1. */
  public static int[] permutation(int n, Random random) {
    int[] permutation = new int[n];
    for (int i = 0; i < n; i++) {
      int j = random.nextInt(i + 1);
      permutation[i] = permutation[j];
      permutation[j] = i;
    }
    return permutation;
  }

  /** The same graph with its vertices in another order. */
  public static Graph shuffled(Graph graph, Random random) {
    return graph.permuted(permutation(graph.order(), random));
  }

  /** Everything there is to know about a graph, for messages. */
  public static String describe(Graph graph) {
    StringBuilder text = new StringBuilder(graph.isDirected() ? "directed" : "undirected");
    for (int v = 0; v < graph.order(); v++) {
      text.append(' ').append(v).append(':').append(graph.labelOfVertex(v));
    }
    text.append(" |");
    for (int e = 0; e < graph.size(); e++) {
      text.append(' ').append(graph.edgeFrom(e)).append('-').append(graph.edgeTo(e));
      text.append(':').append(graph.labelOfEdge(e));
    }
    return text.toString();
  }
}
