package org.eugene.relaxation;

import java.util.Arrays;
import org.eugene.assignment.LinearAssignment;
import org.eugene.matrix.SparseMatrix;
import org.eugene.solver.Countdown;

/**
 * Follows the minimiser of the paper's objective from the convex relaxation to a permutation:
 *
 * <pre>F(P) = w·Σ_c ‖Ã_c P − P B̃_c‖² + tr(PᵀD) − λ‖P‖²</pre>
 *
 * for λ growing from 0, by Frank–Wolfe steps: the direction is the permutation S with least ⟨S,
 * ∇F⟩, the length the exact minimum along it. For λ large enough F is concave and the iterate a
 * permutation. On doubly stochastic matrices −λ‖P‖² is the paper's regulariser up to a constant.
 *
 * <p>The residual R_c = Ã_c P − P B̃_c is kept along; that of a permutation has O(edges) entries,
 * so a step costs one gradient, O(edges · n), and one assignment.
 */
public final class RelaxationPath {
  private static final double NEGLIGIBLE = 1e-9;

  /**
   * Of this order on a pass over a table takes a millisecond, and the clock is looked at between
   * any two. A step after the time took 60 ms on 1,000 vertices of mean degree 30.
   */
  private static final int LARGE = 600;

  private final Alignment alignment;
  private final int n;
  private final int channels;
  private final SparseMatrix[] aTransposed;
  private final double[] p;
  private final double[][] residual;
  private final double[] gradient;
  private final double[] pulled;
  private final int[] direction;
  private final Countdown countdown;
  private final LinearAssignment assignment;
  private final Products products;

  /** Along this relaxation for as long as the countdown lasts. */
  public RelaxationPath(Alignment alignment, Countdown countdown) {
    this.countdown = countdown;
    this.assignment = new LinearAssignment(countdown::isOver);
    this.alignment = alignment;
    this.n = alignment.order();
    this.channels = alignment.channels();
    this.aTransposed = alignment.aTransposed();
    this.products = new Products(countdown);
    this.p = products.table(n);
    this.residual = new double[channels][];
    Arrays.setAll(residual, c -> products.table(n));
    this.gradient = products.table(n);
    this.pulled = products.table(n);
    this.direction = new int[n];
  }

  /** The scale of λ: half of the largest saving of an edge. */
  public double kappaSquared() {
    return alignment.kappaSquared();
  }

  /**
   * From a mixture of the uniform matrix and a permutation of rows to columns.
   *
   * @param anchor weight of the permutation, from 0 to 1
   */
  public void start(int[] permutation, double anchor) {
    Arrays.fill(p, (1 - anchor) / n);
    for (int i = 0; i < n; i++) {
      p[i * n + permutation[i]] += anchor;
    }
    SparseMatrix[] bTransposed = alignment.bTransposed();
    for (int c = 0; c < channels; c++) {
      products.times(alignment.a(c), p, residual[c]);
      products.subtract(bTransposed[c], p, residual[c]);
    }
  }

  /** Takes at most so many steps at this λ; returns how many were taken. */
  public int descend(double lambda, int steps) {
    for (int step = 0; step < steps; step++) {
      if (countdown.isOver() || !step(lambda)) {
        return step;
      }
      countdown.step();
    }
    return steps;
  }

  private boolean step(double lambda) {
    writeGradient(lambda);
    assignment.solveAgain(gradient, n);
    lookIfLarge();
    if (!assignment.isComplete()) {
      return false;
    }
    double slope = 0;
    double squares = 0;
    double onDirection = 0;
    for (int i = 0; i < n; i++) {
      direction[i] = assignment.columnOf(i);
      slope += gradient[i * n + direction[i]];
      onDirection += p[i * n + direction[i]];
    }
    lookIfLarge();
    for (int at = 0; at < p.length; at++) {
      slope -= gradient[at] * p[at];
      squares += p[at] * p[at];
    }
    if (slope > -NEGLIGIBLE * Math.max(1, alignment.kappaSquared())) {
      return false;
    }
    // ‖S − P‖² = n + ‖P‖² − 2⟨S, P⟩
    double curvature =
        alignment.weight() * turnedResiduals() - lambda * (n + squares - 2 * onDirection);
    double length = curvature > 0 ? Math.min(1, -slope / (2 * curvature)) : 1;
    advance(length);
    return true;
  }

  /** ∇F = 2w·Σ_c (Ã_cᵀR_c − R_c B̃_cᵀ) + D − 2λP. */
  private void writeGradient(double lambda) {
    double[] d = alignment.d();
    for (int at = 0; at < gradient.length; at++) {
      gradient[at] = d[at] - 2 * lambda * p[at];
    }
    for (int c = 0; c < channels; c++) {
      products.times(aTransposed[c], residual[c], pulled);
      products.subtract(alignment.b(c), residual[c], pulled);
      products.add(2 * alignment.weight(), pulled, gradient);
    }
  }

  /**
   * Turns every R_c(P) into R_c(P) − R_c(S), that is −R_c of the direction; returns Σ of squares.
   */
  private double turnedResiduals() {
    double squares = 0;
    for (int c = 0; c < channels; c++) {
      lookIfLarge();
      alignment.a(c).addPermutedColumns(-1, direction, residual[c]);
      alignment.b(c).addPermutedRows(1, direction, residual[c]);
      for (double r : residual[c]) {
        squares += r * r;
      }
    }
    return squares;
  }

  /** P ← P + t(S − P); R likewise, given that it holds R(P) − R(S). */
  private void advance(double length) {
    lookIfLarge();
    for (int at = 0; at < p.length; at++) {
      p[at] *= 1 - length;
    }
    for (int i = 0; i < n; i++) {
      p[i * n + direction[i]] += length;
    }
    for (int c = 0; c < channels; c++) {
      lookIfLarge();
      for (int at = 0; at < p.length; at++) {
        residual[c][at] *= 1 - length;
      }
      lookIfLarge();
      alignment.a(c).addPermutedColumns(1, direction, residual[c]);
      alignment.b(c).addPermutedRows(-1, direction, residual[c]);
    }
  }

  private void lookIfLarge() {
    if (n > LARGE) {
      countdown.look();
    }
  }

  /**
   * The permutation that agrees most with where the path is now; when time is up, row by row the
   * best column that is left, and on large graphs none.
   */
  public int[] rounded() {
    lookIfLarge();
    for (int at = 0; at < p.length; at++) {
      gradient[at] = -p[at];
    }
    assignment.solve(gradient, n, n);
    lookIfLarge();
    return assignment.isComplete() ? assigned() : greedy();
  }

  private int[] assigned() {
    int[] permutation = new int[n];
    Arrays.setAll(permutation, assignment::columnOf);
    return permutation;
  }

  private int[] greedy() {
    boolean[] taken = new boolean[n];
    int[] permutation = new int[n];
    for (int i = 0; i < n; i++) {
      int best = -1;
      for (int k = 0; k < n; k++) {
        if (!taken[k] && (best < 0 || p[i * n + k] > p[i * n + best])) {
          best = k;
        }
      }
      taken[best] = true;
      permutation[i] = best;
    }
    return permutation;
  }

  /** Whether the path has arrived at a permutation. */
  public boolean isPermutation() {
    double largest = 0;
    for (int i = 0; i < n; i++) {
      double inRow = 0;
      for (int k = 0; k < n; k++) {
        inRow = Math.max(inRow, p[i * n + k]);
      }
      largest += inRow;
    }
    return largest > n - 1e-6;
  }
}
