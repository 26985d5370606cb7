package org.eugene.search;

import java.util.Arrays;
import org.eugene.graph.Graph;

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
  private final PairPrices prices;
  private final StarTable stars;
  private final int[] deleteVertex;
  private final int[] insertVertex;
  private final int[] deleteStar;
  private int[] insertStar = new int[256]; // plus 1; 0 where not yet computed
  private final int[][] known; // price plus 1; 0 where not yet computed
  private final IntAssignment assignment;
  private final IntAssignment local;
  private int[] matrix = new int[1024];
  private int[] localMatrix = new int[64];
  private int[] mine = new int[64];
  private int[] theirs = new int[64];

  Branch(QueryGraph query, PairPrices prices, StarTable stars) {
    this.query = query;
    this.prices = prices;
    this.stars = stars;
    this.deleteVertex = PairPrices.clipped(prices.vertices.matrix.delete, 2);
    this.insertVertex = PairPrices.clipped(prices.vertices.matrix.insert, 2);
    this.assignment = new IntAssignment();
    this.local = new IntAssignment();
    this.known = new int[query.stars.length][256];
    this.deleteStar = new int[query.stars.length];
    for (int star = 0; star < deleteStar.length; star++) {
      deleteStar[star] = alone(query.stars[star], deleteVertex, prices.edges.matrix.delete);
    }
  }

  /** The price of a star that is deleted or inserted. */
  private static int alone(StarTable.Star star, int[] vertex, long[] edge) {
    long sum = vertex[star.label];
    sum += star.loop == Graph.NO_EDGE ? 0 : 2 * edge[star.loop];
    for (int half : star.halves) {
      sum += edge[half / 2];
    }
    return (int) Math.min(PairPrices.CLIP, sum);
  }

  /**
   * Units that the distance to a graph is at least.
   *
   * @param star the stars of all graphs of a shelf
   * @param first where those of the graph begin, rising
   * @param order how many they are
   * @param limit beyond this many units the bound is given up; it is then larger than the limit
   */
  long lower(int[] star, int first, int order, long limit) {
    int s = query.graph.order;
    if (Math.max(s, order) > LARGEST) {
      return 0;
    }
    makeRoom(s, order);
    int left = 0;
    int right = 0;
    if (query.twinOf.length == s) {
      int v = 0;
      int w = first;
      int end = first + order;
      while (v < s || w < end) {
        int twin = v < s ? query.twinOf[v] : Integer.MAX_VALUE;
        int other = w < end ? star[w] : Integer.MAX_VALUE;
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
      System.arraycopy(star, first, theirs, 0, order);
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
  }

  private long assign(int left, int right, long limit) {
    boolean flipped = left > right;
    int rows = Math.min(left, right);
    int columns = Math.max(left, right);
    if (matrix.length < rows * columns) {
      matrix = new int[2 * rows * columns];
    }
    long base = 0;
    for (int column = 0; column < columns; column++) {
      base += flipped ? deleteStar[mine[column]] : insertStar(theirs[column]);
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int a = mine[flipped ? column : row];
        int b = theirs[flipped ? row : column];
        matrix[row * columns + column] = price(a, b) - (flipped ? deleteStar[a] : insertStar(b));
      }
    }
    long halves = base;
    if (rows > 0) {
      halves += assignment.solve(matrix, rows, columns, columns, 2 * limit - base);
    }
    return (halves + 1) / 2;
  }

  private int insertStar(int b) {
    if (b >= insertStar.length) {
      insertStar = Arrays.copyOf(insertStar, Math.max(b + 1, 2 * insertStar.length));
    }
    if (insertStar[b] == 0) {
      insertStar[b] = 1 + alone(stars.star(b), insertVertex, prices.edges.matrix.insert);
    }
    return insertStar[b] - 1;
  }

  private int price(int a, int b) {
    int[] row = known[a];
    if (b >= row.length) {
      row = Arrays.copyOf(row, Math.max(b + 1, 2 * row.length));
      known[a] = row;
    }
    if (row[b] == 0) {
      row[b] = 1 + computed(query.stars[a], stars.star(b), deleteStar[a] + insertStar(b));
    }
    return row[b] - 1;
  }

  private int computed(StarTable.Star a, StarTable.Star b, int alone) {
    long mapped =
        2 * prices.vertices.matrix.substitute(a.label, b.label)
            + 2 * loop(a.loop, b.loop)
            + halves(a.halves, b.halves);
    return (int) Math.min(Math.min(mapped, alone), PairPrices.CLIP);
  }

  private long loop(int a, int b) {
    PriceMatrix edges = prices.edges.matrix;
    if (a == Graph.NO_EDGE) {
      return b == Graph.NO_EDGE ? 0 : edges.insert[b];
    }
    return b == Graph.NO_EDGE ? edges.delete[a] : edges.substitute(a, b);
  }

  /** The cheapest way to turn the half-edges of one star into those of the other. */
  private long halves(int[] a, int[] b) {
    boolean flipped = a.length > b.length;
    int rows = Math.min(a.length, b.length);
    int columns = Math.max(a.length, b.length);
    PriceMatrix edges = prices.edges.matrix;
    long base = 0;
    for (int column = 0; column < columns; column++) {
      base += flipped ? edges.delete[a[column] / 2] : edges.insert[b[column] / 2];
    }
    if (rows == 0 || columns > LARGEST) {
      return rows == 0 ? base : 0;
    }
    if (localMatrix.length < rows * columns) {
      localMatrix = new int[2 * rows * columns];
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int h = a[flipped ? column : row];
        int k = b[flipped ? row : column];
        long delete = edges.delete[h / 2];
        long insert = edges.insert[k / 2];
        boolean sameSide = (h & 1) == (k & 1);
        long turned = sameSide ? edges.substitute(h / 2, k / 2) : delete + insert;
        long more = turned - (flipped ? delete : insert);
        localMatrix[row * columns + column] =
            (int) Math.max(-PairPrices.CLIP, Math.min(PairPrices.CLIP, more));
      }
    }
    return isSmall(base)
        ? base + local.solve(localMatrix, rows, columns, columns, Long.MAX_VALUE / 2)
        : 0;
  }

  /** Nothing was clipped. */
  private static boolean isSmall(long base) {
    return base <= PairPrices.CLIP;
  }
}
