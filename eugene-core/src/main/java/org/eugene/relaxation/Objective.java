package org.eugene.relaxation;

/**
 * The relaxed objective f of one alignment, with its gradient. Holds scratch memory for one thread.
 */
public interface Objective {
  /** Returns f(P) and writes ∇f(P). */
  double gradient(double[] p, double[] out);
}
