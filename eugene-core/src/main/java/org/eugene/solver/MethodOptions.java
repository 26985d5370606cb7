package org.eugene.solver;

/**
 * What every method can be told when it is chosen by name; methods ignore what does not concern
 * them.
 *
 * @param effort planned amount of work
 * @param seed start of every random choice
 * @param mipSolver the solver of integer programmes, by name; empty: the method's own choice
 * @param relaxed whether integer programmes are only solved as linear ones and rounded
 * @param starts how many starts a local search makes; 0: the method's own choice
 */
public record MethodOptions(
    Effort effort, long seed, String mipSolver, boolean relaxed, int starts) {
  public MethodOptions {
    if (starts < 0) {
      throw new IllegalArgumentException("starts (" + starts + ") must not be negative");
    }
  }

  public static MethodOptions defaults() {
    return new MethodOptions(Effort.NORMAL, 1, "", false, 0);
  }

  public MethodOptions withEffort(Effort newEffort) {
    return new MethodOptions(newEffort, seed, mipSolver, relaxed, starts);
  }

  public MethodOptions withSeed(long newSeed) {
    return new MethodOptions(effort, newSeed, mipSolver, relaxed, starts);
  }

  public MethodOptions withMipSolver(String newMipSolver) {
    return new MethodOptions(effort, seed, newMipSolver, relaxed, starts);
  }

  public MethodOptions withRelaxed(boolean newRelaxed) {
    return new MethodOptions(effort, seed, mipSolver, newRelaxed, starts);
  }

  public MethodOptions withStarts(int newStarts) {
    return new MethodOptions(effort, seed, mipSolver, relaxed, newStarts);
  }
}
