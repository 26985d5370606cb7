package org.eugene.madam;

import java.util.Arrays;
import org.eugene.relaxation.Objective;
import org.eugene.relaxation.Products;
import org.eugene.solver.Budget;

/**
 * The moving parts of one round of Adam: the iterate P, the moments m and v, row and column sums.
 * One {@link #iterate} is lines 5 to 9 of the paper's Algorithm 1; nothing is allocated in it.
 */
public final class AdamState {
  private final MAdamOptions options;
  private final int n;
  private final double[] p;
  private final double[] gradient;
  private final double[] m;
  private final double[] v;
  private final double[] rowExcess;
  private final double[] columnExcess;
  private double beta1Power = 1;
  private double beta2Power = 1;

  /** Room for matrices of this order, in a run that nobody interrupts. */
  public AdamState(MAdamOptions options, int order) {
    this(options, order, new Products(Budget.unlimited().start()));
  }

  AdamState(MAdamOptions options, int order, Products products) {
    this.options = options;
    this.n = order;
    this.p = products.table(n);
    this.gradient = products.table(n);
    this.m = products.table(n);
    this.v = products.table(n);
    this.rowExcess = new double[n];
    this.columnExcess = new double[n];
    setToIdentity();
  }

  double[] p() {
    return p;
  }

  void setToIdentity() {
    Arrays.fill(p, 0);
    for (int i = 0; i < n; i++) {
      p[i * n + i] = 1;
    }
  }

  /** Forgets the moments; P stays. */
  public void startRound() {
    Arrays.fill(m, 0);
    Arrays.fill(v, 0);
    beta1Power = 1;
    beta2Power = 1;
  }

  /** Value and gradient of the objective where P is now. */
  public double evaluate(Objective objective) {
    return objective.gradient(p, gradient);
  }

  /**
   * Moves P along the gradient of the last {@link #evaluate}, of the penalty and the regulariser.
   */
  public void iterate(double sigma, double lambda) {
    sumRowsAndColumns();
    beta1Power *= options.adam().beta1();
    beta2Power *= options.adam().beta2();
    double rate = options.adam().stepSize() / (1 - beta1Power);
    double correction = 1 / (1 - beta2Power);
    for (int i = 0; i < n; i++) {
      addSumPenalties(i * n, 2 * sigma * rowExcess[i], 2 * sigma);
    }
    switch (options.relaxation().range()) {
      case PENALISED -> update(2 * sigma, lambda, rate, correction);
      case CLAMPED -> updateClamped(lambda, rate, correction);
    }
  }

  /** Loops apart, so that the columns' can be vectorised and the rows' sums overlap. */
  private void sumRowsAndColumns() {
    Arrays.fill(columnExcess, -1);
    for (int i = 0; i < n; i++) {
      for (int row = i * n, j = 0; j < n; j++) {
        columnExcess[j] += p[row + j];
      }
    }
    for (int i = 0; i < n; i++) {
      rowExcess[i] = sumOfRow(i * n) - 1;
    }
  }

  private double sumOfRow(int row) {
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    int j = 0;
    for (; j + 3 < n; j += 4) {
      sum0 += p[row + j];
      sum1 += p[row + j + 1];
      sum2 += p[row + j + 2];
      sum3 += p[row + j + 3];
    }
    for (; j < n; j++) {
      sum0 += p[row + j];
    }
    return (sum0 + sum1) + (sum2 + sum3);
  }

  /** ∇f + σ·(2(P1−1)1ᵀ + 2·1(Pᵀ1−1)ᵀ) in place of ∇f. */
  private void addSumPenalties(int row, double rowPenalty, double twoSigma) {
    for (int j = 0; j < n; j++) {
      gradient[row + j] += rowPenalty + twoSigma * columnExcess[j];
    }
  }

  /**
   * g = gradient + 2σ·(min(P,0) + max(P−J,0)) + λ·(J − 2P); m ← β₁m + (1−β₁)g; v ← β₂v + (1−β₂)g²;
   * P ← P − α·m̂/(√v̂ + ε). All entries in one loop: rows of a small graph are too short for
   * vectors.
   */
  private void update(double twoSigma, double lambda, double rate, double correction) {
    double b1 = options.adam().beta1();
    double b2 = options.adam().beta2();
    double epsilon = options.adam().epsilon();
    for (int at = 0; at < p.length; at++) {
      double x = p[at];
      double outside = Math.min(x, 0) + Math.max(x - 1, 0);
      double g = gradient[at] + twoSigma * outside + lambda * (1 - 2 * x);
      double first = b1 * m[at] + (1 - b1) * g;
      double second = b2 * v[at] + (1 - b2) * g * g;
      m[at] = first;
      v[at] = second;
      p[at] = x - rate * first / (Math.sqrt(second * correction) + epsilon);
    }
  }

  /** The same for entries that are from 0 to 1 and stay so: nothing is outside. */
  private void updateClamped(double lambda, double rate, double correction) {
    double b1 = options.adam().beta1();
    double b2 = options.adam().beta2();
    double epsilon = options.adam().epsilon();
    for (int at = 0; at < p.length; at++) {
      double x = p[at];
      double g = gradient[at] + lambda * (1 - 2 * x);
      double first = b1 * m[at] + (1 - b1) * g;
      double second = b2 * v[at] + (1 - b2) * g * g;
      m[at] = first;
      v[at] = second;
      double moved = x - rate * first / (Math.sqrt(second * correction) + epsilon);
      p[at] = Math.max(0, Math.min(1, moved));
    }
  }

  /** P's row i becomes what is now row from[i]. */
  void moveRows(int[] from) {
    double[] old = p.clone();
    for (int i = 0; i < n; i++) {
      System.arraycopy(old, from[i] * n, p, i * n, n);
    }
  }
}
