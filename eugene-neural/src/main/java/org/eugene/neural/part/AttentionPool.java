package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * SimGNN's pooling: c = tanh(mean_v(h_v W)), each vertex counts σ(h_v · c), and the graph is the
 * weighted sum.
 */
public final class AttentionPool {
  private final Weight weight;

  public AttentionPool(Weights weights, int width) {
    this.weight = weights.glorot("weight", width, width);
  }

  /** [G, N, width] with padding 0 and the mask [G, N, 1] to [G, width]. */
  public Tensor of(Tensor h, Tensor mask) {
    Tensor count = mask.sum(1).plus(1e-9);
    Tensor context = h.sum(1).over(count).dot(weight).tanh();
    Tensor attention = h.times(context).sum(-1).sigmoid().times(mask);
    return h.times(attention).sum(1).reshaped(h.side(0), h.side(2));
  }
}
