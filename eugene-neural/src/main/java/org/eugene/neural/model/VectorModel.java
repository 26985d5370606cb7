package org.eugene.neural.model;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/** A model whose guess is the Euclidean distance of two graph vectors. */
public interface VectorModel extends Model {
  /** The vectors of all graphs of the batch, [2B, d]. */
  Tensor vectors(PairBatch batch);

  @Override
  default Answer answer(PairBatch batch) {
    Tensor g = vectors(batch);
    return Answer.of(batch.sources(g).minus(batch.targets(g)).squared().sum(-1).root());
  }
}
