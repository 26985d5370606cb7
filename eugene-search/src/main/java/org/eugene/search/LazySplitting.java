package org.eugene.search;

import java.util.Arrays;

/**
 * The edge-splitting bound (docs/mathematics.md) of a pair, up to a limit: what mapping an edge of
 * the rows onto one of the columns saves is split between the pairs of vertices at its two ends,
 * each of which claims a heaviest matching of its half-edges; for any split, the cheapest
 * assignment is a lower bound. Halves would be BRANCH; it begins with what {@link RingPrices} make
 * of them, where each of the two hands something to the other, and with their assignment.
 *
 * <p>Weight is moved only where it matters. A pair (i,k) that some cheapest assignment may contain,
 * its reduced cost being 0, and that claims an edge whose other end goes elsewhere gives half of
 * the difference of the two gaps to that other end (j,l): a gap is what using the claim there costs
 * more than the bound, by reduced cost and local matching. No gap becomes negative, so that the
 * bound never falls and the dual solution of the assignment still holds. Shares are worked out for
 * the pairs of vertices that such a move comes to; all others keep the price of their rings, which
 * is a lower bound of theirs. Pairs whose reduced cost is beyond the limit are put aside, and with
 * them the claims that need them.
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

  /** So many rounds without a gain end it; with 2 or 3 a sixth more pairs grow a tree. */
  private static final int PATIENCE = 5;

  /** With 12 rounds half as many pairs again grow a tree, with 60 a fifth fewer: same time. */
  private static final int MOST_ROUNDS = 30;

  private static final int UNKNOWN = -1;
  private static final int NOBODY = -1;

  private final RingPrices rings;
  private final int scale;
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
  private boolean flipped;
  private int[] rowStar = new int[0];
  private int[] columnStar = new int[0];
  private final int[] alone = new int[MOST_VERTICES];
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

  LazySplitting(RingPrices rings) {
    this.rings = rings;
    this.scale = rings.scale;
  }

  /** Whether a pair is small enough, and its rings are known. */
  boolean fits(SmallGraph source, SmallGraph target) {
    return rings.isUsable()
        && Math.min(source.order, target.order) > 0
        && Math.max(source.order, target.order) <= MOST_VERTICES
        && Math.max(source.rings.mostAtOne, target.rings.mostAtOne) <= MOST_DEGREE;
  }

  /**
   * Begins with the rings of a pair.
   *
   * @param limit no more than so many halves is of interest
   */
  void begin(SmallGraph source, SmallGraph target, long limit) {
    flipped = source.order > target.order;
    rows = Math.min(source.order, target.order);
    columns = Math.max(source.order, target.order);
    rowStar = flipped ? target.rings.star : source.rings.star;
    columnStar = flipped ? source.rings.star : target.rings.star;
    outside = 0;
    for (int k = 0; k < columns; k++) {
      alone[k] = flipped ? rings.delete(columnStar[k]) : rings.insert(columnStar[k]);
      outside += alone[k];
    }
    int[] mine = source.rings.ring;
    int[] theirs = target.rings.ring;
    if (flipped) {
      for (int k = 0; k < columns; k++) {
        for (int i = 0; i < rows; i++) {
          matrix[i * columns + k] = rings.price(mine[k], theirs[i]) - alone[k];
        }
      }
    } else {
      for (int i = 0; i < rows; i++) {
        for (int k = 0; k < columns; k++) {
          matrix[i * columns + k] = rings.price(mine[i], theirs[k]) - alone[k];
        }
      }
    }
    value = outside + assignment.solve(matrix, rows, columns, limit * scale - outside);
  }

  /** Goes on with what the rings left over. */
  void goOn(Pair newPair) {
    pair = newPair;
    Arrays.fill(first, 0, rows * columns, UNKNOWN);
    Arrays.fill(left, 0, rows, -1L >>> -columns);
    claims = 0;
    rounds = 0;
    idle = 0;
  }

  private int handed(int i, int k) {
    int degree =
        Math.min(
            pair.rowEnds.start[i + 1] - pair.rowEnds.start[i],
            pair.columnEnds.start[k + 1] - pair.columnEnds.start[k]);
    return flipped
        ? rings.handed(columnStar[k], rowStar[i], degree)
        : rings.handed(rowStar[i], columnStar[k], degree);
  }

  /** Whether the distance is beyond so many halves. */
  boolean isBeyond(long limit) {
    return value > limit * scale;
  }

  /** Writes the cheapest assignment. */
  void assignment(int[] image) {
    System.arraycopy(assignment.columnOf, 0, image, 0, rows);
  }

  /** How much more than the bound, in parts, so many halves are. */
  long slack(long limit) {
    return limit * scale - value;
  }

  /** What a row that becomes a column costs beyond the bound, in parts. */
  int reduced(int row, int column) {
    return matrix[row * columns + column] - assignment.u[row] - assignment.v[column];
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
    long most = limit * scale;
    putAside((int) (most - value));
    for (int i = 0; i < rows && value <= most; i++) {
      giveAll(i);
      value += assignment.resume(matrix, rows, columns, i, most - value);
    }
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

  /**
   * Whoever the row could become at no reduced cost gives. Where only the assigned one does,
   * another takes its place: half as many rounds again, and 38 % more pairs grow a tree (aids42k
   * within 7).
   */
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

  /** What rings make of half of every saving, for a pair that no weight moved to or from since. */
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
    int kept = handed(i, k);
    for (int p = rowEnds.start[i]; p < rowEnds.start[i + 1]; p++) {
      long mask = left[rowEnds.other[p]];
      int row = rowEnds.edge[p] * pair.rowStride;
      sum += price[row];
      for (int q = columnEnds.start[k]; q < columnEnds.start[k + 1]; q++) {
        int mine = 0;
        if ((mask >>> columnEnds.other[q] & 1) != 0 && rowEnds.side[p] == columnEnds.side[q]) {
          int column = columnEnds.edge[q] * pair.columnStride;
          int saved = (price[row] + price[column] - price[row + column]) * scale;
          int half = saved / 2 + kept - handed(rowEnds.other[p], columnEnds.other[q]);
          mine = Math.max(0, Math.min(saved, half));
        }
        share[claims++] = mine;
      }
    }
    base[cell] = sum * scale / 2;
    int known = base[cell] - matching(first[cell], degree, degreeThere);
    matrix[cell] = Math.max(matrix[cell], known);
  }

  /** The heaviest matching of the half-edges of a row and of a column, whose shares begin here. */
  private int matching(int at, int degree, int degreeThere) {
    return degree <= degreeThere
        ? matching(at, degree, degreeThere, 1, degreeThere)
        : matching(at, degreeThere, 1, degreeThere, degree);
  }

  /**
   * The heaviest matching of few and many.
   *
   * @param step from one of the few to the next
   * @param over from one of the many to the next
   */
  private int matching(int at, int few, int step, int over, int many) {
    return switch (few) {
      case 0 -> 0;
      case 1 -> one(at, over, many, NOBODY);
      case 2 -> two(at, at + step, over, many, NOBODY);
      case 3 -> three(at, step, over, many);
      default -> all(at, step, over, (1 << few) - 1, (1 << many) - 1);
    };
  }

  /** The heaviest matching without a half-edge of the row and one of the column. */
  private int rest(int at, int degree, int degreeThere, int p, int q) {
    return degree <= degreeThere
        ? rest(at, degree, degreeThere, 1, degreeThere, p, q)
        : rest(at, degreeThere, 1, degreeThere, degree, q, p);
  }

  private int rest(int at, int few, int step, int over, int many, int p, int q) {
    return switch (few) {
      case 1 -> 0;
      case 2 -> one(at + (1 - p) * step, over, many, q);
      case 3 -> two(at + (p == 0 ? step : 0), at + (p == 2 ? step : 2 * step), over, many, q);
      default -> all(at, step, over, ((1 << few) - 1) & ~(1 << p), ((1 << many) - 1) & ~(1 << q));
    };
  }

  /** The heaviest share of one, without a place. */
  private int one(int x, int over, int many, int without) {
    int most = 0;
    for (int q = 0; q < many; q++) {
      most = q == without ? most : Math.max(most, share[x + q * over]);
    }
    return most;
  }

  /** The heaviest two of at least as many, without a place. */
  private int two(int x, int y, int over, int many, int without) {
    int most = 0;
    for (int q = 0; q < many; q++) {
      if (q != without) {
        int ofX = share[x + q * over];
        int ofY = share[y + q * over];
        most = Math.max(most, Math.max(ofX, ofY));
        for (int r = q + 1; r < many; r++) {
          if (r != without) {
            int straight = ofX + share[y + r * over];
            most = Math.max(most, Math.max(straight, share[x + r * over] + ofY));
          }
        }
      }
    }
    return most;
  }

  /** The heaviest three of at least as many. */
  private int three(int at, int step, int over, int many) {
    int most = 0;
    for (int q = 0; q < many; q++) {
      int others = two(at + step, at + 2 * step, over, many, q);
      most = Math.max(most, share[at + q * over] + others);
    }
    return most;
  }

  /** The heaviest matching of some and at least as many. */
  private int all(int at, int step, int over, int ps, int qs) {
    if (ps == 0) {
      return 0;
    }
    int x = at + Integer.numberOfTrailingZeros(ps) * step;
    int others = ps & (ps - 1);
    int most = 0;
    for (int bits = qs; bits != 0; bits &= bits - 1) {
      int q = Integer.numberOfTrailingZeros(bits);
      most = Math.max(most, share[x + q * over] + all(at, step, over, others, qs & ~(1 << q)));
    }
    return most;
  }
}
