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
 * <p>The paper leaves points open. What was chosen for each, by measuring (docs/m-adam.md has the
 * figures, {@link MAdamOptions#printed} the other reading):
 *
 * <ul>
 *   <li>∇ of the edge term: taken without its ½, and λ's step 0.5 under all costs. As printed, with
 *       the ½, errors are up to twice as large.
 *   <li>0 ≤ P ≤ 1: P is clamped after every step, beside the penalty. It matters most from 25
 *       vertices on, where errors without it are one and a half times as large.
 *   <li>Relabelling: the pseudo-code's Ã ← HÃHᵀ with P kept, not the text's recentring, which
 *       changes nothing but the numbering.
 *   <li>The answer: the best mapping of all rounds; the last round's alone is far off.
 *   <li>Converged: the relaxed objective changes by less than 1e-7, or 3,000 steps were made.
 *       Rounded distances, which the paper's appendix can be read to compare, stop after two.
 *   <li>Diverged: not finite, or beyond 1e12; never seen. Moments start at 0 in every round.
 * </ul>
 *
 * <p>Not in the paper: edge labels and unequal edge prices, which become channels ({@code
 * EdgeChannels}), directed graphs, and costs under which substituting is dearer than deleting and
 * inserting.
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

  /** The algorithm with parameters of one's own; {@link MAdamOptions#defaults} has the paper's. */
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
