package org.eugene.estimate;

import org.eugene.problem.CostLattice;
import org.eugene.problem.GedProblem;

/**
 * Rounds a guess to the nearest value that a distance of the problem can have. Under the paper's
 * third costs, for example, distances of one pair are all even or all odd, so any guess that is
 * less than 1 off becomes exact.
 */
public final class LatticeRounding {
  private LatticeRounding() {}

  /** The nearest possible distance that is not negative; of two equally near the larger. */
  public static double nearest(GedProblem problem, double estimate) {
    CostLattice lattice = problem.lattice();
    if (lattice.step() == 0) {
      return problem.scale().cost(lattice.offset());
    }
    double units = estimate / problem.scale().cost(1);
    long least = lattice.roundUp(0);
    long steps = (long) Math.floor((units - least) / lattice.step() + 0.5);
    return problem.scale().cost(least + lattice.step() * Math.max(0, steps));
  }
}
