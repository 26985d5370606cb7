package org.eugene.neural.gmn;

import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GMN-Embed.
 *
 * @param state of a vertex
 * @param vector of a graph
 * @param steps of message passing
 */
public record GmnEmbedOptions(int state, int vector, int steps) implements ModelOptions {
  public static GmnEmbedOptions adapted() {
    return new GmnEmbedOptions(10, 10, 5);
  }

  public static GmnEmbedOptions original() {
    return new GmnEmbedOptions(32, 128, 5);
  }

  @Override
  public GmnEmbed model(Inputs inputs, Weights weights) {
    return new GmnEmbed(this, inputs, weights);
  }
}
