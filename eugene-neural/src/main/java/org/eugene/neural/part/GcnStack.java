package org.eugene.neural.part;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * Graph convolutions (Kipf and Welling 2017): H ← D^-½(A + I)D^-½ H W + b, an activation between
 * layers and none after the last.
 */
public final class GcnStack {
  private final List<Linear> layers = new ArrayList<>();
  private final UnaryOperator<Tensor> activation;

  public GcnStack(Weights weights, int in, int... widths) {
    this(weights, Tensor::relu, in, widths);
  }

  public GcnStack(Weights weights, UnaryOperator<Tensor> activation, int in, int... widths) {
    this.activation = activation;
    int last = in;
    for (int at = 0; at < widths.length; at++) {
      layers.add(Linear.of(weights.in("gcn" + at), last, widths[at]));
      last = widths[at];
    }
  }

  /** The states after every layer, [2B, N, width]. */
  public List<Tensor> of(PairBatch batch) {
    return of(batch, batch.features());
  }

  /** The same from other features, [2B, N, in]. */
  public List<Tensor> of(PairBatch batch, Tensor features) {
    Tensor smoothing = batch.smoothing();
    List<Tensor> states = new ArrayList<>();
    Tensor h = features;
    for (Linear layer : layers) {
      Tensor input = states.isEmpty() ? h : activation.apply(h);
      h = layer.of(smoothing.dot(input)).times(batch.mask());
      states.add(h);
    }
    return states;
  }
}
