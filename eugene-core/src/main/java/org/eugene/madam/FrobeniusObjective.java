package org.eugene.madam;

import org.eugene.madam.MAdamOptions.EdgeGradient;
import org.eugene.matrix.InnerProduct;
import org.eugene.matrix.SparseMatrix;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;
import org.eugene.relaxation.Products;

/**
 * f = w·Σ_c ‖R_c‖² + μ⟨P, D⟩ with R_c = A_c P − P B_c, and ∇f = 2w·Σ_c (A_cᵀR_c − R_c B_cᵀ) + μD,
 * through sparse products: O((|E₁| + |E₂|)·n) for a gradient instead of O(n³). μD is made once; the
 * last product and μD are added in one pass.
 */
public final class FrobeniusObjective implements Objective {
  private final Alignment alignment;
  private final Products products;
  private final double slope;
  private final SparseMatrix[] aTransposed;
  private final SparseMatrix[] bTransposed;
  private final double[] linear;
  private final double[] residual;
  private final double[] pulled;

  /** The objective of an alignment, its edge gradient as the formula above has it. */
  public FrobeniusObjective(Alignment alignment, double mu) {
    this(alignment, mu, EdgeGradient.WITH_HALF);
  }

  /** With an edge term differentiated as asked for; its value stays what it is. */
  public FrobeniusObjective(Alignment alignment, double mu, EdgeGradient edgeGradient) {
    this.alignment = alignment;
    this.slope = 2 * alignment.weight() * edgeGradient.factor();
    this.products = new Products(alignment.countdown());
    this.aTransposed = alignment.aTransposed();
    this.bTransposed = alignment.bTransposed();
    this.linear = products.table(alignment.order());
    double[] d = alignment.d();
    for (int at = 0; at < d.length; at++) {
      linear[at] = mu * d[at];
    }
    this.residual = products.table(alignment.order());
    this.pulled = products.table(alignment.order());
  }

  @Override
  public double gradient(double[] p, double[] out) {
    double f = InnerProduct.of(linear, p);
    double w = alignment.weight();
    double[] sum = linear;
    for (int c = 0; c < aTransposed.length; c++) {
      products.times(alignment.a(c), p, residual);
      products.subtract(bTransposed[c], p, residual);
      products.times(aTransposed[c], residual, pulled);
      products.subtract(alignment.b(c), residual, pulled);
      addScaled(sum, pulled, out);
      f += w * InnerProduct.of(residual, residual);
      sum = out;
    }
    if (aTransposed.length == 0) {
      System.arraycopy(linear, 0, out, 0, out.length);
    }
    return f;
  }

  /** out = sum + slope·x; sum may be out. */
  private void addScaled(double[] sum, double[] x, double[] out) {
    for (int at = 0; at < out.length; at++) {
      out[at] = sum[at] + slope * x[at];
    }
  }
}
