package org.eugene.madam;

import java.util.Arrays;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;

/** The slow twin of {@link FrobeniusObjective}: the same formulas with dense products, O(n³). */
public final class DenseObjective implements Objective {
  private final int n;
  private final double weight;
  private final double mu;
  private final double[][] a;
  private final double[][] b;
  private final double[] d;
  private final double[] residual;

  /** The objective of an alignment with weight μ on the vertex prices. */
  public DenseObjective(Alignment alignment, double mu) {
    this.n = alignment.order();
    this.weight = alignment.weight();
    this.mu = mu;
    this.a = new double[alignment.channels()][];
    this.b = new double[alignment.channels()][];
    Arrays.setAll(a, c -> alignment.a(c).toDense());
    Arrays.setAll(b, c -> alignment.b(c).toDense());
    this.d = alignment.d();
    this.residual = new double[n * n];
  }

  @Override
  public double gradient(double[] p, double[] out) {
    double f = 0;
    for (int at = 0; at < d.length; at++) {
      out[at] = mu * d[at];
      f += out[at] * p[at];
    }
    for (int c = 0; c < a.length; c++) {
      Arrays.fill(residual, 0);
      addProduct(1, a[c], false, p, false, residual);
      addProduct(-1, p, false, b[c], false, residual);
      for (double r : residual) {
        f += weight * r * r;
      }
      addProduct(2 * weight, a[c], true, residual, false, out);
      addProduct(-2 * weight, residual, false, b[c], true, out);
    }
    return f;
  }

  /** out += factor · op(X) · op(Y), the inner loop along rows of out. */
  private void addProduct(
      double factor, double[] x, boolean xT, double[] y, boolean yT, double[] out) {
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        double s = factor * (xT ? x[k * n + i] : x[i * n + k]);
        if (yT) {
          for (int j = 0; j < n; j++) {
            out[i * n + j] += s * y[j * n + k];
          }
        } else {
          for (int j = 0; j < n; j++) {
            out[i * n + j] += s * y[k * n + j];
          }
        }
      }
    }
  }
}
