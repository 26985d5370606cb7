package org.eugene.neural.part;

import java.util.Optional;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/** x W + b over the last axis. */
public final class Linear {
  private final Weight weight;
  private final Optional<Weight> bias;

  private Linear(Weight weight, Optional<Weight> bias) {
    this.weight = weight;
    this.bias = bias;
  }

  public static Linear of(Weights weights, int in, int out) {
    return new Linear(
        weights.glorot("weight", in, out), Optional.of(weights.constant("bias", 0, out)));
  }

  /** Without b, for places where a later step would cancel it. */
  public static Linear withoutBias(Weights weights, int in, int out) {
    return new Linear(weights.glorot("weight", in, out), Optional.empty());
  }

  public Tensor of(Tensor x) {
    Tensor product = x.dot(weight);
    return bias.map(product::plus).orElse(product);
  }
}
