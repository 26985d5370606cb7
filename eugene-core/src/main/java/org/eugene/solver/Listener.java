package org.eugene.solver;

/** Hears how a run is going while it goes, on the solver's thread. */
@FunctionalInterface
public interface Listener {
  /** Hears and forgets. */
  Listener NOBODY = standing -> {};

  /** A bound has moved: a cheaper mapping was found, or more was proved. */
  void improved(Standing standing);

  /** A phase of the method has ended. */
  default void ended(PhaseReport phase) {}
}
