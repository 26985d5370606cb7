package org.eugene.engine;

import org.eugene.bound.SavingsModel;
import org.eugene.exact.Threshold;

/**
 * The best permutation and the best bound so far. Both only ever improve; a listener hears of it.
 */
final class Incumbent {
  private final SavingsModel model;
  private final Threshold threshold;
  private final Listener listener;
  private int[] permutation;
  private long upper;
  private long lower;

  Incumbent(SavingsModel model, Threshold threshold, Listener listener) {
    this.model = model;
    this.threshold = threshold;
    this.listener = listener;
    this.permutation = new int[model.order()];
    for (int i = 0; i < permutation.length; i++) {
      permutation[i] = i;
    }
    this.upper = model.units(permutation);
  }

  /** Offers a permutation; it is kept if it is cheaper. */
  void offer(int[] candidate) {
    long units = model.units(candidate);
    if (units < upper) {
      upper = units;
      permutation = candidate.clone();
      tell();
    }
  }

  /** Offers a proved bound, in units. */
  void raise(long units) {
    long raised = Math.min(upper, model.problem().lattice().roundUp(units));
    if (raised > lower) {
      lower = raised;
      tell();
    }
  }

  private void tell() {
    listener.moved(model.problem().scale().cost(lower), model.problem().scale().cost(upper));
  }

  /** Whether what was asked is answered: the distance, or whether it is within the threshold. */
  boolean isAnswered() {
    return lower >= upper || threshold.isDecidedBy(lower, upper);
  }

  int[] permutation() {
    return permutation;
  }

  long upper() {
    return upper;
  }

  long lower() {
    return lower;
  }
}
