package org.eugene.exact;

import org.eugene.problem.CostLattice;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Run;

/**
 * A proof by asking for more than is known, step by step: is anything cheaper than the lower bound
 * and a little? Such a question leaves little open to the tree, as reduced costs exclude nearly
 * everything else, and either answer is a gain: nothing raises the lower bound, something lowers
 * the upper one. Each question takes some five times as many cases as the one before, so that all
 * of them together take little more than the last, and a proof that is cut short has closed a part
 * of the gap. (Iterative deepening, key {@code korf1985}.)
 *
 * <p>On 12 pairs each under CHEM_2 in six seconds of CPU time, without and with it: aids of 51 to
 * 70 atoms 7 and 6 proved, bounds 0.60 and 0.37 % apart; of 71 to 100 atoms 4 and 4, 1.13 and 0.88
 * %; mutagenicity of 71 to 100 atoms 8 and 10, 0.26 and 0.08 %. On 40 pairs each with 25 to 50
 * vertices under paper-2 in four seconds: aids 38 and 37, 0.32 and 0.34 %, molhiv 35 and 36, 0.88
 * and 0.25 %.
 */
public final class Aspiration {
  /**
   * The share of the gap that is asked for at once, where that is more than the smallest difference
   * of two distances: with prices that are multiples of little there are many steps in a gap.
   * Doubled, as many of those are proved.
   */
  public static final MethodOption<Double> SHARE =
      MethodOption.real(
          "aspiration.share", "share of the gap that is asked for at once", 0.125, 0, 1);

  private final BranchAndBound tree;
  private final Run run;
  private final double share;

  /** Questions to this tree. */
  public Aspiration(BranchAndBound tree, Run run, MethodOptions tuning) {
    this.tree = tree;
    this.run = run;
    this.share = tuning.get(SHARE);
  }

  /** Asks until the best is proved, the budget is spent or so many nodes were visited in all. */
  public void search(long maxNodes) {
    CostLattice lattice = run.problem().lattice();
    boolean answered = true;
    while (answered && !run.isDone()) {
      long goal = run.threshold().cutoff(run.upper());
      long more = Math.max(1, (long) (share * (goal - run.lower())));
      long next = lattice.roundUp(run.lower() + more);
      if (next < goal) {
        answered = tree.decide(next, maxNodes);
      } else {
        tree.search(maxNodes);
        answered = false;
      }
    }
  }
}
