package org.eugene.relaxation;

import org.eugene.matrix.SingularValues;
import org.eugene.problem.CostScale;
import org.eugene.problem.EdgePrices;

/**
 * Edge prices as inner products. Mapping an edge of kind a onto one of kind b saves s(a, b) against
 * deleting the one and inserting the other; vectors φ(a), ψ(b) with 2⟨φ(a), ψ(b)⟩ = s(a, b) make
 * ‖φ(a)‖² + ‖ψ(b)‖² − 2⟨φ(a), ψ(b)⟩ the price of the pair up to constants that depend on the graphs
 * alone. They come from the singular value decomposition of s: φ = U√(Σ/2), ψ = V√(Σ/2). One price
 * κ² for all insertions and deletions and none for substitutions gives the paper's φ = ψ = κ, and a
 * single price for relabelling the construction by simplex corners; unequal insertion and deletion
 * prices need no special case.
 */
final class EdgeChannels {
  /** More channels than this cost time and add little: the largest singular values are kept. */
  private static final int MAX_CHANNELS = 12;

  private static final double NEGLIGIBLE = 1e-12;

  private final int count;
  private final double[][] source;
  private final double[][] target;
  private final double kappaSquared;

  private EdgeChannels(int count, double[][] source, double[][] target, double kappaSquared) {
    this.count = count;
    this.source = source;
    this.target = target;
    this.kappaSquared = kappaSquared;
  }

  static EdgeChannels of(EdgePrices prices, CostScale scale) {
    int rows = prices.sourceKinds();
    int columns = prices.targetKinds();
    double[] savings = new double[rows * columns];
    double largest = 0;
    for (int a = 0; a < rows; a++) {
      for (int b = 0; b < columns; b++) {
        savings[a * columns + b] = scale.cost(prices.saving(a, b));
        largest = Math.max(largest, savings[a * columns + b]);
      }
    }
    SingularValues svd = SingularValues.of(savings, rows, columns);
    int count = 0;
    while (count < Math.min(MAX_CHANNELS, svd.count())
        && svd.value(count) > NEGLIGIBLE * Math.max(1, svd.value(0))) {
      count++;
    }
    double[][] source = new double[count][rows];
    double[][] target = new double[count][columns];
    for (int c = 0; c < count; c++) {
      double root = Math.sqrt(svd.value(c) / 2);
      for (int a = 0; a < rows; a++) {
        source[c][a] = svd.left(a, c) * root;
      }
      for (int b = 0; b < columns; b++) {
        target[c][b] = svd.right(b, c) * root;
      }
    }
    return new EdgeChannels(count, source, target, largest / 2);
  }

  int count() {
    return count;
  }

  /** Entry c of φ for a kind of source edge. */
  double source(int channel, int kind) {
    return source[channel][kind];
  }

  /** Entry c of ψ for a kind of target edge. */
  double target(int channel, int kind) {
    return target[channel][kind];
  }

  /** The paper's κ²: half of the largest saving, the price of an edge where there is one price. */
  double kappaSquared() {
    return kappaSquared;
  }
}
