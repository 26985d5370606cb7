package org.eugene.baseline.fugal;

import java.util.Arrays;
import org.eugene.matrix.SparseMatrix;
import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Sinkhorn;
import org.eugene.solver.Countdown;

/** The matrix P of one run, and the steps that move it. */
final class FugalDescent {
  /** Row sums of a scaled matrix are that close to 1. */
  private static final double TOLERANCE = 1e-3;

  private final int n;
  private final int steps;
  private final Countdown countdown;
  private final SparseMatrix a;
  private final SparseMatrix aTransposed;
  private final SparseMatrix b;
  private final SparseMatrix bTransposed;
  private final double[] weightedD; // μD
  private final Sinkhorn sinkhorn;
  private final double[] p;
  private final double[] gradient;
  private final double[] product;

  FugalDescent(GedProblem problem, FugalOptions options, Countdown countdown) {
    this.n = problem.paddedOrder();
    this.steps = options.steps();
    this.countdown = countdown;
    this.a = adjacency(problem.sourceEdges(), problem.isDirected());
    this.b = adjacency(problem.targetEdges(), problem.isDirected());
    this.aTransposed = a.transposed();
    this.bTransposed = b.transposed();
    this.weightedD =
        switch (options.vertexTerm()) {
          case FEATURES -> featureDistances(problem);
          case NODE_COSTS -> vertexPrices(problem);
        };
    for (int at = 0; at < weightedD.length; at++) {
      weightedD[at] *= options.mu();
    }
    this.sinkhorn = new Sinkhorn(n, TOLERANCE, countdown::isOver);
    this.p = new double[n * n];
    this.gradient = new double[n * n];
    this.product = new double[n * n];
    Arrays.fill(p, 1.0 / Math.max(1, n));
  }

  private SparseMatrix adjacency(EdgeList edges, boolean directed) {
    int count = directed ? edges.size() : 2 * edges.size();
    int[] rows = new int[count];
    int[] columns = new int[count];
    double[] ones = new double[count];
    Arrays.fill(ones, 1);
    for (int e = 0; e < edges.size(); e++) {
      rows[e] = edges.from(e);
      columns[e] = edges.to(e);
      if (!directed) {
        rows[edges.size() + e] = edges.to(e);
        columns[edges.size() + e] = edges.from(e);
      }
    }
    return SparseMatrix.of(n, rows, columns, ones);
  }

  private double[] featureDistances(GedProblem problem) {
    StructuralFeatures source =
        new StructuralFeatures(problem.sourceEdges(), problem.sourceOrder());
    StructuralFeatures target =
        new StructuralFeatures(problem.targetEdges(), problem.targetOrder());
    double[][] rows = new double[n][];
    double[][] columns = new double[n][];
    Arrays.setAll(rows, source::of);
    Arrays.setAll(columns, target::of);
    double[] d = new double[n * n];
    Arrays.setAll(d, at -> StructuralFeatures.distance(rows[at / n], columns[at % n]));
    return d;
  }

  private double[] vertexPrices(GedProblem problem) {
    double[] d = new double[n * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        int s = Math.min(i, problem.sourceOrder());
        int t = Math.min(k, problem.targetOrder());
        boolean nothing = s == problem.sourceOrder() && t == problem.targetOrder();
        d[i * n + k] = nothing ? 0 : problem.scale().cost(problem.vertexPrice(s, t));
      }
    }
    return d;
  }

  /** All steps at one λ. */
  void round(double lambda) {
    for (int t = 1; t <= steps && !countdown.isOver(); t++) {
      writeGradient(lambda);
      double[] direction = sinkhorn.scale(gradient);
      if (countdown.isOver()) {
        return; // the scaling may be unfinished
      }
      double length = 2.0 / (t + 2);
      for (int at = 0; at < p.length; at++) {
        p[at] += length * (direction[at] - p[at]);
      }
      countdown.step();
    }
  }

  /** −AᵀPB − APBᵀ + μD + λ(J − 2P). */
  private void writeGradient(double lambda) {
    for (int at = 0; at < gradient.length; at++) {
      gradient[at] = weightedD[at] + lambda * (1 - 2 * p[at]);
    }
    aTransposed.times(p, product);
    bTransposed.subtractProductWithTransposed(product, gradient);
    a.times(p, product);
    b.subtractProductWithTransposed(product, gradient);
  }

  /** P, row by row. */
  double[] p() {
    return p;
  }
}
