package org.eugene.neural.batch;

import org.eugene.estimate.Reduction;
import org.eugene.graph.Graph;

/**
 * How graphs become numbers under given costs: a vertex is the one-hot vector of its label kind, or
 * the constant 1 where all labels are one kind; labels outside the training set are the kind
 * "other". Where edge labels have a price, the numbers of edges of each kind at the vertex follow:
 * ours, since the published methods know no edge labels.
 */
public final class Encoding {
  private final Reduction reduction;
  private final int vertexWidth;
  private final int edgeWidth;

  public Encoding(Reduction reduction) {
    this.reduction = reduction;
    int vertexKinds = reduction.vertexKinds().count();
    int edgeKinds = reduction.edgeKinds().count();
    this.vertexWidth = vertexKinds <= 1 ? 1 : vertexKinds + 1;
    this.edgeWidth = edgeKinds <= 1 ? 0 : edgeKinds + 1;
  }

  /** How many numbers describe a vertex. */
  public int width() {
    return vertexWidth + edgeWidth;
  }

  public Reduction reduction() {
    return reduction;
  }

  /** The graph as the costs see it. */
  public EncodedGraph encode(Graph plain) {
    Graph graph = reduction.costs().annotate(plain);
    int n = graph.order();
    float[] features = new float[n * width()];
    for (int v = 0; v < n; v++) {
      int kind = vertexWidth == 1 ? 0 : reduction.vertexKinds().kind(graph.labelOfVertex(v));
      features[v * width() + kind] = 1;
    }
    float[] adjacency = new float[n * n];
    int size = 0;
    for (int e = 0; e < graph.size(); e++) {
      int u = graph.edgeFrom(e);
      int v = graph.edgeTo(e);
      if (u != v) {
        adjacency[u * n + v] = 1;
        adjacency[v * n + u] = 1;
        size++;
      }
      if (edgeWidth > 0) {
        int kind = reduction.edgeKinds().kind(graph.labelOfEdge(e));
        features[u * width() + vertexWidth + kind]++;
        features[v * width() + vertexWidth + kind]++;
      }
    }
    return new EncodedGraph(n, size, features, adjacency);
  }

  /** How many vertices have a label of the kind "other". */
  public int unseen(Graph plain) {
    Graph graph = reduction.costs().annotate(plain);
    int count = 0;
    for (int v = 0; v < graph.order(); v++) {
      if (reduction.vertexKinds().kind(graph.labelOfVertex(v)) == reduction.vertexKinds().count()) {
        count++;
      }
    }
    return count;
  }

  /** Reduced prices as a model multiplies them in. */
  public ReducedPrices prices() {
    float[] insert = new float[width()];
    float[] delete = new float[width()];
    float[] substitute = new float[width() * width()];
    int kinds = reduction.vertexKinds().count();
    float dearest = 0;
    for (int a = 0; a < kinds; a++) {
      insert[a] = (float) reduction.insertVertex(a);
      delete[a] = (float) reduction.deleteVertex(a);
      for (int b = 0; b < kinds; b++) {
        substitute[a * width() + b] = (float) reduction.substituteVertex(a, b);
        dearest = Math.max(dearest, substitute[a * width() + b]);
      }
    }
    if (vertexWidth > kinds) {
      fillOther(insert, kinds);
      fillOther(delete, kinds);
      for (int a = 0; a < kinds; a++) {
        substitute[a * width() + kinds] = dearest;
        substitute[kinds * width() + a] = dearest;
      }
    }
    double insertEdge = 0;
    double deleteEdge = 0;
    int edgeKinds = reduction.edgeKinds().count();
    for (int a = 0; a < edgeKinds; a++) {
      insertEdge += reduction.insertEdge(a) / edgeKinds;
      deleteEdge += reduction.deleteEdge(a) / edgeKinds;
    }
    return new ReducedPrices(insert, delete, substitute, insertEdge, deleteEdge);
  }

  /** "Other" costs what a vertex costs in the mean. */
  private static void fillOther(float[] prices, int kinds) {
    for (int a = 0; a < kinds; a++) {
      prices[kinds] += prices[a] / kinds;
    }
  }
}
