package org.eugene.neural;

import java.util.Arrays;
import java.util.List;
import org.eugene.estimate.EstimatorProvider;
import org.eugene.estimate.NamedEstimator;

/** Lists the learned methods; needs no native library. */
public final class NeuralEstimators implements EstimatorProvider {
  @Override
  public List<NamedEstimator> estimators() {
    return Arrays.stream(LearnedMethod.values()).map(LearnedMethod::named).toList();
  }
}
