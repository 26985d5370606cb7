package org.eugene.testkit;

import java.util.Random;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;

/**
 * Lopsided costs that obey the triangle: shortest distances over the labels a.. or 1.. and
 * "nothing", from random one-way prices. They need not be symmetric for that.
 */
public final class MetricCosts implements EditCosts {
  private final double[][] vertex;
  private final double[][] edge;

  private MetricCosts(double[][] vertex, double[][] edge) {
    this.vertex = vertex;
    this.edge = edge;
  }

  /** Costs for alphabets of these sizes. */
  public static MetricCosts random(int vertexLabels, int edgeLabels, Random random) {
    return new MetricCosts(closed(vertexLabels + 1, random), closed(edgeLabels + 1, random));
  }

  /** Prices in eighths, so that sums are exact; the last row and column are "nothing". */
  private static double[][] closed(int n, Random random) {
    double[][] d = new double[n][n];
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        d[a][b] = a == b ? 0 : (1 + random.nextInt(32)) / 8.0;
      }
    }
    for (int via = 0; via < n; via++) {
      for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
          d[a][b] = Math.min(d[a][b], d[a][via] + d[via][b]);
        }
      }
    }
    return d;
  }

  private static int vertexNumber(Label label) {
    return label.name().charAt(0) - 'a';
  }

  private static int edgeNumber(Label label) {
    return Integer.parseInt(label.name()) - 1;
  }

  @Override
  public double deleteVertex(Label a) {
    return vertex[vertexNumber(a)][vertex.length - 1];
  }

  @Override
  public double insertVertex(Label b) {
    return vertex[vertex.length - 1][vertexNumber(b)];
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return vertex[vertexNumber(a)][vertexNumber(b)];
  }

  @Override
  public double deleteEdge(Label a) {
    return edge[edgeNumber(a)][edge.length - 1];
  }

  @Override
  public double insertEdge(Label b) {
    return edge[edge.length - 1][edgeNumber(b)];
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return edge[edgeNumber(a)][edgeNumber(b)];
  }
}
