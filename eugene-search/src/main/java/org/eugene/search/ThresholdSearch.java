package org.eugene.search;

/**
 * The distance of a pair, if it is within a limit: refuted by rings, else searched for in a {@link
 * SplittingTree}, or in an {@link AnchoredTree} if a vertex has too many edges to split them.
 *
 * <p>All vertices of the smaller graph are mapped, which needs prices at which turning a vertex is
 * never dearer than deleting and inserting one. For one thread; knows nothing from one pair to the
 * next but its prices.
 */
final class ThresholdSearch {
  /** What is known of a pair that took too many nodes. */
  static final long GIVEN_UP = -1;

  private final Threshold threshold = new Threshold();
  private final RowsAndColumns pair;
  private final LazySplitting splitting;
  private final SplittingTree tree;
  private final AnchoredTree anchored;
  private boolean splits;
  private long within;

  ThresholdSearch(PairPrices prices, RingPrices rings) {
    this.pair = new RowsAndColumns(prices);
    this.splitting = new LazySplitting(rings, pair);
    this.tree = new SplittingTree(pair, splitting, threshold);
    this.anchored = new AnchoredTree(prices, pair, threshold);
  }

  /** Whether such prices, such a limit and such graphs can be searched at all. */
  static boolean fits(PairPrices prices, int order, int otherOrder, long limit) {
    return !prices.vertices.matrix.isCapped
        && limit < PairPrices.CLIP / 4
        && Math.max(order, otherOrder) <= AnchoredTree.MOST_VERTICES;
  }

  /**
   * Begins with a pair of which the rings are known.
   *
   * @param limit no distance of more units is of interest; not negative
   * @return whether the distance is beyond the limit by rings alone
   */
  boolean isBeyondByRings(Rings source, Rings target, long limit) {
    within = limit;
    threshold.begin(2 * limit);
    splits = splitting.fits(source, target);
    if (splits) {
      splitting.begin(source, target, threshold.limit);
    }
    return splits && splitting.isBeyond(threshold.limit);
  }

  /**
   * The distance in units of the pair that rings did not refute.
   *
   * @param mostNodes after so many nodes it is given up
   * @return the distance, something larger than the limit if it is beyond it, or {@link #GIVEN_UP}
   */
  long distance(SmallGraph source, SmallGraph target, long mostNodes) {
    pair.read(source, target);
    boolean isSettled =
        splits ? tree.search(mostNodes) : anchored.fits() && anchored.search(mostNodes);
    if (!isSettled) {
      return GIVEN_UP;
    }
    return threshold.isFound() ? threshold.best() / 2 : within + 1;
  }
}
