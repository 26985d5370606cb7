package org.eugene.baseline.fugal;

import java.util.Arrays;
import org.eugene.problem.EdgeList;
import org.eugene.solver.Countdown;

/**
 * Four numbers that describe the place of a vertex in its graph: its degree, its clustering
 * coefficient, and the means of both over its neighbours. Directions and labels do not matter; two
 * arcs between the same vertices are one neighbourhood.
 */
final class StructuralFeatures {
  private static final int COUNT = 4;

  private final Countdown countdown;
  private final boolean[][] joined;
  private final int[] degree;
  private final double[] clustering;

  StructuralFeatures(EdgeList edges, int order, Countdown countdown) {
    countdown.lookBefore((long) order * order);
    this.countdown = countdown;
    this.joined = new boolean[order][order];
    this.degree = new int[order];
    this.clustering = new double[order];
    for (int e = 0; e < edges.size(); e++) {
      joined[edges.from(e)][edges.to(e)] = true;
      joined[edges.to(e)][edges.from(e)] = true;
    }
    for (int v = 0; v < order; v++) {
      for (int u = 0; u < order; u++) {
        degree[v] += joined[v][u] ? 1 : 0;
      }
    }
    Arrays.setAll(clustering, this::clusteringOf);
  }

  /** The share of pairs of neighbours that are neighbours of each other. */
  private double clusteringOf(int v) {
    int closed = 0;
    countdown.look();
    for (int u = 0; u < degree.length; u++) {
      for (int w = u + 1; w < degree.length && joined[v][u]; w++) {
        closed += joined[v][w] && joined[u][w] ? 1 : 0;
      }
    }
    return degree[v] < 2 ? 0 : 2.0 * closed / (degree[v] * (degree[v] - 1.0));
  }

  /** The features of v; a vertex that is not there has none of anything. */
  double[] of(int v) {
    double[] features = new double[COUNT];
    if (v < degree.length) {
      features[0] = degree[v];
      features[1] = clustering[v];
      for (int u = 0; u < degree.length; u++) {
        if (joined[v][u]) {
          features[2] += (double) degree[u] / degree[v];
          features[3] += clustering[u] / degree[v];
        }
      }
    }
    return features;
  }

  /** The Euclidean distance of two feature vectors. */
  static double distance(double[] one, double[] other) {
    double squares = 0;
    for (int f = 0; f < COUNT; f++) {
      squares += (one[f] - other[f]) * (one[f] - other[f]);
    }
    return Math.sqrt(squares);
  }
}
