package org.eugene.search;

/** Which graphs a query asks for. A value: it can be sent to wherever the graphs are. */
public sealed interface Wanted {
  /** A new collector of such graphs. */
  Collector collector();

  /**
   * The k graphs at the smallest distance; of equally distant ones those that come first in the
   * collection.
   *
   * @param k how many, at least 1
   */
  record Nearest(int k) implements Wanted {
    public Nearest {
      if (k < 1) {
        throw new IllegalArgumentException("k (" + k + ") must be at least 1");
      }
    }

    @Override
    public Collector collector() {
      return new NearestCollector(k);
    }
  }

  /**
   * All graphs at most so far away.
   *
   * @param distance not negative
   */
  record Within(double distance) implements Wanted {
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
