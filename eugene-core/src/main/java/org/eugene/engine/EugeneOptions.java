package org.eugene.engine;

import org.eugene.solver.Effort;

/**
 * What the default method can be told.
 *
 * @param effort planned amount of work; how much that is does not depend on the clock
 * @param seed start of every random choice
 */
public record EugeneOptions(Effort effort, long seed) {
  public static EugeneOptions defaults() {
    return new EugeneOptions(Effort.NORMAL, 1);
  }

  public EugeneOptions withEffort(Effort newEffort) {
    return new EugeneOptions(newEffort, seed);
  }

  public EugeneOptions withSeed(long newSeed) {
    return new EugeneOptions(effort, newSeed);
  }
}
