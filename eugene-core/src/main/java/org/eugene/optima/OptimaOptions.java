package org.eugene.optima;

/**
 * Which optimal mappings are wanted.
 *
 * @param limit list at most so many
 * @param merged whether mappings that a symmetry of source and target takes to each other are one
 */
public record OptimaOptions(int limit, boolean merged) {
  /** Refuses a list that can hold nothing. */
  public OptimaOptions {
    if (limit < 1) {
      throw new IllegalArgumentException("the limit of optima (" + limit + ") must be at least 1");
    }
  }

  /** Every single one, up to a limit. */
  public static OptimaOptions all(int limit) {
    return new OptimaOptions(limit, false);
  }

  /** One of those that differ by a symmetry only, up to a limit. */
  public static OptimaOptions upToSymmetry(int limit) {
    return new OptimaOptions(limit, true);
  }
}
