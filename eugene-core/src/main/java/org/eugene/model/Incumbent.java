package org.eugene.model;

import org.eugene.solver.Run;

/**
 * The best permutation of a run, for searches that work on the {@link SavingsModel}: candidates are
 * priced there, which is quick, and only a cheaper one becomes a mapping that the run hears of.
 */
public final class Incumbent {
  private final SavingsModel model;
  private final Run run;
  private int[] permutation;

  /** Starts with rows and columns in order, which is a mapping like any other. */
  public Incumbent(SavingsModel model, Run run) {
    this(model, run, true);
  }

  private Incumbent(SavingsModel model, Run run, boolean inOrder) {
    this.model = model;
    this.run = run;
    this.permutation = new int[model.order()];
    for (int i = 0; i < permutation.length; i++) {
      permutation[i] = i;
    }
    if (inOrder) {
      run.offer(model.mapping(permutation));
    }
  }

  /** Starts with nothing, for methods whose answer is to be their own assignment. */
  public static Incumbent ofNothing(SavingsModel model, Run run) {
    return new Incumbent(model, run, false);
  }

  /** Offers a permutation; returns whether it is the cheapest so far, and kept. */
  public boolean offer(int[] candidate) {
    if (model.units(candidate) >= run.upper()) {
      return false;
    }
    permutation = candidate.clone();
    return run.offer(model.mapping(permutation));
  }

  /** The best so far; not to be written to. */
  public int[] permutation() {
    return permutation;
  }

  /** The run that hears of every cheaper mapping. */
  public Run run() {
    return run;
  }
}
