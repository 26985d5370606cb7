package org.eugene.neural.genn;

import java.util.List;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GENN-A*.
 *
 * @param convolutions widths of the graph convolutions
 * @param slices bilinear forms of the tensor network
 * @param hidden widths of the dense layers before the last
 * @param degrees vertices are told apart by their degree up to this one
 * @param beam so many partial mappings of each depth are gone on with
 * @param similarityLoss whether the error of exp(−2y/(n₁+n₂)) is learned instead of that of y
 */
public record GennOptions(
    List<Integer> convolutions,
    int slices,
    List<Integer> hidden,
    int degrees,
    int beam,
    boolean similarityLoss)
    implements ModelOptions {
  public GennOptions {
    if (beam < 1 || degrees < 0) {
      throw new IllegalArgumentException(
          "beam (" + beam + ") must be at least 1 and degrees (" + degrees + ") not negative");
    }
  }

  /** Ours: nobody has shrunk this one before. */
  public static GennOptions adapted() {
    return new GennOptions(List.of(10, 10, 10), 10, List.of(16), 6, 10, false);
  }

  public static GennOptions original() {
    return new GennOptions(List.of(64, 32, 16), 16, List.of(16), 6, 100, true);
  }

  @Override
  public Genn model(Inputs inputs, Weights weights) {
    return new Genn(this, inputs, weights);
  }
}
