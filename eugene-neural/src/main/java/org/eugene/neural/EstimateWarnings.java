package org.eugene.neural;

/** Hears where a model is asked beyond what it has seen. */
@FunctionalInterface
public interface EstimateWarnings {
  /** Nobody. */
  EstimateWarnings NOBODY = sentence -> {};

  void warn(String sentence);
}
