package org.eugene.neural.gmn;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.VectorModel;
import org.eugene.neural.part.Gain;
import org.eugene.neural.part.GatedSum;
import org.eugene.neural.part.Propagation;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * The embedding model of graph matching networks (Li, Gu, Dullien, Vinyals, Kohli; ICML 2019, key
 * {@code li2019gmn}): message passing with a gated recurrent unit, a gated sum, and the Euclidean
 * distance of the two graph vectors.
 *
 * <p>The authors learn with a margin; distances are learned by squared error here, as in later
 * comparisons. Messages are linear in both presets. Symmetric, so it must be taught the symmetrised
 * distance.
 */
public final class GmnEmbed implements VectorModel {
  private final Propagation propagation;
  private final GatedSum pool;
  private final Gain gain;

  GmnEmbed(GmnEmbedOptions options, Inputs inputs, Weights weights) {
    this.propagation =
        new Propagation(weights.in("encoder"), inputs.width(), options.state(), options.steps());
    this.pool = new GatedSum(weights.in("pool"), options.state(), options.vector());
    this.gain = new Gain(weights.in("head"));
  }

  @Override
  public Tensor vectors(PairBatch batch) {
    return gain.of(pool.of(propagation.of(batch), batch.mask()));
  }

  @Override
  public void calibrate(double meanRest, double meanAnswer) {
    gain.calibrate(meanRest, meanAnswer);
  }
}
