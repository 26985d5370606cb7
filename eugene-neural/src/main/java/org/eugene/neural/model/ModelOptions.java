package org.eugene.neural.model;

import org.eugene.neural.tensor.Weights;

/** The options of one method: a record that can make its model. */
public interface ModelOptions {
  /** The model, its weights drawn from the generator of these. */
  Model model(Inputs inputs, Weights weights);

  /** Step of Adam at which the method learns well. */
  default double rate() {
    return 1e-3;
  }
}
