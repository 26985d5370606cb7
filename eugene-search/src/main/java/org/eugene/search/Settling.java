package org.eugene.search;

/**
 * Settles pairs that the bounds of a shelf do not: the threshold search first, and what it gives up
 * goes to the edge-splitting bound and the solvers. For one thread; keeps nothing from one pair to
 * the next but memory.
 */
final class Settling {
  private final Crossing crossing;
  private final ThresholdSearch search;
  private final SmallGraph target = new SmallGraph();
  private final RingTable.Finder finder;

  /** Who settled a pair. */
  enum By {
    RINGS,
    SEARCH,
    SPLITTING,
    ENGINE,
    EXACT
  }

  /** What is known of a pair now: its distance is beyond the limit, or between two bounds. */
  record Outcome(By by, double lower, double upper) {}

  Settling(Crossing crossing) {
    this.crossing = crossing;
    this.search = new ThresholdSearch(crossing.prices(), crossing.rings());
    this.finder = crossing.shelves().rings().new Finder(crossing.shelves().stars());
  }

  /**
   * Settles a pair.
   *
   * @param units the limit of the search
   * @param limit the limit of what is asked when the search gives up
   */
  Outcome settle(int source, QueryGraph query, Shelf shelf, int slot, long units, double limit) {
    PairPrices prices = crossing.prices();
    long nodes = crossing.verifier().nodes(query.graph.order, shelf.order());
    if (nodes > 0 && ThresholdSearch.fits(prices, query.graph.order, shelf.order(), units)) {
      Sketches sketches = shelf.sketches();
      boolean isRead = !sketches.hasRings(slot);
      if (isRead) {
        shelf.read(slot, target);
        sketches.keep(
            slot,
            sketches.hasStars(slot)
                ? finder.find(target, sketches.stars(slot).byVertex)
                : finder.find(target));
      }
      if (search.isBeyondByRings(query.graph.rings, sketches.rings(slot), units)) {
        return new Outcome(By.RINGS, prices.cost(units + 1), Double.POSITIVE_INFINITY);
      }
      if (!isRead) {
        shelf.read(slot, target);
      }
      long distance = search.distance(query.graph, target, nodes);
      if (distance != ThresholdSearch.GIVEN_UP) {
        double exact = prices.cost(distance);
        return new Outcome(By.SEARCH, exact, distance <= units ? exact : Double.POSITIVE_INFINITY);
      }
    }
    int position = shelf.sketches().position[slot];
    return crossing
        .verifier()
        .settle(crossing.source(source), crossing.targets().graph(position), limit);
  }
}
