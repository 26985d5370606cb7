package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/** A learned constant of the answer, set once so that first answers are as large as distances. */
public final class Offset {
  private final Weight weight;

  public Offset(Weights weights) {
    this.weight = weights.constant("offset", 0, 1);
  }

  public Tensor of(Tensor answer) {
    return answer.plus(weight);
  }

  public void calibrate(double meanRest, double meanAnswer) {
    weight.values()[0] += (float) (meanRest - meanAnswer);
  }
}
