package org.eugene.neural.greed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.VectorModel;
import org.eugene.neural.part.Gain;
import org.eugene.neural.part.GinLayer;
import org.eugene.neural.part.Linear;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * GREED (Ranjan, Grover, Medya, Chakaravarthy, Sabharwal, Ranu; NeurIPS 2022, key {@code
 * ranjan2022greed}): isomorphism layers with a residual at every second one, the states of all
 * layers side by side and summed over the vertices, an MLP, and the Euclidean distance of the two
 * graph vectors, which makes the guess a metric. Taught the symmetrised distance.
 */
public final class Greed implements VectorModel {
  private final Linear first;
  private final List<GinLayer> layers = new ArrayList<>();
  private final Mlp last;
  private final Gain gain;

  Greed(GreedOptions options, Inputs inputs, Weights weights) {
    int d = options.width();
    this.first = Linear.of(weights.in("first"), inputs.width(), d);
    for (int at = 0; at < options.layers(); at++) {
      layers.add(GinLayer.fixed(weights.in("gin" + at), d, d, 0, Optional.empty()));
    }
    this.last = new Mlp(weights.in("last"), (options.layers() + 1) * d, d, options.vector());
    this.gain = new Gain(weights.in("head"));
  }

  @Override
  public Tensor vectors(PairBatch batch) {
    Tensor h = first.of(batch.features()).times(batch.mask());
    Tensor residual = h;
    List<Tensor> states = new ArrayList<>(List.of(h));
    for (int at = 0; at < layers.size(); at++) {
      h = layers.get(at).of(batch, h);
      if (at % 2 == 1) {
        h = h.plus(residual);
        residual = h;
      }
      h = h.relu();
      states.add(h);
    }
    Tensor sum = Tensor.concat(states, -1).sum(1);
    return gain.of(last.of(sum.reshaped(sum.side(0), sum.side(2))));
  }

  @Override
  public void calibrate(double meanRest, double meanAnswer) {
    gain.calibrate(meanRest, meanAnswer);
  }
}
