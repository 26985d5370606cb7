package org.eugene.estimate;

import java.util.List;

/** What a module offers in the way of estimators; found by {@link java.util.ServiceLoader}. */
public interface EstimatorProvider {
  /** What the module offers, trained or to be trained. */
  List<NamedEstimator> estimators();
}
