package org.eugene.neural.greed;

import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GREED.
 *
 * @param layers of the encoder
 * @param width of a vertex state
 * @param vector of a graph
 */
public record GreedOptions(int layers, int width, int vector) implements ModelOptions {
  public static GreedOptions adapted() {
    return new GreedOptions(5, 10, 64);
  }

  public static GreedOptions original() {
    return new GreedOptions(8, 64, 64);
  }

  @Override
  public Greed model(Inputs inputs, Weights weights) {
    return new Greed(this, inputs, weights);
  }
}
