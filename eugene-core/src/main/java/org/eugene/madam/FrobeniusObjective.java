package org.eugene.madam;

import org.eugene.matrix.InnerProduct;
import org.eugene.matrix.SparseMatrix;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;

/**
 * f = w·Σ_c ‖R_c‖² + μ⟨P, D⟩ with R_c = A_c P − P B_c, and ∇f = 2w·Σ_c (A_cᵀR_c − R_c B_cᵀ) + μD,
 * through sparse products: O((|E₁| + |E₂|)·n) for a gradient instead of O(n³).
 */
public final class FrobeniusObjective implements Objective {
  private final Alignment alignment;
  private final double mu;
  private final SparseMatrix[] aTransposed;
  private final SparseMatrix[] bTransposed;
  private final double[] residual;
  private final double[] pulled;

  public FrobeniusObjective(Alignment alignment, double mu) {
    this.alignment = alignment;
    this.mu = mu;
    this.aTransposed = alignment.aTransposed();
    this.bTransposed = alignment.bTransposed();
    this.residual = new double[alignment.order() * alignment.order()];
    this.pulled = new double[residual.length];
  }

  @Override
  public double gradient(double[] p, double[] out) {
    double f = linearPart(p, out);
    double w = alignment.weight();
    for (int c = 0; c < aTransposed.length; c++) {
      alignment.a(c).times(p, residual);
      bTransposed[c].subtractProductWithTransposed(p, residual);
      aTransposed[c].times(residual, pulled);
      alignment.b(c).subtractProductWithTransposed(residual, pulled);
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
