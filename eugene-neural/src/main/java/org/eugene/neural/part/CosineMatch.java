package org.eugene.neural.part;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * Matches every element of a graph with the other graph: it takes the mean of the other's elements,
 * weighted by relu of their cosines, and is compared with it by as many weighted cosines as it has
 * features, cos(w_k ⊙ x, w_k ⊙ mean).
 */
public final class CosineMatch {
  private static final double TINY = 1e-6;

  private final Weight weight;

  public CosineMatch(Weights weights, int width) {
    this.weight = weights.glorot("weight", width, width);
  }

  /** [2B, N, width], 0 where the mask [2B, N, 1] is, to [2B, N, width]. */
  public Tensor of(PairBatch batch, Tensor x, Tensor mask) {
    Tensor partner = batch.targets(x).beside(batch.sources(x), 0);
    Tensor cosines = unit(x).dot(unit(partner).transposed()).relu();
    Tensor mean = cosines.dot(partner).over(cosines.sum(-1).plus(TINY));
    Tensor squares = batch.tape().of(weight).squared();
    Tensor product = x.times(mean).dot(squares);
    Tensor lengths =
        x.squared()
            .dot(squares)
            .plus(TINY)
            .root()
            .times(mean.squared().dot(squares).plus(TINY).root());
    return product.over(lengths).times(mask);
  }

  private static Tensor unit(Tensor x) {
    return x.over(x.squared().sum(-1).plus(TINY).root());
  }
}
