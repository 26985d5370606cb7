package org.eugene.neural.eric;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.DeepSet;
import org.eugene.neural.part.GinLayer;
import org.eugene.neural.part.Heads;
import org.eugene.neural.part.MaskedNorm;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.TensorNetwork;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * ERIC (Zhuo and Tan; NeurIPS 2022, key {@code zhuo2022eric}): at every isomorphism layer a graph
 * vector by DeepSets; one score from exp(−(g₁−g₂)²) of all layers, one from a tensor network on the
 * last; in training the vertices of a graph are pulled towards agreeing with both graph vectors.
 *
 * <p>Mended: the published weight of the regulariser is learned and so becomes a reward, and the
 * regulariser is gone after the first evaluation; here its weight is fixed and it stays. The two
 * scores are mixed convexly, so that a similarity never exceeds 1.
 */
public final class Eric implements Model {
  private static final double LN_2 = Math.log(2);

  private final EricOptions options;
  private final List<GinLayer> layers = new ArrayList<>();
  private final List<DeepSet> pools = new ArrayList<>();
  private final Mlp differences;
  private final TensorNetwork network;
  private final Mlp comparison;
  private final Weight mixture;

  Eric(EricOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    int last = inputs.width();
    int all = 0;
    for (int at = 0; at < options.widths().size(); at++) {
      int width = options.widths().get(at);
      layers.add(
          GinLayer.fixed(
              weights.in("gin" + at), last, width, 1, Optional.of(MaskedNorm.Over.BATCH)));
      pools.add(new DeepSet(weights.in("pool" + at), width));
      last = width;
      all += width;
    }
    this.differences = new Mlp(weights.in("differences"), Tensor::tanh, all, all / 2, 16, 1);
    this.network = new TensorNetwork(weights.in("network"), last, options.slices());
    this.comparison = new Mlp(weights.in("comparison"), options.slices(), 16, 1);
    this.mixture = weights.constant("mixture", 0, 1);
  }

  @Override
  public Answer answer(PairBatch batch) {
    Tensor h = batch.features();
    Tensor g = h;
    List<Tensor> closeness = new ArrayList<>();
    for (int at = 0; at < layers.size(); at++) {
      h = layers.get(at).of(batch, h).relu();
      g = pools.get(at).of(h, batch.mask());
      closeness.add(batch.sources(g).minus(batch.targets(g)).squared().negated().exp());
    }
    Tensor a = differences.of(Tensor.concat(closeness, -1)).sigmoid();
    Tensor b = comparison.of(network.of(batch.sources(g), batch.targets(g))).sigmoid();
    Tensor share = batch.tape().of(mixture).sigmoid();
    Tensor similarity = b.plus(a.minus(b).times(share));
    Answer answer = Answer.of(Heads.ofSimilarity(batch, similarity));
    return batch.tape().isLearning() && options.alignment() > 0
        ? answer.withPenalty(misalignment(batch, h, g).times(options.alignment()))
        : answer;
  }

  /** Mean over the graphs of ‖f(own) − f(partner)‖₂, f(z, g) = ln 2 − softplus(−z·g) by vertex. */
  private static Tensor misalignment(PairBatch batch, Tensor h, Tensor g) {
    Tensor partner = batch.targets(g).beside(batch.sources(g), 0);
    Tensor gap = agreement(h, g).minus(agreement(h, partner)).times(batch.mask());
    return gap.squared().sum(1).root().mean();
  }

  private static Tensor agreement(Tensor h, Tensor g) {
    Tensor product = h.dot(g.reshaped(g.side(0), g.side(1), 1));
    return product.negated().softplus().negated().plus(LN_2);
  }
}
