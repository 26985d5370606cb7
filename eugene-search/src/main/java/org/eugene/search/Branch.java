package org.eugene.search;

/**
 * The BRANCH lower bound (key {@code blumenthal2018branch}) from a source to the graphs of a
 * collection: every vertex pays for itself, its self-loop and half of each of its other edges, and
 * the cheapest assignment of stars to stars costs no more than any mapping. {@link StarBound} says
 * the same at length. Here equal stars are put aside before, where prices let them ({@link
 * QueryGraph}), the assignment is given up as soon as it is beyond the limit, and prices are
 * clipped ints, which only lowers the bound.
 *
 * <p>Everything is counted in halves of a unit. A pair of vertices costs no more than deleting the
 * one and inserting the other, so that all vertices of the smaller graph may be taken as mapped.
 *
 * <p>For one thread.
 */
final class Branch {
  /** Beyond so many vertices an assignment takes longer than it saves. */
  private static final int LARGEST = 1024;

  private final QueryGraph query;
  private final StarPrices prices;
  private final IntAssignment assignment = new IntAssignment();
  private int[] matrix = new int[1024];
  private int[] mine = new int[64];
  private int[] theirs = new int[64];
  private int[] alone = new int[64]; // what a column costs that nobody takes

  Branch(QueryGraph query, StarPrices prices) {
    this.query = query;
    this.prices = prices;
  }

  /**
   * Units that the distance to a graph is at least.
   *
   * @param star the stars of the graph, rising
   * @param limit beyond this many units the bound is given up; it is then larger than the limit
   */
  long lower(int[] star, long limit) {
    int s = query.graph.order;
    int order = star.length;
    if (Math.max(s, order) > LARGEST) {
      return 0;
    }
    makeRoom(s, order);
    int left = 0;
    int right = 0;
    if (query.twinOf.length == s) {
      int v = 0;
      int w = 0;
      while (v < s || w < order) {
        int twin = v < s ? query.twinOf[v] : Integer.MAX_VALUE;
        int other = w < order ? star[w] : Integer.MAX_VALUE;
        if (twin == other) {
          v++;
          w++;
        } else if (twin < other) {
          mine[left++] = query.starOf[v++];
        } else {
          theirs[right++] = star[w++];
        }
      }
    } else {
      System.arraycopy(query.starOf, 0, mine, 0, s);
      System.arraycopy(star, 0, theirs, 0, order);
      left = s;
      right = order;
    }
    return assign(left, right, limit);
  }

  private void makeRoom(int s, int t) {
    if (mine.length < s) {
      mine = new int[2 * s];
    }
    if (theirs.length < t) {
      theirs = new int[2 * t];
    }
    if (alone.length < Math.max(s, t)) {
      alone = new int[2 * Math.max(s, t)];
    }
  }

  private long assign(int left, int right, long limit) {
    boolean flipped = left > right;
    int rows = Math.min(left, right);
    int columns = Math.max(left, right);
    if (matrix.length < columns * columns) {
      matrix = new int[2 * columns * columns];
    }
    long base = 0;
    for (int column = 0; column < columns; column++) {
      alone[column] = flipped ? prices.delete(mine[column]) : prices.insert(theirs[column]);
      base += alone[column];
    }
    for (int row = 0, cell = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++, cell++) {
        int price =
            flipped
                ? prices.price(mine[column], theirs[row])
                : prices.price(mine[row], theirs[column]);
        matrix[cell] = price - alone[column];
      }
    }
    long halves = base;
    if (rows > 0) {
      halves += assignment.solve(matrix, rows, columns, 2 * limit - base);
    }
    return (halves + 1) / 2;
  }
}
