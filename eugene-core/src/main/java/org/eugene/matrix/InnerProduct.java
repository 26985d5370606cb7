package org.eugene.matrix;

/** ⟨X, Y⟩ = Σ x·y over all entries of two matrices of one shape. */
public final class InnerProduct {
  private InnerProduct() {}

  /**
   * Four partial sums: a single one makes every addition wait for the one before it (625 entries:
   * 0.2 µs instead of 0.9 µs, {@code IterationBench}).
   */
  public static double of(double[] x, double[] y) {
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    int at = 0;
    for (; at + 3 < x.length; at += 4) {
      sum0 += x[at] * y[at];
      sum1 += x[at + 1] * y[at + 1];
      sum2 += x[at + 2] * y[at + 2];
      sum3 += x[at + 3] * y[at + 3];
    }
    for (; at < x.length; at++) {
      sum0 += x[at] * y[at];
    }
    return (sum0 + sum1) + (sum2 + sum3);
  }
}
