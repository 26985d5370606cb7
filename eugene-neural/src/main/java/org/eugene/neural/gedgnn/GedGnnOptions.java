package org.eugene.neural.gedgnn;

import java.util.List;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GEDGNN.
 *
 * @param widths of the isomorphism layers
 * @param forms bilinear forms of each matrix, and of the tensor network
 * @param valueWeight how much the error of the value counts beside that of the mapping
 */
public record GedGnnOptions(List<Integer> widths, int forms, double valueWeight)
    implements ModelOptions {
  /** Ours: nobody has shrunk this one before. */
  public static GedGnnOptions adapted() {
    return new GedGnnOptions(List.of(32, 16, 16), 8, 10);
  }

  public static GedGnnOptions original() {
    return new GedGnnOptions(List.of(128, 64, 32), 16, 10);
  }

  @Override
  public GedGnn model(Inputs inputs, Weights weights) {
    return new GedGnn(this, inputs, weights);
  }
}
