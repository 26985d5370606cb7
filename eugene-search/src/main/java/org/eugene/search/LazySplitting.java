package org.eugene.search;

import java.util.Arrays;

/**
 * The edge-splitting bound (docs/mathematics.md) of a pair, up to a limit: what mapping an edge of
 * the rows onto one of the columns saves is split between the pairs of vertices at its two ends,
 * each of which claims a heaviest matching of its half-edges; for any split, the cheapest
 * assignment is a lower bound. Begins with halves, where it is BRANCH.
 *
 * <p>Weight is moved only where it matters. In the cheapest assignment, a pair (i,k) that claims an
 * edge whose other end goes elsewhere gives half of the difference of the two gaps to that other
 * end (j,l): a gap is what using the claim there costs more than the bound, by reduced cost and
 * local matching. No gap becomes negative, so that the bound never falls and the dual solution of
 * the assignment still holds. Shares are worked out for the pairs of vertices that such a move
 * comes to; all others keep the price that they came with, which is a lower bound of theirs. Pairs
 * whose reduced cost is beyond the limit are put aside, and with them the claims that need them.
 *
 * <p>In {@link #scale} parts of half a unit. For one thread.
 */
final class LazySplitting {
  /** Vertices of either graph; rows of bits are longs. */
  static final int MOST_VERTICES = 64;

  /**
   * Half-edges at one vertex: d of them are matched in d! ways. With 8, a search of RankingTest was
   * not over after two minutes of CPU time; with 5 the whole test takes a second.
   */
  static final int MOST_DEGREE = 5;

  private static final int NEVER = 1 << 28;

  /** Prices of so many parts can be added up, over all half-edges and rows, without care. */
  private static final int ROOM = 1 << 19;

  private static final int FINEST = 32;

  /** After so many rounds without a gain not only the assigned pairs give. */
  private static final int FEW = 2;

  /** So many rounds without a gain end it. */
  private static final int PATIENCE = 12;

  private static final int MOST_ROUNDS = 60;

  private static final int UNKNOWN = -1;

  private final IntAssignment assignment = new IntAssignment();
  private final int[] matrix = new int[MOST_VERTICES * MOST_VERTICES];
  private final int[] first = new int[MOST_VERTICES * MOST_VERTICES]; // claims, or UNKNOWN
  private final int[] base = new int[MOST_VERTICES * MOST_VERTICES]; // price without savings
  private final long[] left = new long[MOST_VERTICES]; // columns that a row can become
  private int[] share = new int[1024];
  private int claims;

  private Pair pair = Pair.NONE;
  private int rows;
  private int columns;
  private int scale;
  private long outside;
  private long value;
  private int rounds;
  private int idle;

  /** A pair as rows and columns, prices in halves of a unit. */
  static final class Pair {
    static final Pair NONE =
        new Pair(new HalfEdges(), new HalfEdges(), new int[0], 0, 0, new int[0]);

    private final HalfEdges rowEnds;
    private final HalfEdges columnEnds;
    private final int[] edgePrice;
    private final int rowStride;
    private final int columnStride;
    private final int[] vertices;

    /**
     * Everything about a pair.
     *
     * @param rowEnds half-edges of the rows
     * @param columnEnds half-edges of the columns
     * @param edgePrice what turning edges costs, by label plus 1, 0 for no edge
     * @param rowStride a label of the rows counts so much in {@code edgePrice}
     * @param columnStride a label of the columns counts so much in {@code edgePrice}
     * @param vertices what a row that becomes a column costs, self-loops included, minus what that
     *     column costs alone without its other edges; row-major
     */
    Pair(
        HalfEdges rowEnds,
        HalfEdges columnEnds,
        int[] edgePrice,
        int rowStride,
        int columnStride,
        int[] vertices) {
      this.rowEnds = rowEnds;
      this.columnEnds = columnEnds;
      this.edgePrice = edgePrice;
      this.rowStride = rowStride;
      this.columnStride = columnStride;
      this.vertices = vertices;
    }
  }

  /**
   * Whether a pair is small enough.
   *
   * @param dearest the dearest price, in halves
   */
  static boolean fits(Pair pair, int rows, int columns, int dearest) {
    return Math.min(rows, columns) > 0
        && Math.max(rows, columns) <= MOST_VERTICES
        && Math.max(pair.rowEnds.mostAtOne, pair.columnEnds.mostAtOne) <= MOST_DEGREE
        && dearest <= ROOM;
  }

  /**
   * Begins with a pair.
   *
   * @param lower prices in halves that are not above those of BRANCH, minus what each column costs
   *     alone; row-major
   * @param alone what all columns cost alone, in halves
   * @param limit no more than so many halves is of interest
   * @param dearest the dearest price, in halves
   */
  void begin(
      Pair newPair,
      int rowCount,
      int columnCount,
      int[] lower,
      long alone,
      long limit,
      int dearest) {
    pair = newPair;
    rows = rowCount;
    columns = columnCount;
    scale = Math.min(FINEST, ROOM / Math.max(1, dearest));
    for (int at = 0; at < rows * columns; at++) {
      matrix[at] = lower[at] * scale;
    }
    Arrays.fill(first, 0, rows * columns, UNKNOWN);
    Arrays.fill(left, 0, rows, -1L >>> -columns);
    claims = 0;
    outside = alone * scale;
    rounds = 0;
    idle = 0;
    value = outside + assignment.solve(matrix, rows, columns, columns, limit * scale - outside);
  }

  /** Whether the distance is beyond so many halves. */
  boolean isBeyond(long limit) {
    return value > limit * scale;
  }

  /** Writes the cheapest assignment. */
  void assignment(int[] image) {
    System.arraycopy(assignment.columnOf, 0, image, 0, rows);
  }

  /** Whether a row that becomes a column may still be within the limit. */
  boolean isLeft(int row, int column) {
    return (left[row] >>> column & 1) != 0;
  }

  /**
   * Moves weight once and raises the bound.
   *
   * @return whether it is worth another time
   */
  boolean raise(long limit) {
    long before = value;
    putAside((int) (limit * scale - value));
    for (int i = 0; i < rows; i++) {
      if (idle < FEW) {
        give(i, assignment.columnOf[i]);
      } else {
        giveAll(i);
      }
    }
    value = outside + assignment.resume(matrix, rows, columns, limit * scale - outside);
    idle = value > before ? 0 : idle + 1;
    return ++rounds < MOST_ROUNDS && idle < PATIENCE;
  }

  private void putAside(int slack) {
    int[] v = assignment.v;
    for (int i = 0; i < rows; i++) {
      int most = slack + assignment.u[i];
      int row = i * columns;
      for (long bits = left[i]; bits != 0; bits &= bits - 1) {
        int k = Long.numberOfTrailingZeros(bits);
        if (matrix[row + k] - v[k] > most) {
          matrix[row + k] = NEVER;
          left[i] ^= Long.lowestOneBit(bits);
        }
      }
    }
  }

  /** Whoever the row could become at no reduced cost gives. */
  private void giveAll(int i) {
    for (long bits = left[i]; bits != 0; bits &= bits - 1) {
      int k = Long.numberOfTrailingZeros(bits);
      if (matrix[i * columns + k] == assignment.u[i] + assignment.v[k]) {
        give(i, k);
      }
    }
  }

  /** A pair gives weight to those at the other ends of what it claims, unless they are assigned. */
  private void give(int i, int k) {
    HalfEdges rowEnds = pair.rowEnds;
    HalfEdges columnEnds = pair.columnEnds;
    int cell = i * columns + k;
    if (first[cell] == UNKNOWN) {
      workOut(i, k);
    } else {
      drop(i, k);
    }
    int p0 = rowEnds.start[i];
    int q0 = columnEnds.start[k];
    int degree = rowEnds.start[i + 1] - p0;
    int degreeThere = columnEnds.start[k + 1] - q0;
    int at = first[cell];
    int matched = matching(at, degree, degreeThere);
    int dual = assignment.u[i] + assignment.v[k];
    for (int p = 0; p < degree; p++) {
      int j = rowEnds.other[p0 + p];
      for (int q = 0; q < degreeThere; q++) {
        int claim = at + p * degreeThere + q;
        int l = columnEnds.other[q0 + q];
        if (share[claim] > 0 && assignment.columnOf[j] != l) {
          int with = share[claim] + rest(at, degree, degreeThere, p, q);
          if (with == matched) {
            move(claim, j, l, p0 + p, q0 + q, base[cell] - with - dual);
            matched = matching(at, degree, degreeThere);
          }
        }
      }
    }
    matrix[cell] = base[cell] - matched;
  }

  /** Moves weight of a claim to its other end, the pair (j,l), if the gap there is larger. */
  private void move(int claim, int j, int l, int p, int q, int here) {
    int cell = j * columns + l;
    if (first[cell] == UNKNOWN) {
      workOut(j, l);
    }
    int degree = pair.rowEnds.start[j + 1] - pair.rowEnds.start[j];
    int degreeThere = pair.columnEnds.start[l + 1] - pair.columnEnds.start[l];
    int pThere = pair.rowEnds.place[p];
    int qThere = pair.columnEnds.place[q];
    int at = first[cell];
    int other = at + pThere * degreeThere + qThere;
    int dual = assignment.u[j] + assignment.v[l];
    int with = share[other] + rest(at, degree, degreeThere, pThere, qThere);
    int there = base[cell] - with - dual;
    if (there > here) {
      int less = Math.min((there - here + 1) / 2, share[claim]);
      share[claim] -= less;
      share[other] += less;
      matrix[cell] = Math.min(matrix[cell], dual + there - less);
    }
  }

  /** Takes away the claims whose other end was put aside. */
  private void drop(int i, int k) {
    HalfEdges rowEnds = pair.rowEnds;
    HalfEdges columnEnds = pair.columnEnds;
    int claim = first[i * columns + k];
    for (int p = rowEnds.start[i]; p < rowEnds.start[i + 1]; p++) {
      long mask = left[rowEnds.other[p]];
      for (int q = columnEnds.start[k]; q < columnEnds.start[k + 1]; q++, claim++) {
        if ((mask >>> columnEnds.other[q] & 1) == 0) {
          share[claim] = 0;
        }
      }
    }
  }

  /** Half of every saving, for a pair that no weight has come to or gone from. */
  private void workOut(int i, int k) {
    HalfEdges rowEnds = pair.rowEnds;
    HalfEdges columnEnds = pair.columnEnds;
    int degree = rowEnds.start[i + 1] - rowEnds.start[i];
    int degreeThere = columnEnds.start[k + 1] - columnEnds.start[k];
    if (share.length < claims + degree * degreeThere) {
      share = Arrays.copyOf(share, 2 * (claims + degree * degreeThere));
    }
    int[] price = pair.edgePrice;
    int cell = i * columns + k;
    first[cell] = claims;
    int sum = 2 * pair.vertices[cell];
    for (int p = rowEnds.start[i]; p < rowEnds.start[i + 1]; p++) {
      long mask = left[rowEnds.other[p]];
      int row = rowEnds.edge[p] * pair.rowStride;
      sum += price[row];
      for (int q = columnEnds.start[k]; q < columnEnds.start[k + 1]; q++) {
        boolean isLeft = (mask >>> columnEnds.other[q] & 1) != 0;
        int column = columnEnds.edge[q] * pair.columnStride;
        share[claims++] =
            isLeft && rowEnds.side[p] == columnEnds.side[q]
                ? (price[row] + price[column] - price[row + column]) * scale / 2
                : 0;
      }
    }
    base[cell] = sum * scale / 2;
    int known = base[cell] - matching(first[cell], degree, degreeThere);
    matrix[cell] = Math.max(matrix[cell], known);
  }

  /** The heaviest matching of the half-edges of a row and of a column, whose shares begin here. */
  private int matching(int at, int degree, int degreeThere) {
    if (degree == 0 || degreeThere == 0) {
      return 0;
    }
    if (degree == 1) {
      return one(at, degreeThere, -1);
    }
    if (degree == 2) {
      return two(at, at + degreeThere, degreeThere, -1);
    }
    if (degree == 3) {
      return three(at, degreeThere);
    }
    return many(at, degreeThere, (1 << degree) - 1, (1 << degreeThere) - 1);
  }

  /** The heaviest matching without a half-edge of the row and one of the column. */
  private int rest(int at, int degree, int degreeThere, int p, int q) {
    if (degree == 1 || degreeThere == 1) {
      return 0;
    }
    if (degree == 2) {
      return one(at + (1 - p) * degreeThere, degreeThere, q);
    }
    if (degree == 3) {
      int x = at + (p == 0 ? degreeThere : 0);
      int y = at + (p == 2 ? degreeThere : 2 * degreeThere);
      return two(x, y, degreeThere, q);
    }
    return many(
        at, degreeThere, ((1 << degree) - 1) & ~(1 << p), ((1 << degreeThere) - 1) & ~(1 << q));
  }

  /** The heaviest share of a row of shares, one left out. */
  private int one(int x, int degreeThere, int without) {
    int most = 0;
    for (int q = 0; q < degreeThere; q++) {
      most = q == without ? most : Math.max(most, share[x + q]);
    }
    return most;
  }

  /** The heaviest two of two rows of shares, one place left out. */
  private int two(int x, int y, int degreeThere, int without) {
    if (degreeThere == 3 && without >= 0) {
      int q = without == 0 ? 1 : 0;
      int r = without == 2 ? 1 : 2;
      return Math.max(share[x + q] + share[y + r], share[x + r] + share[y + q]);
    }
    int most = 0;
    for (int q = 0; q < degreeThere; q++) {
      if (q != without) {
        most = Math.max(most, Math.max(share[x + q], share[y + q]));
        for (int r = q + 1; r < degreeThere; r++) {
          if (r != without) {
            int straight = share[x + q] + share[y + r];
            most = Math.max(most, Math.max(straight, share[x + r] + share[y + q]));
          }
        }
      }
    }
    return most;
  }

  /** The heaviest matching of three rows of shares. */
  private int three(int at, int degreeThere) {
    int y = at + degreeThere;
    int z = y + degreeThere;
    int most = degreeThere < 3 ? two(y, z, degreeThere, -1) : 0;
    for (int q = 0; q < degreeThere; q++) {
      most = Math.max(most, share[at + q] + two(y, z, degreeThere, q));
    }
    return most;
  }

  private int many(int at, int degreeThere, int ps, int qs) {
    if (ps == 0 || qs == 0) {
      return 0;
    }
    int x = at + Integer.numberOfTrailingZeros(ps) * degreeThere;
    int others = ps & (ps - 1);
    int most = Integer.bitCount(ps) > Integer.bitCount(qs) ? many(at, degreeThere, others, qs) : 0;
    for (int bits = qs; bits != 0; bits &= bits - 1) {
      int q = Integer.numberOfTrailingZeros(bits);
      most = Math.max(most, share[x + q] + many(at, degreeThere, others, qs & ~(1 << q)));
    }
    return most;
  }
}
