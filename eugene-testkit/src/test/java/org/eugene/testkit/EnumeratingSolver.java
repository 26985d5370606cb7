package org.eugene.testkit;

import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Stop;

/** Tries all mappings and lets the problem price them: the simplest exact solver there can be. */
final class EnumeratingSolver implements GedSolver {
  @Override
  public GedResult solve(GedProblem problem, Budget budget) {
    Search search = new Search(problem, budget.start());
    boolean finished = search.extend(0);
    return GedResult.of(
        problem,
        finished ? search.bestUnits : 0,
        search.best,
        search.countdown.stop(Stop.CONVERGED),
        search.countdown.stats());
  }

  private static final class Search {
    private final GedProblem problem;
    private final Countdown countdown;
    private final int[] image;
    private final boolean[] taken;
    private VertexMapping best;
    private long bestUnits;

    Search(GedProblem problem, Countdown countdown) {
      this.problem = problem;
      this.countdown = countdown;
      this.image = new int[problem.sourceOrder()];
      this.taken = new boolean[problem.targetOrder()];
      this.best = VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder());
      this.bestUnits = problem.units(best);
    }

    /** Returns whether everything was tried. */
    boolean extend(int i) {
      if (countdown.isOver()) {
        return false;
      }
      if (i == image.length) {
        countdown.step();
        VertexMapping mapping = VertexMapping.of(image, taken.length);
        if (problem.units(mapping) < bestUnits) {
          best = mapping;
          bestUnits = problem.units(mapping);
        }
        return true;
      }
      image[i] = VertexMapping.DELETED;
      boolean finished = extend(i + 1);
      for (int k = 0; k < taken.length && finished; k++) {
        if (!taken[k]) {
          taken[k] = true;
          image[i] = k;
          finished = extend(i + 1);
          taken[k] = false;
        }
      }
      return finished;
    }
  }
}
