package org.eugene.testkit;

import java.util.Arrays;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;

/**
 * The judge: the true distance by trying every mapping, 130,922 of them at seven vertices each.
 * Prices come straight from the graphs and the costs, in plain doubles; nothing of the problem's
 * tables, units or savings is used, so that an error there cannot hide here too.
 */
public final class BruteForce {
  private static final double MOST_MAPPINGS = 200_000;

  private final Graph source;
  private final Graph target;
  private final boolean directed;
  private final double[] deleteVertex;
  private final double[] insertVertex;
  private final double[][] substituteVertex;
  private final double[] deleteEdge;
  private final double[] insertEdge;
  private final double[][] substituteEdge;
  private final int[] image;
  private final boolean[] taken;
  private double best = Double.POSITIVE_INFINITY;
  private int[] bestImage = new int[0];

  private BruteForce(GraphPair pair, EditCosts costs) {
    this.source = costs.annotate(pair.source());
    this.target = costs.annotate(pair.target());
    this.directed = pair.isDirected();
    this.deleteVertex = new double[source.order()];
    this.insertVertex = new double[target.order()];
    this.substituteVertex = new double[source.order()][target.order()];
    this.deleteEdge = new double[source.size()];
    this.insertEdge = new double[target.size()];
    this.substituteEdge = new double[source.size()][target.size()];
    this.image = new int[source.order()];
    this.taken = new boolean[target.order()];
    priceVertices(costs);
    priceEdges(costs);
  }

  private void priceVertices(EditCosts costs) {
    Arrays.setAll(deleteVertex, i -> costs.deleteVertex(source.labelOfVertex(i)));
    Arrays.setAll(insertVertex, k -> costs.insertVertex(target.labelOfVertex(k)));
    for (int i = 0; i < source.order(); i++) {
      for (int k = 0; k < target.order(); k++) {
        substituteVertex[i][k] =
            costs.substituteVertex(source.labelOfVertex(i), target.labelOfVertex(k));
      }
    }
  }

  private void priceEdges(EditCosts costs) {
    Arrays.setAll(deleteEdge, e -> costs.deleteEdge(source.labelOfEdge(e)));
    Arrays.setAll(insertEdge, f -> costs.insertEdge(target.labelOfEdge(f)));
    for (int e = 0; e < source.size(); e++) {
      for (int f = 0; f < target.size(); f++) {
        double substitute = costs.substituteEdge(source.labelOfEdge(e), target.labelOfEdge(f));
        substituteEdge[e][f] = Math.min(substitute, deleteEdge[e] + insertEdge[f]);
      }
    }
  }

  /**
   * A best mapping and what it costs.
   *
   * @param distance the graph edit distance
   * @param mapping the first mapping found that costs so much
   */
  public record Answer(double distance, VertexMapping mapping) {}

  /** The distance and a mapping that proves it. */
  public static Answer solve(GraphPair pair, EditCosts costs) {
    if (mappings(pair.source().order(), pair.target().order()) > MOST_MAPPINGS) {
      throw new IllegalArgumentException(
          "too many mappings to try them all; take graphs of at most seven vertices");
    }
    BruteForce search = new BruteForce(pair, costs);
    search.extend(0, 0);
    return new Answer(search.best, VertexMapping.of(search.bestImage, search.target.order()));
  }

  /** How many mappings there are: Σ C(n, r)·C(m, r)·r! over the number r of mapped vertices. */
  private static double mappings(int n, int m) {
    double sum = 1;
    double term = 1;
    for (int r = 1; r <= Math.min(n, m); r++) {
      term *= (double) (n - r + 1) * (m - r + 1) / r;
      sum += term;
    }
    return sum;
  }

  /** The graph edit distance. */
  public static double distance(GraphPair pair, EditCosts costs) {
    return solve(pair, costs).distance();
  }

  /** What this mapping costs. */
  public static double cost(GraphPair pair, EditCosts costs, VertexMapping mapping) {
    BruteForce fixed = new BruteForce(pair, costs);
    double cost = 0;
    for (int i = 0; i < mapping.sourceOrder(); i++) {
      cost += fixed.place(i, mapping.image(i));
    }
    return cost + fixed.insertions();
  }

  /** Tries everything for vertex i and those behind it; the ones before cost so much already. */
  private void extend(int i, double cost) {
    if (cost >= best) {
      return;
    }
    if (i == image.length) {
      double total = cost + insertions();
      if (total < best) {
        best = total;
        bestImage = image.clone();
      }
      return;
    }
    for (int k = 0; k < taken.length; k++) {
      if (!taken[k]) {
        extend(i + 1, cost + place(i, k));
        taken[k] = false;
      }
    }
    extend(i + 1, cost + place(i, VertexMapping.DELETED));
  }

  /** Sends i to k; returns the price of the vertex and of its edges to vertices up to i. */
  private double place(int i, int k) {
    image[i] = k;
    if (k == VertexMapping.DELETED) {
      return deleteVertex[i] + edges(i);
    }
    taken[k] = true;
    return substituteVertex[i][k] + edges(i);
  }

  private double edges(int i) {
    double cost = edge(i, i);
    for (int j = 0; j < i; j++) {
      cost += edge(j, i);
      cost += directed ? edge(i, j) : 0;
    }
    return cost;
  }

  private double edge(int i, int j) {
    boolean mapped = image[i] != VertexMapping.DELETED && image[j] != VertexMapping.DELETED;
    int e = source.edge(i, j);
    int f = mapped ? target.edge(image[i], image[j]) : Graph.NO_EDGE;
    if (e == Graph.NO_EDGE) {
      return f == Graph.NO_EDGE ? 0 : insertEdge[f];
    }
    return f == Graph.NO_EDGE ? deleteEdge[e] : substituteEdge[e][f];
  }

  /** Target vertices that nobody took, and every target edge that has one of them at an end. */
  private double insertions() {
    double cost = 0;
    for (int k = 0; k < taken.length; k++) {
      cost += taken[k] ? 0 : insertVertex[k];
    }
    for (int f = 0; f < target.size(); f++) {
      boolean anchored = taken[target.edgeFrom(f)] && taken[target.edgeTo(f)];
      cost += anchored ? 0 : insertEdge[f];
    }
    return cost;
  }
}
