package org.eugene.neural.gotsim;

import java.util.List;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GOTSim.
 *
 * @param convolutions widths of the graph convolutions
 */
public record GotSimOptions(List<Integer> convolutions) implements ModelOptions {
  /** Ours: nobody has shrunk this one before. */
  public static GotSimOptions adapted() {
    return new GotSimOptions(List.of(32, 32, 32));
  }

  public static GotSimOptions original() {
    return new GotSimOptions(List.of(128, 64, 32));
  }

  @Override
  public GotSim model(Inputs inputs, Weights weights) {
    return new GotSim(this, inputs, weights);
  }
}
