package org.eugene.neural.simgnn;

import java.util.List;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of SimGNN.
 *
 * @param convolutions widths of the graph convolutions
 * @param slices bilinear forms of the tensor network
 * @param bins of the histogram of vertex products; 0 for none
 * @param hidden widths of the dense layers before the last
 * @param similarityLoss whether the error of exp(−2y/(n₁+n₂)) is learned instead of that of y
 */
public record SimGnnOptions(
    List<Integer> convolutions, int slices, int bins, List<Integer> hidden, boolean similarityLoss)
    implements ModelOptions {
  public static SimGnnOptions adapted() {
    return new SimGnnOptions(List.of(10, 10, 10), 10, 0, List.of(16), false);
  }

  public static SimGnnOptions original() {
    return new SimGnnOptions(List.of(128, 64, 32), 16, 16, List.of(16, 8, 4), true);
  }

  @Override
  public SimGnn model(Inputs inputs, Weights weights) {
    return new SimGnn(this, inputs, weights);
  }
}
