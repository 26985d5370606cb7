package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/** Compares two vectors by t bilinear forms: relu(g₁ᵀ W^[1..t] g₂ + V[g₁; g₂] + b). */
public final class TensorNetwork {
  private final int width;
  private final int slices;
  private final Weight forms;
  private final Linear linear;

  public TensorNetwork(Weights weights, int width, int slices) {
    this.width = width;
    this.slices = slices;
    this.forms = weights.glorot("forms", slices, width, width);
    this.linear = Linear.of(weights.in("linear"), 2 * width, slices);
  }

  /** [B, width] twice to [B, slices]. */
  public Tensor of(Tensor source, Tensor target) {
    int pairs = source.side(0);
    // [B, 1, 1, d] · [t, d, d] · [B, 1, d, 1]
    Tensor bilinear =
        source
            .reshaped(pairs, 1, 1, width)
            .dot(forms)
            .dot(target.reshaped(pairs, 1, width, 1))
            .reshaped(pairs, slices);
    return bilinear.plus(linear.of(source.beside(target, -1))).relu();
  }
}
