package org.eugene.madam;

import org.eugene.matrix.InnerProduct;
import org.eugene.matrix.SparseMatrix;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;
import org.eugene.relaxation.Products;

/**
 * f = w·Σ_c ‖R_c‖² + μ⟨P, D⟩ with R_c = A_c P − P B_c, and ∇f = 2w·Σ_c (A_cᵀR_c − R_c B_cᵀ) + μD,
 * through sparse products: O((|E₁| + |E₂|)·n) for a gradient instead of O(n³).
 */
public final class FrobeniusObjective implements Objective {
  private final Alignment alignment;
  private final Products products;
  private final double mu;
  private final SparseMatrix[] aTransposed;
  private final SparseMatrix[] bTransposed;
  private final double[] residual;
  private final double[] pulled;

  public FrobeniusObjective(Alignment alignment, double mu) {
    this.alignment = alignment;
    this.products = new Products(alignment.countdown());
    this.mu = mu;
    this.aTransposed = alignment.aTransposed();
    this.bTransposed = alignment.bTransposed();
    this.residual = products.table(alignment.order());
    this.pulled = products.table(alignment.order());
  }

  @Override
  public double gradient(double[] p, double[] out) {
    double f = linearPart(p, out);
    double w = alignment.weight();
    for (int c = 0; c < aTransposed.length; c++) {
      products.times(alignment.a(c), p, residual);
      products.subtract(bTransposed[c], p, residual);
      products.times(aTransposed[c], residual, pulled);
      products.subtract(alignment.b(c), residual, pulled);
      for (int at = 0; at < out.length; at++) {
        out[at] += 2 * w * pulled[at];
      }
      f += w * InnerProduct.of(residual, residual);
    }
    return f;
  }

  private double linearPart(double[] p, double[] out) {
    double[] d = alignment.d();
    for (int at = 0; at < d.length; at++) {
      out[at] = mu * d[at];
    }
    return InnerProduct.of(out, p);
  }
}
