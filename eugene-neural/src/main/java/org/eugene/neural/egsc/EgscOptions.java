package org.eugene.neural.egsc;

import java.util.List;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of EGSC.
 *
 * @param widths of the isomorphism layers
 * @param hidden width of the last dense layer but one
 * @param similarityLoss whether the error of exp(−2y/(n₁+n₂)) is learned instead of that of y
 */
public record EgscOptions(List<Integer> widths, int hidden, boolean similarityLoss)
    implements ModelOptions {
  public static EgscOptions adapted() {
    return new EgscOptions(List.of(10, 10, 10), 10, false);
  }

  public static EgscOptions original() {
    return new EgscOptions(List.of(64, 32, 16), 16, true);
  }

  @Override
  public Egsc model(Inputs inputs, Weights weights) {
    return new Egsc(this, inputs, weights);
  }
}
