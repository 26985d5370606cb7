package org.eugene.search;

import java.io.Serializable;
import org.eugene.cost.EditCosts;

/**
 * Which pairs a join asks for. A value that can be sent to wherever the graphs are: {@link Join}
 * asks it of two collections that are at hand.
 *
 * @param within how far away the target may be from the source, not negative
 * @param pairs which pairs there are
 */
public record JoinQuery(double within, Pairs pairs) implements Serializable {
  private static final long serialVersionUID = 1;

  /** Which pairs there are. */
  public enum Pairs {
    /** Of one collection, the source before the target: the way back is as far. */
    ONCE,
    /** Of one collection, in both directions; no graph with itself. */
    BOTH_WAYS,
    /** Every graph of one collection with every graph of another. */
    ALL
  }

  /** Refuses a distance below 0. */
  public JoinQuery {
    if (!(within >= 0)) {
      throw new IllegalArgumentException("within (" + within + ") must not be negative");
    }
  }

  /** Of one collection; where these costs are symmetric, each pair once. */
  public static JoinQuery of(GraphCollection graphs, double within, EditCosts costs) {
    Symmetry symmetry = Symmetry.of(new PricedCollection(graphs, costs).shelves(), costs);
    return new JoinQuery(within, symmetry.isSymmetric() ? Pairs.ONCE : Pairs.BOTH_WAYS);
  }

  /** Of two collections. */
  public static JoinQuery between(double within) {
    return new JoinQuery(within, Pairs.ALL);
  }

  /** Whether a pair is asked for, by positions in the whole collections. */
  public boolean has(int source, int target) {
    return switch (pairs) {
      case ONCE -> source < target;
      case BOTH_WAYS -> source != target;
      case ALL -> true;
    };
  }

  /**
   * What to ask of a part of the sources and a part of the targets: two parts of one collection are
   * two collections, unless they are the same part.
   *
   * @param firstSource where the sources begin in the whole
   * @param firstTarget where the targets begin in the whole
   */
  public JoinQuery ofParts(int firstSource, int firstTarget) {
    return firstSource == firstTarget ? this : new JoinQuery(within, Pairs.ALL);
  }
}
