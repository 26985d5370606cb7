package org.eugene.search.sample;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.eugene.graph.Graph;

/**
 * Chances of graphs to be drawn that are as even as given mean sizes allow: w ~ exp(a·n + b·m) for
 * a graph of n vertices and m edges (exponential tilting). Of all weights with these means they
 * have the largest entropy. a and b minimise the convex log Σ exp(a(n − n̄) + b(m − m̄)), by
 * Newton's method; where no weights have these means it has no minimum, and there are no weights.
 */
final class TiltedWeights {
  private static final int STEPS = 100;
  private static final int HALVINGS = 40;

  /** Of a vertex or an edge. */
  private static final double TOLERANCE = 1e-6;

  /** A little of the identity keeps the curvature of graphs of one size invertible. */
  private static final double RIDGE = 1e-9;

  private final double[] cumulative;

  private TiltedWeights(double[] weights) {
    this.cumulative = weights.clone();
    Arrays.parallelPrefix(cumulative, Double::sum);
  }

  /** The weights of graphs, in their order. */
  static TiltedWeights of(List<Graph> graphs, MeanSizes means) {
    double[] weights = new Tilt(graphs, means).weights();
    return new TiltedWeights(weights);
  }

  /** The place of a graph drawn by its weight. */
  int draw(Random random) {
    double at = random.nextDouble() * cumulative[cumulative.length - 1];
    int found = Arrays.binarySearch(cumulative, at);
    return Math.min(cumulative.length - 1, found < 0 ? -found - 1 : found + 1);
  }

  /** The search for a and b: x is n − n̄ and y is m − m̄ for every graph. */
  private static final class Tilt {
    private final MeanSizes means;
    private final double[] x;
    private final double[] y;
    private final double[] weights;
    private double a;
    private double b;
    private double value;

    Tilt(List<Graph> graphs, MeanSizes means) {
      this.means = means;
      this.x = graphs.stream().mapToDouble(graph -> graph.order() - means.vertices()).toArray();
      this.y =
          means.edges().isPresent()
              ? graphs.stream()
                  .mapToDouble(graph -> graph.size() - means.edges().getAsDouble())
                  .toArray()
              : new double[graphs.size()];
      this.weights = new double[graphs.size()];
    }

    double[] weights() {
      value = valueAt(a, b);
      for (int step = 0; step < STEPS; step++) {
        double sum = 0;
        double gx = 0;
        double gy = 0;
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int g = 0; g < weights.length; g++) {
          double w = weights[g];
          sum += w;
          gx += w * x[g];
          gy += w * y[g];
          xx += w * x[g] * x[g];
          xy += w * x[g] * y[g];
          yy += w * y[g] * y[g];
        }
        gx /= sum;
        gy /= sum;
        if (Math.abs(gx) < TOLERANCE && Math.abs(gy) < TOLERANCE) {
          return weights;
        }
        double cxx = xx / sum - gx * gx + RIDGE;
        double cxy = xy / sum - gx * gy;
        double cyy = yy / sum - gy * gy + RIDGE;
        double determinant = cxx * cyy - cxy * cxy;
        if (!move(-(cyy * gx - cxy * gy) / determinant, -(cxx * gy - cxy * gx) / determinant)) {
          break;
        }
      }
      throw new IllegalArgumentException(
          "no weights of these graphs have a mean of "
              + means.vertices()
              + " vertices"
              + (means.edges().isPresent()
                  ? " and " + means.edges().getAsDouble() + " edges"
                  : ""));
    }

    /** As far along the direction as the value falls; returns false if it does not. */
    private boolean move(double da, double db) {
      double length = 1;
      for (int halving = 0; halving < HALVINGS; halving++) {
        double newValue = valueAt(a + length * da, b + length * db);
        if (newValue < value) {
          a += length * da;
          b += length * db;
          value = newValue;
          return true;
        }
        length /= 2;
      }
      return false;
    }

    /** log Σ exp(a·x + b·y); leaves the terms, the largest of them 1, as weights. */
    private double valueAt(double newA, double newB) {
      double largest = Double.NEGATIVE_INFINITY;
      for (int g = 0; g < weights.length; g++) {
        weights[g] = newA * x[g] + newB * y[g];
        largest = Math.max(largest, weights[g]);
      }
      double sum = 0;
      for (int g = 0; g < weights.length; g++) {
        weights[g] = Math.exp(weights[g] - largest);
        sum += weights[g];
      }
      return largest + Math.log(sum);
    }
  }
}
