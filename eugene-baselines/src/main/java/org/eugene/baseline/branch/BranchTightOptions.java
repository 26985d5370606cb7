package org.eugene.baseline.branch;

import org.eugene.solver.Effort;

/**
 * How {@link BranchTight} runs.
 *
 * @param iterations at most so many, beside the first, which is BRANCH
 */
public record BranchTightOptions(int iterations) {
  public BranchTightOptions {
    if (iterations < 0) {
      throw new IllegalArgumentException("iterations (" + iterations + ") must not be negative");
    }
  }

  /** The twenty iterations of GEDLIB. */
  public static BranchTightOptions defaults() {
    return of(Effort.NORMAL);
  }

  /** Few or many iterations. */
  public static BranchTightOptions of(Effort effort) {
    return new BranchTightOptions(
        switch (effort) {
          case QUICK -> 5;
          case NORMAL -> 20;
          case HIGH -> 100;
          case PROOF -> 1_000;
        });
  }
}
