package org.eugene.neural.part;

import java.util.Optional;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * One graph isomorphism layer (Xu et al. 2019): MLP((1 + ε) h + Σ of the neighbours), the MLP two
 * linear layers with ReLU between, a norm behind it if asked for.
 */
public final class GinLayer {
  private final Mlp mlp;
  private final Optional<Weight> epsilon;
  private final double fixedEpsilon;
  private final Optional<MaskedNorm> norm;

  private GinLayer(
      Weights weights,
      int in,
      int out,
      boolean learnsEpsilon,
      double epsilon,
      Optional<MaskedNorm.Over> norm) {
    this.mlp = new Mlp(weights, in, out, out);
    this.epsilon =
        learnsEpsilon ? Optional.of(weights.constant("epsilon", epsilon, 1)) : Optional.empty();
    this.fixedEpsilon = epsilon;
    this.norm = norm.map(over -> new MaskedNorm(weights.in("norm"), over, out));
  }

  /** ε stays what it is. */
  public static GinLayer fixed(
      Weights weights, int in, int out, double epsilon, Optional<MaskedNorm.Over> norm) {
    return new GinLayer(weights, in, out, false, epsilon, norm);
  }

  /** ε is learned from there. */
  public static GinLayer learning(
      Weights weights, int in, int out, double epsilon, Optional<MaskedNorm.Over> norm) {
    return new GinLayer(weights, in, out, true, epsilon, norm);
  }

  /** [2B, N, in] to [2B, N, out], without an activation behind it. */
  public Tensor of(PairBatch batch, Tensor h) {
    Tensor self = epsilon.map(e -> h.plus(h.times(e))).orElseGet(() -> h.times(1 + fixedEpsilon));
    Tensor mixed = mlp.of(self.plus(batch.adjacency().dot(h)));
    return norm.map(n -> n.of(batch, mixed)).orElse(mixed).times(batch.mask());
  }
}
