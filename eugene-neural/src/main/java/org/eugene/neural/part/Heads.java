package org.eugene.neural.part;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/** From what a model computes to the rest of a distance, [B, 1]. */
public final class Heads {
  private Heads() {}

  /**
   * The distance whose similarity exp(−2y / (n₁ + n₂)) is σ(logit): ½(n₁ + n₂) softplus(−logit),
   * without the logarithm of a σ that has become 0.
   */
  public static Tensor similarity(PairBatch batch, Tensor logit) {
    return logit.negated().softplus().times(batch.meanOrder());
  }

  /** The distance of a similarity in (0, 1). */
  public static Tensor ofSimilarity(PairBatch batch, Tensor similarity) {
    return similarity.plus(1e-9).log().negated().times(batch.meanOrder());
  }

  /** The similarity of a distance. */
  private static Tensor asSimilarity(PairBatch batch, Tensor rest) {
    return rest.over(batch.meanOrder()).negated().exp();
  }

  /** The mean squared error of similarities. */
  public static Tensor similarityError(PairBatch batch, Tensor rest) {
    return asSimilarity(batch, rest).minus(asSimilarity(batch, batch.rest())).squared().mean();
  }
}
