package org.eugene.neural.model;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/**
 * A learned method: parts put together. Its weights are those that its parts asked for when it was
 * made. It guesses the rest of a distance that {@link org.eugene.estimate.Reduction} leaves.
 */
public interface Model {
  Answer answer(PairBatch batch);

  /**
   * What training makes small, one number: the mean squared error unless the method has its own.
   */
  default Tensor loss(PairBatch batch, Answer answer) {
    Tensor error = answer.rest().minus(batch.rest()).squared().mean();
    return answer.penalty().map(error::plus).orElse(error);
  }

  /**
   * Into how many parts of like sizes a batch may be cut, each padded by itself; their gradients
   * are added, so the step is the same. More than one pays where pairs of vertices are looked at,
   * and is out of the question where a layer looks at the whole batch.
   */
  default int parts() {
    return 1;
  }

  /**
   * Told once, before the first step, how large rests are in the mean and what this model answered
   * in the mean; a model whose first answers may be of any size scales itself here.
   */
  default void calibrate(double meanRest, double meanAnswer) {}
}
