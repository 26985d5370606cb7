package org.eugene.baseline.fugal;

import java.util.Arrays;
import org.eugene.matrix.SparseMatrix;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.FrankWolfe;
import org.eugene.relaxation.Products;
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
  private final FrankWolfe frankWolfe;
  private final Products products;
  private final double[] p;
  private final double[] gradient;
  private final double[] product;

  FugalDescent(GedProblem problem, FugalOptions options, Countdown countdown) {
    this.n = problem.paddedOrder();
    this.steps = options.steps();
    this.countdown = countdown;
    this.a = Alignment.adjacency(problem.sourceEdges(), n, problem.isDirected(), kind -> 1);
    this.b = Alignment.adjacency(problem.targetEdges(), n, problem.isDirected(), kind -> 1);
    this.aTransposed = a.transposed();
    this.bTransposed = b.transposed();
    this.weightedD =
        switch (options.vertexTerm()) {
          case FEATURES -> featureDistances(problem);
          case NODE_COSTS -> Alignment.vertexPrices(problem, countdown);
        };
    for (int at = 0; at < weightedD.length; at++) {
      weightedD[at] *= options.mu();
    }
    countdown.lookBefore(2L * Double.BYTES * n * n);
    this.frankWolfe = new FrankWolfe(n, TOLERANCE, countdown::isOver);
    this.products = new Products(countdown);
    this.p = products.table(n);
    this.gradient = products.table(n);
    this.product = products.table(n);
    Arrays.fill(p, 1.0 / Math.max(1, n));
  }

  private double[] featureDistances(GedProblem problem) {
    StructuralFeatures source =
        new StructuralFeatures(problem.sourceEdges(), problem.sourceOrder(), countdown);
    StructuralFeatures target =
        new StructuralFeatures(problem.targetEdges(), problem.targetOrder(), countdown);
    double[][] rows = new double[n][];
    double[][] columns = new double[n][];
    Arrays.setAll(rows, source::of);
    Arrays.setAll(columns, target::of);
    double[] d = new Products(countdown).table(n);
    for (int i = 0; i < n; i++) {
      countdown.look();
      for (int k = 0; k < n; k++) {
        d[i * n + k] = StructuralFeatures.distance(rows[i], columns[k]);
      }
    }
    return d;
  }

  /** All steps at one λ. */
  void round(double lambda) {
    for (int t = 1; t <= steps && !countdown.isOver(); t++) {
      writeGradient(lambda);
      if (!frankWolfe.move(gradient, t, p)) {
        return;
      }
      countdown.step();
    }
  }

  /** −AᵀPB − APBᵀ + μD + λ(J − 2P). */
  private void writeGradient(double lambda) {
    for (int at = 0; at < gradient.length; at++) {
      gradient[at] = weightedD[at] + lambda * (1 - 2 * p[at]);
    }
    products.times(aTransposed, p, product);
    products.subtract(bTransposed, product, gradient);
    products.times(a, p, product);
    products.subtract(b, product, gradient);
  }

  /** P, row by row. */
  double[] p() {
    return p;
  }
}
