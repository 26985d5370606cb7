package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/** relu(linear(Σ_v relu(linear(h_v)))) (Zaheer et al. 2017). */
public final class DeepSet {
  private final Linear inner;
  private final Linear outer;

  public DeepSet(Weights weights, int width) {
    this.inner = Linear.of(weights.in("inner"), width, width);
    this.outer = Linear.of(weights.in("outer"), width, width);
  }

  /** [G, N, width] and the mask [G, N, 1] to [G, width]. */
  public Tensor of(Tensor h, Tensor mask) {
    Tensor sum = inner.of(h).relu().times(mask).sum(1);
    return outer.of(sum.reshaped(h.side(0), h.side(2))).relu();
  }
}
