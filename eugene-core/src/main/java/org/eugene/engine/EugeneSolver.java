package org.eugene.engine;

import org.eugene.bound.SavingsModel;
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
    Countdown countdown = budget.start();
    SavingsModel model = SavingsModel.of(problem);
    Incumbent incumbent = new Incumbent(model, listener);
    new Conductor(model, options, incumbent, countdown).run();
    return GedResult.of(
        problem,
        incumbent.lower(),
        model.mapping(incumbent.permutation()),
        countdown.stop(Stop.CONVERGED),
        countdown.stats());
  }
}
