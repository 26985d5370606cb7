package org.eugene.baseline.starts;

import org.eugene.baseline.branch.StarAssignment;
import org.eugene.bound.SavingsModel;
import org.eugene.local.SeededRandom;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stop;

/**
 * Starts a descent from the bipartite assignment (key {@code riesen2009}) and then from random
 * permutations, and keeps the best. The BRANCH bound (key {@code blumenthal2018branch}) comes with
 * it: as soon as a mapping meets it, nothing better is left to be found.
 */
public final class ManyStarts {
  private final SavingsModel model;
  private final Countdown countdown;
  private int[] best;
  private long upper;
  private long lower;

  public ManyStarts(SavingsModel model, Countdown countdown) {
    this.model = model;
    this.countdown = countdown;
    this.best = identity(model.order());
    this.upper = model.units(best);
  }

  private static int[] identity(int n) {
    int[] permutation = new int[n];
    for (int i = 0; i < n; i++) {
      permutation[i] = i;
    }
    return permutation;
  }

  /** The best mapping that the descents lead to. */
  public GedResult run(Descent descent, StartOptions options) {
    StarAssignment branch = StarAssignment.branch(model, countdown::isOver);
    lower = model.provedUnits(branch.total());
    branch.permutation().ifPresent(this::offer);
    int[] first =
        StarAssignment.bipartite(model, countdown::isOver).permutation().orElse(best.clone());
    offer(first);
    SeededRandom random = new SeededRandom(options.seed());
    for (int start = 0; start < options.starts() && !isDone(); start++) {
      offer(descent.from(start == 0 ? first : random.permutation(model.order())));
    }
    return GedResult.of(
        model.problem(),
        Math.min(lower, upper),
        model.mapping(best),
        countdown.stop(Stop.CONVERGED),
        countdown.stats());
  }

  private boolean isDone() {
    return upper <= lower || countdown.isOver();
  }

  private void offer(int[] candidate) {
    long units = model.units(candidate);
    if (units < upper) {
      upper = units;
      best = candidate.clone();
    }
  }
}
