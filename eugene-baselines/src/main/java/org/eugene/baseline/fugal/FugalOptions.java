package org.eugene.baseline.fugal;

/**
 * How {@link Fugal} runs.
 *
 * @param vertexTerm what D is made of
 * @param mu weight of D, the paper's μ
 * @param rounds how many values λ takes: 0, 1, 2, …; the paper's T
 * @param steps Frank–Wolfe steps for each λ
 */
public record FugalOptions(VertexTerm vertexTerm, double mu, int rounds, int steps) {
  /** What the linear term D compares. */
  public enum VertexTerm {
    /** Structural features, as FUGAL does. */
    FEATURES,
    /** What the edit costs charge for turning the one vertex into the other. */
    NODE_COSTS
  }

  public FugalOptions {
    if (!(mu >= 0) || Double.isInfinite(mu)) {
      throw new IllegalArgumentException("mu (" + mu + ") must be a number and not negative");
    }
    if (rounds < 1 || steps < 1) {
      throw new IllegalArgumentException(
          "rounds (" + rounds + ") and steps (" + steps + ") must be positive");
    }
  }

  /**
   * Fifteen rounds of ten steps, and the μ that its authors give to graphs of a few hundred
   * vertices. On molecules under 25 vertices every μ from 0.1 to 1 is about as good, 2 is worse.
   */
  public static FugalOptions defaults() {
    return new FugalOptions(VertexTerm.FEATURES, 0.5, 15, 10);
  }

  public FugalOptions withVertexTerm(VertexTerm newVertexTerm) {
    return new FugalOptions(newVertexTerm, mu, rounds, steps);
  }

  public FugalOptions withMu(double newMu) {
    return new FugalOptions(vertexTerm, newMu, rounds, steps);
  }
}
