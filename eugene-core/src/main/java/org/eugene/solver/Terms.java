package org.eugene.solver;

import java.util.OptionalDouble;

/**
 * On what terms a problem is solved.
 *
 * @param budget what may be spent
 * @param within if given, the question is only whether the distance is at most this: the run ends
 *     as soon as its bounds say yes or no, and does nothing to bring them closer than that
 * @param listener hears of every improvement
 * @param withProof whether a method that proves its lower bound writes the proof down while it
 *     finds it; asking for it changes no answer, though it may take more steps
 * @param threads on how many threads a method may work that can use more than one; the answer does
 *     not depend on it
 */
public record Terms(
    Budget budget, OptionalDouble within, Listener listener, boolean withProof, int threads) {
  /** Refuses a threshold below 0, and no threads. */
  public Terms {
    if (within.isPresent() && !(within.getAsDouble() >= 0)) {
      throw new IllegalArgumentException(
          "threshold (" + within.getAsDouble() + ") must not be negative");
    }
    if (threads < 1) {
      throw new IllegalArgumentException("threads (" + threads + ") must be at least 1");
    }
  }

  /** The distance, within this budget, on one thread. */
  public static Terms of(Budget budget) {
    return new Terms(budget, OptionalDouble.empty(), Listener.NOBODY, false, 1);
  }

  /** The same with other limits. */
  public Terms withBudget(Budget newBudget) {
    return new Terms(newBudget, within, listener, withProof, threads);
  }

  /** The question "is the distance at most this?" in place of the distance. */
  public Terms within(double threshold) {
    return new Terms(budget, OptionalDouble.of(threshold), listener, withProof, threads);
  }

  /** The same with somebody else listening. */
  public Terms withListener(Listener newListener) {
    return new Terms(budget, within, newListener, withProof, threads);
  }

  /** The same with or without a proof written down. */
  public Terms withProof(boolean newWithProof) {
    return new Terms(budget, within, listener, newWithProof, threads);
  }

  /** The same on so many threads; answers do not depend on it. */
  public Terms withThreads(int newThreads) {
    return new Terms(budget, within, listener, withProof, newThreads);
  }
}
