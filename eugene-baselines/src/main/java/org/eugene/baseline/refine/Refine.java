package org.eugene.baseline.refine;

import org.eugene.baseline.starts.ManyStarts;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * K-REFINE: from each start, the best cyclic exchange of the images of two vertices as long as one
 * pays, then of three, and so on up to K (Zeng et al. 2009, key {@code zeng2009}; Boria et al.
 * 2020, key {@code boria2020}). Returns an upper bound with its mapping; the lower bound is
 * BRANCH's. With all prices at hand a pass over the swaps of two is O(n²), of three O(n³).
 *
 * <p>What we do differently: dummies are rows and columns like all others, so that a swap with one
 * deletes or inserts; starts are the bipartite assignment and random permutations.
 */
public final class Refine implements GedSolver {
  private final RefineOptions options;

  public Refine() {
    this(RefineOptions.defaults());
  }

  public Refine(RefineOptions options) {
    this.options = options;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.offer(VertexMapping.inOrder(problem.sourceOrder(), problem.targetOrder()));
    run.untilSpent(
        () -> {
          SavingsModel model = SavingsModel.of(problem, run.countdown());
          new ManyStarts(model, run)
              .run(new SwapDescent(model, options.swapSize(), run.countdown()), options.starts());
        });
    return run.result();
  }
}
