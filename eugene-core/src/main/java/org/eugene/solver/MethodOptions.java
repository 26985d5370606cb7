package org.eugene.solver;

/**
 * What every method can be told when it is chosen by name; methods ignore what does not concern
 * them.
 *
 * @param effort planned amount of work
 * @param seed start of every random choice
 */
public record MethodOptions(Effort effort, long seed) {
  public static MethodOptions defaults() {
    return new MethodOptions(Effort.NORMAL, 1);
  }

  public MethodOptions withEffort(Effort newEffort) {
    return new MethodOptions(newEffort, seed);
  }

  public MethodOptions withSeed(long newSeed) {
    return new MethodOptions(effort, newSeed);
  }
}
