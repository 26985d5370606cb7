package org.eugene.search;

/**
 * The cheapest mapping of a pair, if it is within a threshold: depth first, with the splitting
 * bound at every node, which goes on from that of the node before. A node fixes a row that has few
 * columns left to one of them. Every assignment that a bound rests on is a mapping, and lowers the
 * threshold if it is cheap. Given up after so much work, never after a time. For one thread.
 */
final class SplittingTree {
  /**
   * Rounds of moving weight at the root, and without a gain. On aids42k within 7, thirty and five
   * instead take a seventh more moves in all and branch a quarter less often; six and one take as
   * many and branch half as often again.
   */
  private static final int ROOT_ROUNDS = 10;

  private static final int ROOT_PATIENCE = 2;

  /** The same at other nodes. */
  private static final int NODE_ROUNDS = 5;

  private static final int NODE_PATIENCE = 1;

  /** A round takes as long as so many nodes of an {@link AnchoredTree}. */
  private static final int NODES_A_ROUND = 2;

  private static final int NOBODY = -1;

  private final RowsAndColumns pair;
  private final LazySplitting splitting;
  private final Threshold threshold;
  private int[] image = new int[0];
  private Level[] levels = new Level[0];
  private long nodes;

  /** What a node comes back to. */
  private static final class Level {
    final LazySplitting.State state = new LazySplitting.State();
    int[] child = new int[0];
    int[] cost = new int[0];

    void makeRoom(int children) {
      if (child.length < children) {
        child = new int[2 * children];
        cost = new int[2 * children];
      }
    }

    /** By rising cost, and else by column. */
    void insert(int children, int column, int itsCost) {
      int at = children;
      while (at > 0
          && (cost[at - 1] > itsCost || (cost[at - 1] == itsCost && child[at - 1] > column))) {
        cost[at] = cost[at - 1];
        child[at] = child[at - 1];
        at--;
      }
      cost[at] = itsCost;
      child[at] = column;
    }
  }

  SplittingTree(RowsAndColumns pair, LazySplitting splitting, Threshold threshold) {
    this.pair = pair;
    this.splitting = splitting;
    this.threshold = threshold;
  }

  /**
   * Finds what is within the threshold, from the rings on that the splitting has begun with.
   *
   * @param mostNodes after as much work as so many nodes of an {@link AnchoredTree} it is given up
   * @return whether it was not given up
   */
  boolean search(long mostNodes) {
    nodes = mostNodes;
    if (image.length < pair.columns) {
      image = new int[2 * pair.columns];
      levels = new Level[2 * pair.columns];
      for (int depth = 0; depth < levels.length; depth++) {
        levels[depth] = new Level();
      }
    }
    splitting.goOn(threshold.limit);
    search(0, ROOT_ROUNDS, ROOT_PATIENCE);
    return nodes >= 0;
  }

  private void search(int depth, int mostRounds, int patience) {
    boolean goesOn = true;
    while (goesOn && !isOver()) {
      goesOn = splitting.raise(threshold.limit, mostRounds, patience);
      nodes -= NODES_A_ROUND;
    }
    int chosen = isOver() || nodes < 0 ? NOBODY : chosen();
    if (chosen == NOBODY) {
      return;
    }
    Level here = levels[depth];
    int children = splitting.lefts(chosen);
    here.makeRoom(children);
    for (int at = 0; at < children; at++) {
      int k = splitting.left(chosen, at);
      here.insert(at, k, splitting.reduced(chosen, k));
    }
    splitting.save(here.state);
    for (int at = 0; at < children && nodes >= 0; at++) {
      splitting.restore(here.state);
      if (here.cost[at] > splitting.slack(threshold.limit)) {
        return;
      }
      if (!isRepeated(here, at)) {
        splitting.fix(chosen, here.child[at], threshold.limit);
        search(depth + 1, NODE_ROUNDS, NODE_PATIENCE);
      }
    }
  }

  /** Whether nothing better than the best mapping is left, which may be that of the bound. */
  private boolean isOver() {
    if (!splitting.isBeyond(threshold.limit)) {
      splitting.assignment(image);
      threshold.found(pair.priced(image));
    }
    return splitting.isBeyond(threshold.limit);
  }

  /** A row with a choice: few columns left, then many edges, then a large second price. */
  private int chosen() {
    int chosen = NOBODY;
    int fewest = Integer.MAX_VALUE;
    int mostEdges = 0;
    int largest = 0;
    for (int i = 0; i < pair.rows; i++) {
      int count = splitting.lefts(i);
      if (count > 1 && count <= fewest) {
        int edges = pair.rowEnds.start[i + 1] - pair.rowEnds.start[i];
        int second = second(i, count);
        boolean isBetter =
            count < fewest || edges > mostEdges || (edges == mostEdges && second > largest);
        if (isBetter) {
          chosen = i;
          fewest = count;
          mostEdges = edges;
          largest = second;
        }
      }
    }
    return chosen;
  }

  /** What a row costs more at least that does not become the column it is assigned to. */
  private int second(int i, int count) {
    int least = Integer.MAX_VALUE;
    for (int at = 0; at < count; at++) {
      int k = splitting.left(i, at);
      if (k != splitting.assigned(i)) {
        least = Math.min(least, splitting.reduced(i, k));
      }
    }
    return least;
  }

  /** Whether a twin of this child was tried before. */
  private boolean isRepeated(Level here, int at) {
    for (int earlier = 0; earlier < at; earlier++) {
      if (pair.areTwins(here.child[at], here.child[earlier])) {
        return true;
      }
    }
    return false;
  }
}
