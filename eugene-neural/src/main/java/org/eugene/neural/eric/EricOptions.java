package org.eugene.neural.eric;

import java.util.List;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of ERIC.
 *
 * @param widths of the isomorphism layers
 * @param slices bilinear forms of the tensor network
 * @param alignment weight γ of the alignment regulariser, not negative
 */
public record EricOptions(List<Integer> widths, int slices, double alignment)
    implements ModelOptions {
  public EricOptions {
    if (!(alignment >= 0)) {
      throw new IllegalArgumentException("alignment (" + alignment + ") must not be negative");
    }
  }

  public static EricOptions adapted() {
    return new EricOptions(List.of(10, 10, 10, 10, 10), 10, 1e-3);
  }

  public static EricOptions original() {
    return new EricOptions(List.of(64, 64, 32, 16), 16, 1e-3);
  }

  @Override
  public Eric model(Inputs inputs, Weights weights) {
    return new Eric(this, inputs, weights);
  }
}
