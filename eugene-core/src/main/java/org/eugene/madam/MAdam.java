package org.eugene.madam;

import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Terms;

/**
 * M-Adam, Algorithm 1 of the paper (key {@code bommakanti2026eugene}): minimises
 *
 * <pre>‖ÃP − PB̃‖²/2 + μ·tr(PᵀD) + λ·tr(Pᵀ(J − P)) + σ·penalty(P)</pre>
 *
 * by Adam from the identity, round by round with growing λ and σ, rounds P to a permutation H after
 * every round and relabels the source by it. Returns an upper bound with its mapping; the lower
 * bound is 0. A step costs O((|E₁| + |E₂|)·n).
 *
 * <p>What we do differently: the best mapping of all rounds is returned, not the last one; edge
 * labels and unequal edge prices become channels ({@code EdgeChannels}); λ grows in proportion to
 * κ²; "converged" is asked of the relaxed objective. Which readings of the paper were measured is
 * told in docs/mathematics.md.
 *
 * <p>Ã, B̃ are {@link Alignment#a}, {@link Alignment#b}; D is {@link Alignment#d}; H is {@code
 * rounded}; the paper's H̃ is {@code rows}.
 */
public final class MAdam implements GedSolver {
  private final MAdamOptions options;

  /** With the paper's parameters. */
  public MAdam() {
    this(MAdamOptions.defaults());
  }

  public MAdam(MAdamOptions options) {
    this.options = options;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    return new MAdamRun(problem, terms, options, false).run();
  }

  /** Solves and keeps what every round did. */
  public MAdamTrace trace(GedProblem problem, Budget budget) {
    return trace(problem, Terms.of(budget));
  }

  /** Solves on these terms and keeps what every round did. */
  public MAdamTrace trace(GedProblem problem, Terms terms) {
    MAdamRun run = new MAdamRun(problem, terms, options, true);
    GedResult result = run.run();
    return new MAdamTrace(result, run.rounds());
  }
}
