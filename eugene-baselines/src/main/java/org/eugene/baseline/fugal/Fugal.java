package org.eugene.baseline.fugal;

import java.time.Duration;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.rounding.Rounding;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * FUGAL (Bommakanti et al. 2024, key {@code bommakanti2024fugal}), a graph aligner: minimises
 *
 * <pre>−tr(A P Bᵀ Pᵀ) + μ·tr(Pᵀ D) + λ·tr(Pᵀ(J − P))</pre>
 *
 * over doubly stochastic P by Frank–Wolfe steps 2/(t+2) towards the Sinkhorn scaling of the
 * gradient (key {@code cuturi2013}) from the uniform matrix, for λ = 0, 1, 2, …, and rounds P to a
 * permutation. The mapping is priced: an upper bound; the lower bound is 0. A step costs O((|E₁| +
 * |E₂|)·n) and some hundred passes over n² entries.
 *
 * <p>A, B are plain adjacency matrices: edge labels, edge prices and self-loops play no part. D is
 * the distance of structural features, or, as the comparison of the Eugene paper has it (key {@code
 * bommakanti2026eugene}), the price of turning one vertex into the other. Deterministic.
 *
 * <p>What we do differently: the smaller graph is padded with isolated vertices, both are where a
 * substitution may cost more than deleting and inserting; isolated vertices get no artificial
 * self-loops.
 */
public final class Fugal implements GedSolver {
  /** Up to this order rounding takes a moment, and may come after the end. */
  private static final int LARGEST_ROUNDED_LATE = 1024;

  /** That moment. */
  private static final Duration GRACE = Duration.ofMillis(15);

  private final FugalOptions options;

  public Fugal() {
    this(FugalOptions.defaults());
  }

  public Fugal(FugalOptions options) {
    this.options = options;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.untilSpent(() -> descend(problem, run));
    return run.resultWithMapping();
  }

  private void descend(GedProblem problem, Run run) {
    Countdown countdown = run.countdown();
    if (!countdown.isOver()) {
      FugalDescent descent = new FugalDescent(problem, options, countdown);
      for (int lambda = 0; lambda < options.rounds() && !countdown.isOver(); lambda++) {
        double next = lambda;
        run.untilSpent(() -> descent.round(next));
      }
      if (countdown.isOver() && problem.paddedOrder() > LARGEST_ROUNDED_LATE) {
        return;
      }
      int[] permutation = new int[problem.paddedOrder()];
      new Rounding(() -> isTooLate(countdown)).round(descent.p(), permutation.length, permutation);
      run.offer(
          VertexMapping.ofPermutation(permutation, problem.sourceOrder(), problem.targetOrder()));
    }
  }

  private static boolean isTooLate(Countdown countdown) {
    return countdown.isOver() && countdown.overrun().compareTo(GRACE) > 0;
  }
}
