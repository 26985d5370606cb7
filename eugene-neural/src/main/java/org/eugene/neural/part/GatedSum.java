package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/** The pooling of graph matching networks: linear(Σ_v σ(gate_v) ⊙ value_v), both by one MLP. */
public final class GatedSum {
  private final int out;
  private final Mlp gateAndValue;
  private final Linear last;

  public GatedSum(Weights weights, int width, int out) {
    this.out = out;
    this.gateAndValue = new Mlp(weights.in("gate"), width, width, 2 * out);
    this.last = Linear.of(weights.in("last"), out, out);
  }

  /** [G, N, width] and the mask [G, N, 1] to [G, out]. */
  public Tensor of(Tensor h, Tensor mask) {
    Tensor both = gateAndValue.of(h);
    Tensor gate = both.slice(-1, 0, out).sigmoid();
    Tensor sum = both.slice(-1, out, 2 * out).times(gate).times(mask).sum(1);
    return last.of(sum.reshaped(h.side(0), out));
  }
}
