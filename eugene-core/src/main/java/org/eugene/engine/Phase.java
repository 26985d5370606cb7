package org.eugene.engine;

/**
 * One search or one bound of the engine. It works on the model in the {@link Workshop}, offers the
 * mappings it finds and raises the bound it proves there, counts its steps on the run's countdown,
 * and ends when its amount is done or the run is. Holds options only.
 */
public interface Phase {
  /** As plans and reports call it, and as {@code phase.NAME=false} switches it off. */
  String name();

  /** What its amount counts, as a word for one of them. */
  String unit();

  /**
   * Works until the amount, in steps of its own, is done or the run has ended; may be called again.
   */
  void run(Workshop shop, long amount);
}
