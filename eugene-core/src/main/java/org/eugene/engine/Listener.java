package org.eugene.engine;

/** Hears of every improvement while a solver runs, on the solver's thread. */
@FunctionalInterface
public interface Listener {
  /** Nobody. */
  Listener NOBODY = (lower, upper) -> {};

  /** The bounds have moved closer together. */
  void moved(double lower, double upper);
}
