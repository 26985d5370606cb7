package org.eugene.neural.part;

import java.util.function.UnaryOperator;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/** A gate of itself: x ← x + x ⊙ f(MLP(x)), the MLP through a bottleneck. */
public final class SqueezeExcite {
  private final Mlp mlp;
  private final UnaryOperator<Tensor> gate;

  public SqueezeExcite(Weights weights, UnaryOperator<Tensor> gate, int width) {
    this.gate = gate;
    this.mlp = new Mlp(weights, width, Math.max(1, width / 4), width);
  }

  public Tensor of(Tensor x) {
    return x.plus(x.times(gate.apply(mlp.of(x))));
  }
}
