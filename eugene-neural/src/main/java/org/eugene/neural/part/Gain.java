package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/** A learned factor of the answer, set once so that first answers are as large as distances. */
public final class Gain {
  private final Weight weight;

  public Gain(Weights weights) {
    this.weight = weights.constant("gain", 1, 1);
  }

  public Tensor of(Tensor answer) {
    return answer.times(weight);
  }

  public void calibrate(double meanRest, double meanAnswer) {
    if (meanRest > 0 && meanAnswer > 0) {
      weight.values()[0] *= (float) (meanRest / meanAnswer);
    }
  }
}
