package org.eugene.neural.model;

import org.eugene.neural.tensor.Weights;

/** The options of one method: a record that can make its model. */
public interface ModelOptions {
  /** The model, its weights drawn from the generator of these. */
  Model model(Inputs inputs, Weights weights);

  /**
   * First step of Adam. Validation errors after 40 s on aids under {@code paper-3} at 3e-3 and at
   * 1e-2: SimGNN 1.10 and 1.24, GREED 1.09 and 1.21.
   */
  default double rate() {
    return 3e-3;
  }
}
