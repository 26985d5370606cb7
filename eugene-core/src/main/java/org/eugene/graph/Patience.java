package org.eugene.graph;

import java.util.function.BooleanSupplier;

/**
 * How long to look for something that may take exponentially long: so many looks at a vertex or an
 * edge, and no longer than the run lasts.
 */
final class Patience {
  private long looks;
  private final BooleanSupplier isOver;
  private boolean ended;

  Patience(long looks, BooleanSupplier isOver) {
    this.looks = looks;
    this.isOver = isOver;
  }

  static Patience unlimited() {
    return new Patience(Long.MAX_VALUE, () -> false);
  }

  /** Whether there is time for so many looks more, which are then spent. */
  boolean allows(long more) {
    ended = ended || looks < more || isOver.getAsBoolean();
    looks -= ended ? 0 : more;
    return !ended;
  }

  /** Whether it was ever too short: what was not found then may exist. */
  boolean isAtItsEnd() {
    return ended;
  }
}
