package org.eugene.madam;

/**
 * The relaxed objective f of one alignment, with its gradient. Holds scratch memory for one thread.
 */
interface Objective {
  /** Returns f(P) and writes ∇f(P). */
  double gradient(double[] p, double[] out);
}
