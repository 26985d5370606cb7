package org.eugene.neural.gmsm;

import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GMSM.
 *
 * @param layers of the encoder
 * @param width of a vertex state
 * @param iterations of Sinkhorn
 * @param regularisation of the plan, as a share of the mean cost
 */
public record GmsmOptions(int layers, int width, int iterations, double regularisation)
    implements ModelOptions {
  public static GmsmOptions adapted() {
    return new GmsmOptions(3, 16, 15, 0.1);
  }

  public static GmsmOptions original() {
    return new GmsmOptions(3, 32, 50, 0.1);
  }

  @Override
  public Gmsm model(Inputs inputs, Weights weights) {
    return new Gmsm(this, inputs, weights);
  }
}
