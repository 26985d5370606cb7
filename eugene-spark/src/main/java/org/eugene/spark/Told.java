package org.eugene.spark;

import java.io.Serializable;
import java.util.function.Supplier;

/**
 * What a task found, or the sentence that says why it could not: a graph that the costs refuse is
 * no reason to try again on another machine.
 *
 * @param found what was found; null if nothing was
 * @param refusal why not; empty if it was
 */
record Told<T>(T found, String refusal) implements Serializable {
  private static final long serialVersionUID = 1;

  static <T> Told<T> of(Supplier<T> task) {
    try {
      return new Told<>(task.get(), "");
    } catch (IllegalArgumentException refused) {
      return refused(refused);
    }
  }

  @SuppressWarnings("NullAway") // nothing was found
  private static <T> Told<T> refused(IllegalArgumentException refused) {
    return new Told<>(null, String.valueOf(refused.getMessage()));
  }

  T orRefuse() {
    if (!refusal.isEmpty()) {
      throw new IllegalArgumentException(refusal);
    }
    return found;
  }
}
