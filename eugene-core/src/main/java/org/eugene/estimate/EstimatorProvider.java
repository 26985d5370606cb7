package org.eugene.estimate;

import java.util.List;

/** What a module offers in the way of estimators; found by {@link java.util.ServiceLoader}. */
public interface EstimatorProvider {
  List<NamedEstimator> estimators();
}
