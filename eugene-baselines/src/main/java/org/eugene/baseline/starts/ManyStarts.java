package org.eugene.baseline.starts;

import java.util.function.BooleanSupplier;
import org.eugene.bound.StarAssignment;
import org.eugene.local.SeededRandom;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.solver.Run;

/**
 * Starts a descent from the bipartite assignment (key {@code riesen2009}) and then from random
 * permutations, and keeps the best. The BRANCH bound (key {@code blumenthal2018branch}) comes with
 * it: as soon as a mapping meets it, nothing better is left to be found.
 */
public final class ManyStarts {
  private final SavingsModel model;
  private final Run run;
  private final Incumbent incumbent;

  public ManyStarts(SavingsModel model, Run run) {
    this.model = model;
    this.run = run;
    this.incumbent = new Incumbent(model, run);
  }

  /** Finds the best mapping that the descents lead to. */
  public void run(Descent descent, StartOptions options) {
    BooleanSupplier isOver = run.countdown()::isOver;
    StarAssignment.branch(model, isOver).report(incumbent);
    int[] first =
        StarAssignment.bipartite(model, isOver)
            .permutation()
            .orElseGet(() -> incumbent.permutation().clone());
    incumbent.offer(first);
    SeededRandom random = new SeededRandom(options.seed());
    for (int start = 0; start < options.starts() && !run.isDone(); start++) {
      incumbent.offer(descent.from(start == 0 ? first : random.permutation(model.order())));
    }
  }
}
