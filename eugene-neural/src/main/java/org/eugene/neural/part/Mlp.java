package org.eugene.neural.part;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/** Linear layers with an activation between them and none after the last. */
public final class Mlp {
  private final List<Linear> layers = new ArrayList<>();
  private final UnaryOperator<Tensor> activation;

  /** With ReLU between layers. */
  public Mlp(Weights weights, int... widths) {
    this(weights, Tensor::relu, widths);
  }

  public Mlp(Weights weights, UnaryOperator<Tensor> activation, int... widths) {
    this.activation = activation;
    for (int at = 0; at + 1 < widths.length; at++) {
      layers.add(Linear.of(weights.in("layer" + at), widths[at], widths[at + 1]));
    }
  }

  public Tensor of(Tensor x) {
    Tensor h = layers.get(0).of(x);
    for (Linear layer : layers.subList(1, layers.size())) {
      h = layer.of(activation.apply(h));
    }
    return h;
  }
}
