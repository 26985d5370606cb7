package org.eugene.engine;

import org.eugene.bound.SavingsModel;
import org.eugene.exact.Threshold;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Stop;

/**
 * The default method: the best mapping within the budget and what the distance is at least.
 *
 * <p>Cheap things first, and an end as soon as the bounds meet: the BRANCH bound and its
 * assignment, a short tabu search, the edge-splitting bound, a longer tabu search, branch and
 * bound. How much of each is planned by the {@link org.eugene.solver.Effort}, not by the clock, so
 * that two runs give the same answer; the budget's time is a cap on top.
 */
public final class EugeneSolver implements GedSolver {
  private final EugeneOptions options;

  public EugeneSolver() {
    this(EugeneOptions.defaults());
  }

  public EugeneSolver(EugeneOptions options) {
    this.options = options;
  }

  @Override
  public GedResult solve(GedProblem problem, Budget budget) {
    return solve(problem, budget, Listener.NOBODY);
  }

  /** Solves and tells the listener of every improvement. */
  public GedResult solve(GedProblem problem, Budget budget, Listener listener) {
    return solve(problem, Threshold.NONE, budget, listener);
  }

  /**
   * Answers "is the distance at most this?" and stops as soon as that is known: the answer is yes
   * if the result's upper bound is within the threshold, no if its lower bound is beyond, open
   * otherwise. Both bounds hold as always, but nothing is done to bring them closer than needed.
   */
  public GedResult decide(GedProblem problem, double threshold, Budget budget) {
    if (!(threshold >= 0)) {
      throw new IllegalArgumentException("threshold (" + threshold + ") must not be negative");
    }
    return solve(
        problem, new Threshold(problem.scale().unitsWithin(threshold)), budget, Listener.NOBODY);
  }

  private GedResult solve(
      GedProblem problem, Threshold threshold, Budget budget, Listener listener) {
    Countdown countdown = budget.start();
    SavingsModel model = SavingsModel.of(problem);
    Incumbent incumbent = new Incumbent(model, threshold, listener);
    new Conductor(model, options, threshold, incumbent, countdown).run();
    return GedResult.of(
        problem,
        incumbent.lower(),
        model.mapping(incumbent.permutation()),
        incumbent.isAnswered() ? Stop.DECIDED : countdown.stop(Stop.CONVERGED),
        countdown.stats());
  }
}
