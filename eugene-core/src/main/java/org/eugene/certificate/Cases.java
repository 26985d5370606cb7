package org.eugene.certificate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.certificate.Proof.Child;
import org.eugene.certificate.Proof.Crowded;
import org.eugene.certificate.Proof.Item;
import org.eugene.certificate.Proof.Node;
import org.eugene.certificate.Proof.Step;

/**
 * Walks through the cases of a proof: which pairs are fixed, which are excluded, how savings are
 * shared. {@link Checker} has the argument. There is one state; what a case changes is taken back
 * when it is left. M_ik is kept until a share or an exclusion that it depends on changes.
 */
final class Cases {
  /** Operations of a look at a pair with numbers of any size. */
  private static final long LOOK = 8;

  private final Board board;
  private final int n;
  private final BigInteger claim; // in units
  private final BigInteger limit; // in 1/grain units: what is above this is not cheaper
  private final BigInteger allEdges;
  private final Work work;

  private final boolean[] fixedRow;
  private final boolean[] fixedColumn;
  private final List<int[]> rowSymmetries;
  private final List<int[]> columnSymmetries;
  private Optional<Orbits> rowOrbits = Optional.empty(); // of the case at hand, when first needed
  private Optional<Orbits> columnOrbits = Optional.empty();
  private final BitSet excluded = new BitSet(); // by row · n + column
  private final Map<Long, Long> share = new HashMap<>(); // those that differ from one half
  private final BigInteger[] claimed; // M_ik by row and column, as far as they are known
  private final BitSet known = new BitSet();

  private int[] excludedInOrder = new int[64];
  private int exclusions;
  private final List<Told> told = new ArrayList<>();

  /** A share that was told, and what it was before. */
  private record Told(long key, boolean wasHalf, long before) {}

  Cases(Board board, Proof proof, long claim, BigInteger possiblePriceBelow, Work work) {
    this.board = board;
    this.n = board.n;
    this.claim = BigInteger.valueOf(claim);
    this.limit = board.scaled(possiblePriceBelow);
    this.allEdges = board.scaled(board.pair.allEdges());
    this.work = work;
    this.rowSymmetries = proof.rowSymmetries();
    this.columnSymmetries = proof.columnSymmetries();
    this.fixedRow = new boolean[n];
    this.fixedColumn = new boolean[n];
    this.claimed = new BigInteger[board.rows * board.columns];
  }

  /** Whether the node shows that the case at hand holds nothing cheaper. */
  boolean areSettledBy(Node node) throws CertificateException {
    Mark mark = mark();
    boolean settled = false;
    for (Item item : node.items()) {
      if (item instanceof Step step) {
        settled = isSettledBy(step);
      } else if (item instanceof Crowded crowded) {
        settled = isSettledBy(crowded);
      } else if (item instanceof Child child) {
        tryOut(child);
      }
      if (settled) {
        break;
      }
    }
    settled = settled || isSettledByItself();
    backTo(mark);
    return settled;
  }

  // ---- Smaller cases

  private void tryOut(Child child) throws CertificateException {
    int row = child.row();
    int column = child.column();
    if (fixedRow[row] || fixedColumn[column] || isExcluded(row, column)) {
      return; // decided before
    }
    Mark mark = mark();
    Optional<Orbits> rowOrbitsHere = rowOrbits;
    Optional<Orbits> columnOrbitsHere = columnOrbits;
    fix(row, column, true);
    for (int other = 0; other < n; other++) {
      if (other != column) {
        excludeOne(row, other);
      }
      if (other != row) {
        excludeOne(other, column);
      }
    }
    boolean settled = areSettledBy(child.node());
    backTo(mark);
    fix(row, column, false);
    rowOrbits = rowOrbitsHere;
    columnOrbits = columnOrbitsHere;
    if (settled) {
      exclude(row, column);
    }
  }

  private void fix(int row, int column, boolean fixed) {
    fixedRow[row] = fixed;
    fixedColumn[column] = fixed;
    rowOrbits = Optional.empty();
    columnOrbits = Optional.empty();
  }

  // ---- Exclusions

  private boolean isExcluded(int i, int k) {
    return excluded.get(i * n + k);
  }

  /** The first column from this one on that is open to a row, n if there is none. */
  private int open(int i, int from) {
    return Math.min(n, excluded.nextClearBit(i * n + from) - i * n);
  }

  /** Excludes a pair and, if neither of its two is fixed, all that symmetries make of it. */
  private void exclude(int row, int column) throws CertificateException {
    excludeOne(row, column);
    if (fixedRow[row] || fixedColumn[column]) {
      return;
    }
    if (rowOrbits.isEmpty() || columnOrbits.isEmpty()) {
      rowOrbits = Optional.of(new Orbits(board.rowTwins, rowSymmetries, fixedRow, work));
      columnOrbits =
          Optional.of(new Orbits(board.columnTwins, columnSymmetries, fixedColumn, work));
    }
    int i = row;
    do {
      int k = column;
      do {
        excludeOne(i, k);
        k = columnOrbits.get().after(k);
      } while (k != column);
      i = rowOrbits.get().after(i);
    } while (i != row);
  }

  private void excludeOne(int i, int k) throws CertificateException {
    work.spend(1);
    if (!isExcluded(i, k)) {
      excluded.set(i * n + k);
      if (exclusions == excludedInOrder.length) {
        excludedInOrder = Arrays.copyOf(excludedInOrder, 2 * exclusions);
      }
      excludedInOrder[exclusions++] = i * n + k;
      forgetAround(i, k);
    }
  }

  /** What the neighbours of i can claim from those of k depends on whether (i,k) is excluded. */
  private void forgetAround(int i, int k) throws CertificateException {
    if (i >= board.rows || k >= board.columns) {
      return;
    }
    work.spend((long) board.edgesOfRow[i].length * board.edgesOfColumn[k].length);
    for (int e : board.edgesOfRow[i]) {
      int j = Board.otherEnd(board.pair.sourceEdges()[e], i);
      for (int f : board.edgesOfColumn[k]) {
        known.clear(j * board.columns + Board.otherEnd(board.pair.targetEdges()[f], k));
      }
    }
  }

  // ---- Shares

  private long key(int e, int f, int way) {
    return ((long) e * board.pair.targetEdges().length + f) * 2 + way;
  }

  private void tell(long key, long atFrom) {
    Long before = share.put(key, atFrom);
    told.add(before == null ? new Told(key, true, 0) : new Told(key, false, before));
    forgetAt(key);
  }

  /** A share is claimed at two pairs. */
  private void forgetAt(long key) {
    int[][] columnEdges = board.pair.targetEdges();
    int[] edge = board.pair.sourceEdges()[(int) (key / 2 / columnEdges.length)];
    int[] onto = columnEdges[(int) (key / 2 % columnEdges.length)];
    int way = (int) (key % 2);
    known.clear(edge[0] * board.columns + onto[way]);
    known.clear(edge[1] * board.columns + onto[1 - way]);
  }

  /** What e claims from f at its end i when i is at k. */
  private long claimed(int e, int i, int f, int k) {
    int[] edge = board.pair.sourceEdges()[e];
    int[] onto = board.pair.targetEdges()[f];
    boolean straight = (edge[0] == i) == (onto[0] == k);
    if ((board.directed && !straight)
        || isExcluded(Board.otherEnd(edge, i), Board.otherEnd(onto, k))) {
      return 0;
    }
    long saving = board.saving(e, f);
    long atFrom = share.getOrDefault(key(e, f, straight ? 0 : 1), saving / 2);
    return edge[0] == i ? atFrom : Math.subtractExact(saving, atFrom);
  }

  /** M_ik. */
  private BigInteger mostClaimed(int i, int k) throws CertificateException {
    if (i >= board.rows || k >= board.columns) {
      return BigInteger.ZERO;
    }
    int at = i * board.columns + k;
    if (!known.get(at)) {
      claimed[at] = mostClaimedNow(i, k);
      known.set(at);
    }
    return claimed[at];
  }

  private BigInteger mostClaimedNow(int i, int k) throws CertificateException {
    int[] mine = board.edgesOfRow[i];
    int[] theirs = board.edgesOfColumn[k];
    work.spend((long) mine.length * theirs.length);
    long[][] weight = new long[mine.length][theirs.length];
    for (int a = 0; a < mine.length; a++) {
      for (int b = 0; b < theirs.length; b++) {
        weight[a][b] = claimed(mine[a], i, theirs[b], k);
      }
    }
    return Claims.most(weight, work);
  }

  // ---- Bounds

  private boolean isSettledBy(Step step) throws CertificateException {
    long[] changes = step.changes();
    for (int c = 0; c < changes.length; c += 4) {
      long key = key((int) changes[c], (int) changes[c + 1], (int) changes[c + 2]);
      tell(key, changes[c + 3]);
    }
    work.spend(LOOK * n * n);
    BigInteger[] v = new BigInteger[n];
    BigInteger bound = allEdges;
    for (int k = 0; k < n; k++) {
      v[k] = BigInteger.valueOf(step.columnPrices()[k]);
      bound = bound.add(v[k]);
    }
    BigInteger[] least = new BigInteger[n];
    for (int i = 0; i < n; i++) {
      int k = open(i, 0);
      if (k == n) {
        return true; // a row without a column
      }
      least[i] = reduced(i, k, v);
      for (k = open(i, k + 1); k < n; k = open(i, k + 1)) {
        least[i] = least[i].min(reduced(i, k, v));
      }
      bound = bound.add(least[i]);
    }
    if (bound.compareTo(limit) > 0) {
      return true;
    }
    excludeBeyond(limit.subtract(bound), least, v);
    return false;
  }

  /** c_ik − M_ik − v_k. */
  private BigInteger reduced(int i, int k, BigInteger[] v) throws CertificateException {
    return board.price(i, k).subtract(mostClaimed(i, k)).subtract(v[k]);
  }

  /** Excludes the pairs that raise the bound by more than there is room. */
  private void excludeBeyond(BigInteger room, BigInteger[] least, BigInteger[] v)
      throws CertificateException {
    BitSet hopeless = new BitSet(); // found before any is excluded, as that changes M
    for (int i = 0; i < n; i++) {
      BigInteger most = least[i].add(room);
      for (int k = open(i, 0); k < n; k = open(i, k + 1)) {
        hopeless.set(i * n + k, reduced(i, k, v).compareTo(most) > 0);
      }
    }
    for (int pair = hopeless.nextSetBit(0); pair >= 0; pair = hopeless.nextSetBit(pair + 1)) {
      if (!excluded.get(pair)) {
        exclude(pair / n, pair % n);
      }
    }
  }

  /** More rows than these columns are open to no others. */
  private boolean isSettledBy(Crowded crowded) throws CertificateException {
    work.spend((long) n * n);
    boolean[] named = new boolean[n];
    int room = 0;
    for (int k : crowded.columns()) {
      room += named[k] ? 0 : 1;
      named[k] = true;
    }
    int crowd = 0;
    for (int i = 0; i < n; i++) {
      int k = open(i, 0);
      while (k < n && named[k]) {
        k = open(i, k + 1);
      }
      crowd += k == n ? 1 : 0;
    }
    return crowd > room;
  }

  /** A row without a column, or a single mapping left that is not cheaper. */
  private boolean isSettledByItself() throws CertificateException {
    work.spend(n * (1 + n / 64L));
    int[] image = new int[board.rows];
    boolean[] taken = new boolean[n];
    boolean single = true;
    for (int i = 0; i < n; i++) {
      int column = open(i, 0);
      if (column == n) {
        return true;
      }
      if (i < board.rows && open(i, column + 1) == n) {
        if (taken[column]) {
          return true; // two rows with the same only column
        }
        taken[column] = true;
        image[i] = column < board.columns ? column : -1;
      } else {
        single &= i >= board.rows;
      }
    }
    if (!single) {
      return false;
    }
    work.spend(n + board.pair.sourceEdges().length + board.pair.targetEdges().length);
    return board.pair.price(image).compareTo(claim) >= 0;
  }

  // ---- Taking back

  /** Where a case began: how many exclusions and shares there were. */
  private record Mark(int exclusions, int shares) {}

  private Mark mark() {
    return new Mark(exclusions, told.size());
  }

  private void backTo(Mark mark) throws CertificateException {
    while (exclusions > mark.exclusions) {
      int pair = excludedInOrder[--exclusions];
      excluded.clear(pair);
      forgetAround(pair / n, pair % n);
    }
    while (told.size() > mark.shares) {
      Told last = told.remove(told.size() - 1);
      if (last.wasHalf) {
        share.remove(last.key);
      } else {
        share.put(last.key, last.before);
      }
      forgetAt(last.key);
    }
  }
}
