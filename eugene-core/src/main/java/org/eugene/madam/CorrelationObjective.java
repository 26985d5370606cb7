package org.eugene.madam;

import java.util.Arrays;
import org.eugene.madam.MAdamOptions.EdgeGradient;
import org.eugene.matrix.SparseMatrix;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;
import org.eugene.relaxation.Products;

/**
 * The non-convex sister of {@link FrobeniusObjective} that graph aligners use: f = −2w·Σ_c tr(A_c P
 * B_cᵀ Pᵀ) + μ⟨P, D⟩, the same on permutations up to a constant; ∇f = −2w·Σ_c (A_cᵀ P B_c + A_c P
 * B_cᵀ) + μD.
 */
final class CorrelationObjective implements Objective {
  private final Alignment alignment;
  private final Products products;
  private final double mu;
  private final double slope;
  private final SparseMatrix[] aTransposed;
  private final SparseMatrix[] bTransposed;
  private final double[] left;
  private final double[] product;

  CorrelationObjective(Alignment alignment, double mu, EdgeGradient edgeGradient) {
    this.alignment = alignment;
    this.slope = 2 * alignment.weight() * edgeGradient.factor();
    this.products = new Products(alignment.countdown());
    this.mu = mu;
    this.aTransposed = alignment.aTransposed();
    this.bTransposed = alignment.bTransposed();
    this.left = products.table(alignment.order());
    this.product = products.table(alignment.order());
  }

  @Override
  public double gradient(double[] p, double[] out) {
    double[] d = alignment.d();
    double f = 0;
    for (int at = 0; at < d.length; at++) {
      out[at] = mu * d[at];
      f += out[at] * p[at];
    }
    for (int c = 0; c < aTransposed.length; c++) {
      // A P Bᵀ: its inner product with P is the correlation itself.
      double correlation = addProduct(alignment.a(c), alignment.b(c), p, out);
      addProduct(aTransposed[c], bTransposed[c], p, out);
      f -= 2 * alignment.weight() * correlation;
    }
    return f;
  }

  /** out −= slope·X P Yᵀ; returns ⟨P, X P Yᵀ⟩. */
  private double addProduct(SparseMatrix x, SparseMatrix y, double[] p, double[] out) {
    products.times(x, p, left);
    Arrays.fill(product, 0);
    products.subtract(y, left, product); // product = −X P Yᵀ
    double inner = 0;
    for (int at = 0; at < product.length; at++) {
      out[at] += slope * product[at];
      inner -= product[at] * p[at];
    }
    return inner;
  }
}
