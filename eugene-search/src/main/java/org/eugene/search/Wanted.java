package org.eugene.search;

import java.io.Serializable;

/** Which graphs a query asks for. A value: it can be sent to wherever the graphs are. */
public sealed interface Wanted extends Serializable {
  /** A new collector of such graphs. */
  Collector collector();

  /**
   * The k graphs at the smallest distance; of equally distant ones those that come first in the
   * collection. Who knows that k graphs elsewhere are at most so far away asks for no graph beyond:
   * the answers over all parts then merge into the same k.
   *
   * @param k how many, at least 1
   * @param within how far away at most; infinite if no such bound is known
   */
  record Nearest(int k, double within) implements Wanted {
    private static final long serialVersionUID = 1;

    /** Refuses a distance below 0 and fewer than one graph. */
    public Nearest {
      if (!(within >= 0)) {
        throw new IllegalArgumentException("within (" + within + ") must not be negative");
      }
      if (k < 1) {
        throw new IllegalArgumentException("k (" + k + ") must be at least 1");
      }
    }

    /** The k nearest, however far away they are. */
    public Nearest(int k) {
      this(k, Double.POSITIVE_INFINITY);
    }

    @Override
    public Collector collector() {
      return new NearestCollector(k, within);
    }
  }

  /**
   * All graphs at most so far away.
   *
   * @param distance not negative
   */
  record Within(double distance) implements Wanted {
    private static final long serialVersionUID = 1;

    /** Refuses a distance below 0. */
    public Within {
      if (!(distance >= 0)) {
        throw new IllegalArgumentException("within (" + distance + ") must not be negative");
      }
    }

    @Override
    public Collector collector() {
      return new WithinCollector(distance);
    }
  }
}
