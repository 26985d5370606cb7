package org.eugene.baseline.mip;

/**
 * A lower bound from multipliers of a model's rows that holds whatever the multipliers are, in
 * whole-number arithmetic: for any y with y_r ≤ 0 where a row has no lower side,
 *
 * <pre>
 *   Σ_r (y_r > 0 ? low_r : high_r)·y_r + Σ_j min(0, cost_j - Σ_r a_rj·y_r)·upper_j
 * </pre>
 *
 * is at most the objective of every solution. With a linear programme's dual values it is the
 * programme's optimum, up to rounding.
 */
final class SafeBound {
  /** Multipliers are rounded to 2^-FINEST of what the objective counts in, if that fits. */
  private static final int FINEST = 16;

  private SafeBound() {}

  /** In what the objective counts in, offset included, rounded up; 0 if nothing can be said. */
  static long of(MipModel model, double[] multipliers) {
    for (int bits = FINEST; bits >= 0; bits -= 4) {
      try {
        long scaled = scaled(model, multipliers, bits);
        return Math.addExact(-Math.floorDiv(-scaled, 1L << bits), model.offset());
      } catch (ArithmeticException tooFine) {
        // Coarser multipliers give smaller numbers.
      }
    }
    return 0;
  }

  private static long scaled(MipModel model, double[] multipliers, int bits) {
    long one = 1L << bits;
    long bound = 0;
    long[] reduced = new long[model.columns()];
    for (int j = 0; j < reduced.length; j++) {
      reduced[j] = Math.multiplyExact(model.cost(j), one);
    }
    for (int r = 0; r < model.rows(); r++) {
      double exact = multipliers[r] * one;
      if (Double.isNaN(exact) || Math.abs(exact) > Long.MAX_VALUE / 2.0) {
        throw new ArithmeticException("a multiplier of " + multipliers[r]);
      }
      long y = Math.round(exact);
      if (y == 0 || (y > 0 && model.low(r) == MipModel.NONE)) {
        continue;
      }
      bound = Math.addExact(bound, Math.multiplyExact(y, y > 0 ? model.low(r) : model.high(r)));
      for (int at = model.start(r); at < model.start(r + 1); at++) {
        int j = model.termColumn(at);
        reduced[j] = Math.subtractExact(reduced[j], Math.multiplyExact(y, model.termFactor(at)));
      }
    }
    for (int j = 0; j < reduced.length; j++) {
      if (reduced[j] < 0) {
        bound = Math.addExact(bound, Math.multiplyExact(reduced[j], model.upper(j)));
      }
    }
    return bound;
  }
}
