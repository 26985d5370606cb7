package org.eugene.neural.simgnn;

import java.util.List;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.AttentionPool;
import org.eugene.neural.part.GcnStack;
import org.eugene.neural.part.Heads;
import org.eugene.neural.part.Histogram;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.TensorNetwork;
import org.eugene.neural.part.Widths;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * SimGNN (Bai, Ding, Bian, Chen, Sun, Wang; WSDM 2019, key {@code bai2019simgnn}): graph
 * convolutions, attention pooling, a neural tensor network on the two graph vectors, dense layers,
 * and the similarity exp(−2y/(n₁+n₂)) as σ of the last.
 *
 * <p>Ours: the distance is ½(n₁+n₂) softplus(−logit), which stays finite where ln σ does not.
 */
public final class SimGnn implements Model {
  private final SimGnnOptions options;
  private final GcnStack convolutions;
  private final AttentionPool pool;
  private final TensorNetwork network;
  private final Mlp dense;

  SimGnn(SimGnnOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    int[] widths = Widths.of(options.convolutions());
    int last = widths[widths.length - 1];
    this.convolutions = new GcnStack(weights.in("encoder"), inputs.width(), widths);
    this.pool = new AttentionPool(weights.in("pool"), last);
    this.network = new TensorNetwork(weights.in("network"), last, options.slices());
    this.dense =
        new Mlp(
            weights.in("dense"), Widths.of(options.slices() + options.bins(), options.hidden(), 1));
  }

  @Override
  public Answer answer(PairBatch batch) {
    List<Tensor> states = convolutions.of(batch);
    Tensor h = states.get(states.size() - 1);
    Tensor g = pool.of(h, batch.mask());
    Tensor compared = network.of(batch.sources(g), batch.targets(g));
    if (options.bins() > 0) {
      compared =
          compared.beside(
              Histogram.of(batch, batch.sources(h), batch.targets(h), options.bins()), -1);
    }
    return Answer.of(Heads.similarity(batch, dense.of(compared)));
  }

  @Override
  public Tensor loss(PairBatch batch, Answer answer) {
    return options.similarityLoss()
        ? Heads.similarityError(batch, answer.rest())
        : Model.super.loss(batch, answer);
  }
}
