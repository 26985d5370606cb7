package org.eugene.testkit;

import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/** Tries all mappings and lets the problem price them: the simplest exact solver there can be. */
final class EnumeratingSolver implements GedSolver {
  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.offer(VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder()));
    Search search = new Search(run);
    if (search.extend(0)) {
      run.raise(run.threshold().cutoff(run.upper()));
    }
    return run.result();
  }

  private static final class Search {
    private final Run run;
    private final int[] image;
    private final boolean[] taken;

    Search(Run run) {
      this.run = run;
      this.image = new int[run.problem().sourceOrder()];
      this.taken = new boolean[run.problem().targetOrder()];
    }

    /** Returns whether everything was tried. */
    boolean extend(int i) {
      if (run.isDone()) {
        return false;
      }
      if (i == image.length) {
        run.countdown().step();
        run.offer(VertexMapping.of(image, taken.length));
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
