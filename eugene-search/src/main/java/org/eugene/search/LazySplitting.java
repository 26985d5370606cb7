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
 * its reduced cost being 0, and that claims an edge whose other end goes elsewhere gives most of
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
  /** Vertices of either graph; beyond it a round takes longer than it saves. */
  static final int MOST_VERTICES = 256;

  /**
   * Half-edges at one vertex: d of them are matched in d! ways. With 8, a search of RankingTest was
   * not over after two minutes of CPU time; with 5 the whole test takes a second.
   */
  static final int MOST_DEGREE = 5;

  private static final int NEVER = 1 << 28;

  private static final int UNKNOWN = -1;

  /**
   * Sixteenths of a gap that are moved at once. On aids42k within 7: 8 takes 229,000 rounds of
   * moving and 115,000 nodes, 11 takes 170,000 and 92,000, 13 takes 151,000 and 82,000, 14 takes
   * 143,000 and 77,000 but more moves, and 16 ends with 205,000 and 123,000.
   */
  private static final int MOVED_IN_16 = 13;

  private final RingPrices rings;
  private final int scale;
  private final IntAssignment assignment = new IntAssignment();
  private int[] matrix = new int[0];
  private int[] first = new int[0]; // claims, or UNKNOWN
  private int[] base = new int[0]; // price without savings
  private int[] left = new int[0]; // columns that a row can become, from row · columns on
  private int[] lefts = new int[0]; // how many
  private int[] share = new int[1024];
  private int claims;

  private final RowsAndColumns pair;
  private int rows;
  private int columns;
  private boolean flipped;
  private int[] rowStar = new int[0];
  private int[] columnStar = new int[0];
  private int[] rowRing = new int[0];
  private int[] columnRing = new int[0];
  private int[] alone = new int[0];
  private final int[] room = RingPrices.room();
  private int[] firstWith = new int[0]; // of each ring: the first place of the target, plus 1
  private int[] nextWith = new int[0]; // of each place: the next one with the same ring, plus 1
  private long value;
  private int rounds;
  private boolean isPutAside; // whatever is beyond the limit, and nothing has changed since
  private int idle;

  LazySplitting(RingPrices rings, RowsAndColumns pair) {
    this.rings = rings;
    this.scale = rings.scale;
    this.pair = pair;
  }

  /** Whether a pair is small enough, and its rings are known. */
  boolean fits(Rings source, Rings target) {
    return rings.isUsable()
        && Math.min(source.ring.length, target.ring.length) > 0
        && Math.max(source.ring.length, target.ring.length) <= MOST_VERTICES
        && Math.max(source.mostAtOne, target.mostAtOne) <= MOST_DEGREE;
  }

  /**
   * Begins with the rings of a pair.
   *
   * @param limit no more than so many halves is of interest
   */
  void begin(Rings source, Rings target, long limit) {
    flipped = source.ring.length > target.ring.length;
    Rings ofRows = flipped ? target : source;
    Rings ofColumns = flipped ? source : target;
    rows = ofRows.ring.length;
    columns = ofColumns.ring.length;
    rowStar = ofRows.star;
    columnStar = ofColumns.star;
    rowRing = ofRows.ring;
    columnRing = ofColumns.ring;
    makeRoom();
    for (int k = 0; k < columns; k++) {
      alone[k] = flipped ? rings.delete(columnStar[k]) : rings.insert(columnStar[k]);
    }
    assignment.begin(columns, this::fill);
    assignTwins(source.twin, target.ring);
    value = assignment.finish(matrix, columns, limit * scale);
  }

  /** Equal rings become each other for nothing, for a start. */
  private void assignTwins(int[] twin, int[] ring) {
    int[] next = nextWith;
    for (int t = ring.length - 1; t >= 0; t--) {
      if (firstWith.length <= ring[t]) {
        firstWith = Arrays.copyOf(firstWith, 2 * ring[t] + 2);
      }
      next[t] = firstWith[ring[t]];
      firstWith[ring[t]] = t + 1;
    }
    int[] first = firstWith;
    for (int s = 0; s < twin.length; s++) {
      int t = twin[s] < first.length ? first[twin[s]] - 1 : -1;
      if (t >= 0) {
        first[twin[s]] = next[t];
        assignment.assign(flipped ? t : s, flipped ? s : t);
      }
    }
    for (int number : ring) {
      first[number] = 0;
    }
  }

  /** Rows behind the last one are there for columns that nobody takes. */
  private void fill(int i) {
    int at = i * columns;
    if (i >= rows) {
      System.arraycopy(alone, 0, matrix, at, columns);
    } else if (flipped) {
      rings.pricesTo(rowRing[i], columnRing, columns, matrix, at, room);
    } else {
      rings.pricesFrom(rowRing[i], columnRing, columns, matrix, at, room);
    }
  }

  private void makeRoom() {
    if (alone.length < columns) {
      int size = 2 * columns;
      matrix = new int[size * size];
      first = new int[size * size];
      base = new int[size * size];
      left = new int[size * size];
      lefts = new int[size];
      alone = new int[size];
      nextWith = new int[size];
    }
  }

  /** Goes on with what the rings left over: rows pay what columns cost more than alone. */
  void goOn(long limit) {
    assignment.forget(rows, columns, alone);
    Arrays.fill(first, 0, rows * columns, UNKNOWN);
    int slack = (int) (limit * scale - value);
    int[] v = assignment.v;
    int[] price = matrix;
    int[] open = left;
    for (int i = 0; i < rows; i++) {
      int most = slack + assignment.u[i];
      int row = i * columns;
      int kept = row;
      for (int k = 0; k < columns; k++) {
        int here = price[row + k] - alone[k];
        int beyond = (most - here + v[k]) >> 31; // -1 or 0
        price[row + k] = beyond != 0 ? NEVER : here;
        open[kept] = k;
        kept += 1 + beyond;
      }
      lefts[i] = kept - row;
    }
    claims = 0;
    isPutAside = true;
    rounds = 0;
    idle = 0;
  }

  private int handed(int i, int k) {
    return flipped
        ? rings.handed(columnStar[k], rowStar[i])
        : rings.handed(rowStar[i], columnStar[k]);
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
    return matrix[row * columns + column] < NEVER;
  }

  /**
   * Moves weight once and raises the bound.
   *
   * @param mostRounds so many since the pair or a row of it was fixed are worth it
   * @param patience so many without a gain end it
   * @return whether it is worth another time
   */
  boolean raise(long limit, int mostRounds, int patience) {
    long before = value;
    long most = limit * scale;
    if (!isPutAside) {
      putAside((int) (most - value));
    }
    isPutAside = false;
    for (int i = 0; i < rows && value <= most; i++) {
      if (rounds > 0 || !goesAlong(i)) {
        giveAll(i);
        value += assignment.resume(matrix, rows, columns, i, most - value);
      }
    }
    idle = value > before ? 0 : idle + 1;
    return ++rounds < mostRounds && idle < patience;
  }

  /**
   * Whether a row and its neighbours become a column and its neighbours. Such a row keeps what it
   * claims; what it might become instead can wait for the second round, before which three of five
   * pairs are refuted (aids42k within 7; a fortieth of the time).
   */
  private boolean goesAlong(int i) {
    HalfEdges rowEnds = pair.rowEnds;
    HalfEdges columnEnds = pair.columnEnds;
    int[] columnOf = assignment.columnOf;
    int k = columnOf[i];
    int from = columnEnds.start[k];
    int to = columnEnds.start[k + 1];
    int end = rowEnds.start[i + 1];
    if (end - rowEnds.start[i] != to - from) {
      return false;
    }
    for (int p = rowEnds.start[i]; p < end; p++) {
      int column = columnOf[rowEnds.other[p]];
      int q = from;
      while (q < to && columnEnds.other[q] != column) {
        q++;
      }
      if (q == to) {
        return false;
      }
    }
    return true;
  }

  /** All that {@link #restore} puts back. */
  static final class State {
    private int[] matrix = new int[0];
    private int[] first = new int[0];
    private int[] base = new int[0];
    private int[] left = new int[0];
    private int[] lefts = new int[0];
    private int[] share = new int[0];
    private int claims;
    private long value;
    private final IntAssignment assignment = new IntAssignment();
  }

  /** Keeps what is known of the pair. */
  void save(State state) {
    int cells = rows * columns;
    if (state.matrix.length < cells) {
      state.matrix = new int[2 * cells];
      state.first = new int[2 * cells];
      state.base = new int[2 * cells];
      state.left = new int[2 * cells];
      state.lefts = new int[2 * rows];
    }
    if (state.share.length < claims) {
      state.share = new int[2 * claims];
    }
    System.arraycopy(matrix, 0, state.matrix, 0, cells);
    System.arraycopy(first, 0, state.first, 0, cells);
    System.arraycopy(base, 0, state.base, 0, cells);
    System.arraycopy(left, 0, state.left, 0, cells);
    System.arraycopy(lefts, 0, state.lefts, 0, rows);
    System.arraycopy(share, 0, state.share, 0, claims);
    state.claims = claims;
    state.value = value;
    state.assignment.copy(assignment, rows, columns);
  }

  /** Knows what was known then. */
  void restore(State state) {
    int cells = rows * columns;
    System.arraycopy(state.matrix, 0, matrix, 0, cells);
    System.arraycopy(state.first, 0, first, 0, cells);
    System.arraycopy(state.base, 0, base, 0, cells);
    System.arraycopy(state.left, 0, left, 0, cells);
    System.arraycopy(state.lefts, 0, lefts, 0, rows);
    System.arraycopy(state.share, 0, share, 0, state.claims);
    claims = state.claims;
    value = state.value;
    assignment.copy(state.assignment, rows, columns);
  }

  /** A row becomes a column from now on, and no other row does. */
  void fix(int i, int k, long limit) {
    int row = i * columns;
    for (int at = row, end = row + lefts[i]; at < end; at++) {
      if (left[at] != k) {
        matrix[row + left[at]] = NEVER;
      }
    }
    left[row] = k;
    lefts[i] = 1;
    for (int j = 0; j < rows; j++) {
      if (j != i && matrix[j * columns + k] < NEVER) {
        matrix[j * columns + k] = NEVER;
        int at = j * columns;
        while (left[at] != k) {
          at++;
        }
        left[at] = left[j * columns + --lefts[j]];
      }
    }
    long most = limit * scale;
    int loser = assignment.rowOf[k];
    if (loser != i) {
      if (loser >= 0) {
        value += assignment.resume(matrix, rows, columns, loser, most - value);
      }
      if (value <= most) {
        value += assignment.resume(matrix, rows, columns, i, most - value);
      }
    }
    rounds = 0;
    idle = 0;
  }

  /** The column that the cheapest assignment has for a row. */
  int assigned(int i) {
    return assignment.columnOf[i];
  }

  /** How many columns a row can become. */
  int lefts(int i) {
    return lefts[i];
  }

  /** One of the columns that a row can become. */
  int left(int i, int at) {
    return left[i * columns + at];
  }

  private void putAside(int slack) {
    int[] v = assignment.v;
    int[] price = matrix;
    int[] open = left;
    for (int i = 0; i < rows; i++) {
      int most = slack + assignment.u[i];
      int row = i * columns;
      int kept = row;
      for (int at = row, end = row + lefts[i]; at < end; at++) {
        int k = open[at];
        int here = price[row + k];
        int beyond = (most - here + v[k]) >> 31; // -1 or 0
        price[row + k] = beyond != 0 ? NEVER : here;
        open[kept] = k;
        kept += 1 + beyond;
      }
      lefts[i] = kept - row;
    }
  }

  /**
   * Whoever the row could become at no reduced cost gives. Where only the assigned one does,
   * another takes its place: half as many rounds again, and 38 % more pairs grow a tree (aids42k
   * within 7).
   */
  private void giveAll(int i) {
    int row = i * columns;
    int u = assignment.u[i];
    int[] v = assignment.v;
    int[] price = matrix;
    int[] open = left;
    for (int at = row, end = row + lefts[i]; at < end; at++) {
      int k = open[at];
      if (price[row + k] == u + v[k]) {
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
    int claim = first[cell];
    int at = claim;
    int matched = Matching.heaviest(share, at, degree, degreeThere);
    if (agreed(at, p0, degree, q0, degreeThere) == matched) {
      matrix[cell] = base[cell] - matched;
      return; // whatever it gives, it can claim as much
    }
    int free = base[cell] - assignment.u[i] - assignment.v[k];
    int[] shares = share;
    int[] otherThere = columnEnds.other;
    for (int p = 0; p < degree; p++) {
      int j = rowEnds.other[p0 + p];
      int itsColumn = assignment.columnOf[j];
      for (int q = 0; q < degreeThere; q++, claim++) {
        int l = otherThere[q0 + q];
        int mine = shares[claim];
        if (mine > 0
            && itsColumn != l
            && mine + Matching.rest(shares, at, degree, degreeThere, p, q) == matched) {
          if (move(claim, j, l, p0 + p, q0 + q, free - matched)) {
            matched = Matching.heaviest(share, at, degree, degreeThere);
          }
          shares = share; // may have been moved to a larger one
        }
      }
    }
    matrix[cell] = base[cell] - matched;
  }

  /** What a pair claims of edges whose other ends are assigned as it claims. */
  private int agreed(int at, int p0, int degree, int q0, int degreeThere) {
    int[] ends = pair.rowEnds.other;
    int[] endsThere = pair.columnEnds.other;
    int[] columnOf = assignment.columnOf;
    int[] shares = share;
    int sum = 0;
    for (int p = p0, claim = at; p < p0 + degree; p++) {
      int column = columnOf[ends[p]];
      for (int q = q0; q < q0 + degreeThere; q++, claim++) {
        int mine = shares[claim];
        sum += endsThere[q] == column ? mine : 0;
      }
    }
    return sum;
  }

  /** Whether weight of a claim moves to its other end, the pair (j,l), where the gap is larger. */
  private boolean move(int claim, int j, int l, int p, int q, int here) {
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
    int with = share[other] + Matching.rest(share, at, degree, degreeThere, pThere, qThere);
    int there = base[cell] - with - dual;
    if (there <= here) {
      return false;
    }
    int less = Math.min((int) ((there - here) * (long) MOVED_IN_16 / 16) + 1, share[claim]);
    share[claim] -= less;
    share[other] += less;
    matrix[cell] = Math.min(matrix[cell], dual + there - less);
    return true;
  }

  /** Takes away the claims whose other end was put aside. */
  private void drop(int i, int k) {
    HalfEdges rowEnds = pair.rowEnds;
    HalfEdges columnEnds = pair.columnEnds;
    int claim = first[i * columns + k];
    int q0 = columnEnds.start[k];
    int q1 = columnEnds.start[k + 1];
    int[] price = matrix;
    int[] shares = share;
    int[] otherThere = columnEnds.other;
    for (int p = rowEnds.start[i], p1 = rowEnds.start[i + 1]; p < p1; p++) {
      int row = rowEnds.other[p] * columns;
      for (int q = q0; q < q1; q++, claim++) {
        int mine = shares[claim];
        shares[claim] = price[row + otherThere[q]] >= NEVER ? 0 : mine;
      }
    }
  }

  /** What rings make of half of every saving, for a pair that no weight moved to or from since. */
  private void workOut(int i, int k) {
    HalfEdges rowEnds = pair.rowEnds;
    HalfEdges columnEnds = pair.columnEnds;
    int degree = rowEnds.start[i + 1] - rowEnds.start[i];
    int q0 = columnEnds.start[k];
    int q1 = columnEnds.start[k + 1];
    int degreeThere = q1 - q0;
    if (share.length < claims + degree * degreeThere) {
      share = Arrays.copyOf(share, 2 * (claims + degree * degreeThere));
    }
    int[] price = pair.edgePrice;
    int[] known = matrix;
    int[] shares = share;
    int[] otherThere = columnEnds.other;
    int[] sideThere = columnEnds.side;
    int[] edgeThere = columnEnds.edge;
    int stride = pair.columnStride;
    int cell = i * columns + k;
    int at = claims;
    int claim = at;
    int sum = 2 * pair.vertexMore(i, k);
    int kept = handed(i, k);
    for (int p = rowEnds.start[i], p1 = p + degree; p < p1; p++) {
      int j = rowEnds.other[p];
      int side = rowEnds.side[p];
      int row = rowEnds.edge[p] * pair.rowStride;
      int ofRow = price[row];
      int start = j * columns;
      sum += ofRow;
      for (int q = q0; q < q1; q++, claim++) {
        int l = otherThere[q];
        int mine = 0;
        if (known[start + l] < NEVER && side == sideThere[q]) {
          int column = edgeThere[q] * stride;
          int saved = (ofRow + price[column] - price[row + column]) * scale;
          int half = (saved >> 1) + kept - handed(j, l);
          half = half < saved ? half : saved;
          mine = half < 0 ? 0 : half;
        }
        shares[claim] = mine;
      }
    }
    first[cell] = at;
    claims = claim;
    base[cell] = sum * scale / 2;
  }
}
