package org.eugene.neural.part;

import org.eugene.neural.tensor.Tensor;

/** Distances of all vertices of one graph to all of another. */
public final class Distances {
  static final double SOFT = 1e-4;

  private Distances() {}

  /** Σ_d |x_ud − y_vd|: [B, N, d] twice to [B, N, N]. */
  public static Tensor manhattan(Tensor source, Tensor target) {
    int pairs = source.side(0);
    int order = source.side(1);
    int width = source.side(2);
    return source
        .reshaped(pairs, order, 1, width)
        .minus(target.reshaped(pairs, 1, order, width))
        .abs()
        .sum(-1)
        .reshaped(pairs, order, order);
  }

  /**
   * √(‖x_u − y_v‖² + {@value #SOFT}), by squares and products: [B, N, d] twice to [B, N, N]. What
   * is added keeps the slope finite where two states are equal but for rounding.
   */
  public static Tensor euclidean(Tensor source, Tensor target) {
    Tensor squares = source.squared().sum(-1).plus(target.squared().sum(-1).transposed());
    return squares.minus(source.dot(target.transposed()).times(2)).relu().plus(SOFT).root();
  }
}
