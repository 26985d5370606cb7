package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/** A number for every pair of vertices: k bilinear forms h_uᵀ W_k h_v, then an MLP k→2k→k→1. */
public final class PairBilinear {
  private final int width;
  private final Weight weight;
  private final Mlp mlp;

  public PairBilinear(Weights weights, int width, int forms) {
    this.width = width;
    this.weight = weights.glorot("forms", forms, width, width);
    this.mlp = new Mlp(weights.in("mlp"), forms, 2 * forms, forms, 1);
  }

  /** [B, N, width] twice to [B, N, N]. */
  public Tensor of(Tensor source, Tensor target) {
    int pairs = source.side(0);
    int order = source.side(1);
    Tensor scores =
        source
            .reshaped(pairs, 1, order, width)
            .dot(weight)
            .dot(target.reshaped(pairs, 1, order, width).transposed());
    return mlp.of(scores.permuted(0, 2, 3, 1)).reshaped(pairs, order, order);
  }
}
