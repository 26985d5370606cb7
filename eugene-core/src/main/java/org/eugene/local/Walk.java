package org.eugene.local;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;

/**
 * A walk over permutations by swaps of two rows at a temperature (Metropolis et al. 1953, key
 * {@code metropolis1953}): a swap that costs nothing is made, one that costs something with a
 * chance that falls with its cost. Most swaps are proposed where they can help: a row moves next to
 * where one of its neighbours sits, so that at least one edge falls onto an edge. On sparse graphs
 * such a proposal takes some 25 ns, for no table of swaps has to be kept.
 *
 * <p>What row i saves at column k is a sum over kinds a of row half-edges and b of column
 * half-edges,
 *
 * <pre>Σ saving(a, b) · |columns of i's neighbours over a ∩ k's neighbours over b|,</pre>
 *
 * which is counted on bit sets of columns; those of the rows are mended with every swap. Where sets
 * have several words or edges several kinds, it is summed over the edges of the row instead, which
 * is two to three times as quick on molecules of 71 to 100 atoms with kinds of bonds.
 */
final class Walk {
  /**
   * So many proposals of 256 are guided by a neighbour, the others go anywhere. Halved, 6 of 50
   * mappings of aids, 2 of python-ast and one of molhiv are worse.
   */
  static final MethodOption<Long> GUIDED =
      MethodOption.whole(
          "tempering.guided", "proposals of 256 that are guided by a neighbour", 204, 0, 256);

  /**
   * Swaps that mend what a dear one has broken, at most. On 100 pairs of molhiv with 25 to 50
   * vertices under paper-2, three seeds, 276 are right with 4, 275 with 8 and 274 with 16, in 95,
   * 111 and 122 ms.
   */
  static final MethodOption<Long> REPAIRS =
      MethodOption.whole(
          "tempering.repairs", "swaps that follow a dear one before it is given up", 4, 0, 1_000);

  static final int LOTS = 1 << 10;

  /**
   * Exponentially distributed: a swap that costs more than its lot times the temperature is off.
   */
  static final double[] LOT =
      IntStream.range(0, LOTS).mapToDouble(at -> -StrictMath.log((at + 0.5) / LOTS)).toArray();

  /** Swaps that cost more than so many edges beyond what is allowed are not worth mending. */
  private static final int FAR = 8;

  /**
   * Of such swaps one in four is mended, as random bits decide. On 300 pairs of aids and molhiv
   * with 25 to 50 vertices 289 are right so, 287 where it is one in eight, 285 where it is one in
   * two and 275 where it is none, all in the same time.
   */
  private static final int SELDOM = 3;

  private final SavingsModel model;
  private final SeededRandom random;
  private final int n;
  private final int rows;
  private final int columns;
  private final HalfEdges rowHalves;
  private final HalfEdges columnHalves;
  private final int words; // of a set of columns
  private final long[] rowSets; // columns of the neighbours of a row, by kind and row
  private final long[] columnSets; // neighbours of a column, by kind and column
  private final int[] rowLayer; // where the sets of row kind a begin, for each pair of kinds
  private final int[] columnLayer;
  private final int[] savings; // of each pair of kinds that saves anything
  private final byte[] kindAt; // of the edge between two columns, from 1 on; 0 if there is none
  private final int kindsAndNone;
  private final int[] savingAt; // by row kind and that
  // Copies of what every proposal asks; the half-edges of a vertex end where those of the next
  // begin. With them and one look at a set where several were, 15 % less time on molecules of 25
  // to 50 vertices.
  private final int[] rowStart;
  private final int[] rowOther;
  private final int[] columnStart;
  private final int[] columnOther;
  private final int[] kindOffset; // of a row half-edge: where its kind begins in savingAt
  private final int[] rowAdjacency;
  private final boolean directed;
  private final int[] cost;
  private final boolean isInOneWord;
  private final boolean byEdges; // then there are no sets of columns to keep
  private final long guided;
  private final int saving;
  private final int[] limits = new int[LOTS];
  private final int repairs;
  private final int largestSaving;
  private final int[] moved; // rows, in the order in which a cluster moved them
  private final int[] turn; // of a cluster that moved a row last
  private final int[] swapped; // pairs of rows, to be undone
  private int turns;
  private final int[] column;
  private final int[] rowOf;
  private int now;
  private final int[] best;
  private int bestCost = Integer.MAX_VALUE;

  Walk(SavingsModel model, MethodOptions tuning, long seed) {
    this.model = model;
    this.guided = tuning.get(GUIDED);
    this.random = new SeededRandom(seed);
    this.n = model.order();
    this.rows = model.rows();
    this.columns = model.columns();
    this.rowHalves = model.rowHalves();
    this.columnHalves = model.columnHalves();
    this.words = (n + 63) / 64;
    this.rowSets = new long[rowHalves.kinds() * n * words];
    this.columnSets = columnSets();
    int[] pairs = pairsOfKinds();
    this.rowLayer = new int[pairs.length];
    this.columnLayer = new int[pairs.length];
    this.savings = new int[pairs.length];
    for (int p = 0; p < pairs.length; p++) {
      rowLayer[p] = pairs[p] / columnHalves.kinds() * n * words;
      columnLayer[p] = pairs[p] % columnHalves.kinds() * n * words;
      savings[p] = model.savingByKind()[pairs[p]];
    }
    this.directed = model.problem().isDirected();
    this.isInOneWord = words == 1 && rowHalves.kinds() == 1 && columnHalves.kinds() == 1;
    this.saving = savings.length == 0 ? 0 : savings[0];
    this.kindsAndNone = columnHalves.kinds() + 1;
    this.byEdges = !directed && !isInOneWord && kindsAndNone <= Byte.MAX_VALUE;
    this.kindAt = new byte[byEdges ? n * n : 0];
    this.savingAt = new int[rowHalves.kinds() * kindsAndNone];
    if (byEdges) {
      tabulateKinds();
    }
    this.rowStart = starts(rowHalves, rows);
    this.rowOther = others(rowHalves);
    this.columnStart = starts(columnHalves, columns);
    this.columnOther = others(columnHalves);
    this.kindOffset = new int[rowHalves.count()];
    Arrays.setAll(kindOffset, h -> rowHalves.kind(h) * kindsAndNone);
    this.rowAdjacency = rowHalves.adjacency(n, directed);
    this.cost = new int[n * n];
    Arrays.setAll(cost, at -> model.cost(at / n, at % n));
    this.column = new int[n];
    this.rowOf = new int[n];
    this.best = new int[n];
    this.repairs = tuning.get(Tempering.CLUSTERS) ? tuning.count(REPAIRS) : 0;
    this.largestSaving = IntStream.of(savings).max().orElse(0);
    this.moved = new int[2 * repairs + 2];
    this.swapped = new int[2 * repairs + 2];
    this.turn = new int[n];
  }

  private static int[] starts(HalfEdges halves, int vertices) {
    int[] starts = new int[vertices + 1];
    Arrays.setAll(starts, halves::start);
    return starts;
  }

  private static int[] others(HalfEdges halves) {
    int[] others = new int[halves.count()];
    Arrays.setAll(others, halves::other);
    return others;
  }

  private void tabulateKinds() {
    for (int g = 0; g < columnHalves.count(); g++) {
      kindAt[columnHalves.owner(g) * n + columnHalves.other(g)] = (byte) (columnHalves.kind(g) + 1);
    }
    int[] savingByKind = model.savingByKind();
    for (int a = 0; a < rowHalves.kinds(); a++) {
      for (int b = 0; b < columnHalves.kinds(); b++) {
        savingAt[a * kindsAndNone + b + 1] = savingByKind[a * columnHalves.kinds() + b];
      }
    }
  }

  private long[] columnSets() {
    long[] sets = new long[columnHalves.kinds() * n * words];
    for (int g = 0; g < columnHalves.count(); g++) {
      int k = columnHalves.other(g);
      sets[(columnHalves.kind(g) * n + columnHalves.owner(g)) * words + k / 64] |= 1L << k;
    }
    return sets;
  }

  /** Those pairs of a row kind and a column kind that save anything. */
  private int[] pairsOfKinds() {
    int[] savingByKind = model.savingByKind();
    int[] pairs = new int[savingByKind.length];
    int count = 0;
    for (int pair = 0; pair < savingByKind.length; pair++) {
      if (savingByKind[pair] != 0) {
        pairs[count++] = pair;
      }
    }
    return Arrays.copyOf(pairs, count);
  }

  /** The cheapest permutation so far. */
  int[] best() {
    return best.clone();
  }

  /** Its cost, scaled as the model is. */
  int bestCost() {
    return bestCost;
  }

  /** Where it is now. */
  int[] permutation() {
    return column.clone();
  }

  /** What that costs: the start and all changes since. */
  int cost() {
    return now;
  }

  /** Goes on from this permutation. */
  void set(int[] permutation) {
    for (int i = 0; i < n; i++) {
      column[i] = permutation[i];
      rowOf[permutation[i]] = i;
    }
    if (!byEdges) {
      Arrays.fill(rowSets, 0);
      for (int h = 0; h < rowHalves.count(); h++) {
        flip(h, column[rowHalves.other(h)]);
      }
    }
    now = model.scaledCost(permutation);
    remember();
  }

  /** Adds a column to the set of the half-edge's owner, or takes it away. */
  private void flip(int h, int k) {
    rowSets[(rowHalves.kind(h) * n + rowHalves.owner(h)) * words + k / 64] ^= 1L << k;
  }

  private void remember() {
    if (now < bestCost) {
      bestCost = now;
      System.arraycopy(column, 0, best, 0, n);
    }
  }

  /** So many proposals at one temperature. */
  void stay(double temperature, int proposals) {
    for (int at = 0; at < LOTS; at++) {
      limits[at] = (int) (temperature * LOT[at]);
    }
    if (rows > 0 && n > 1) {
      propose(proposals);
    }
  }

  private void propose(int proposals) {
    for (int p = 0; p < proposals; p++) {
      // One random number is enough: bits 0–7 guided or not, 8–23 the row, 24–39 and 40–53 the
      // other row, the last ten the lot.
      long bits = random.nextLong();
      int i = share(bits >>> 8, 16, rows);
      int j = (bits & 255) < guided ? nextToNeighbour(i, bits) : share(bits >>> 24, 16, n);
      if (i != j) {
        int delta = change(i, j);
        int limit = limits[(int) (bits >>> 54)];
        if (delta <= limit) {
          swap(i, j);
          now += delta;
          if (now < bestCost) {
            remember();
          }
        } else if (repairs > 0
            && (bits & SELDOM) == 0
            && (bits & 255) < guided
            && delta <= limit + FAR * largestSaving) {
          p += moveCluster(i, j, delta, limit);
        }
      }
    }
  }

  private int change(int i, int j) {
    if (isInOneWord) {
      return deltaInOneWord(i, j);
    }
    return byEdges ? deltaByEdges(i, j) : delta(i, j);
  }

  /**
   * Makes a swap that is too dear and lets the neighbours of who has moved follow, nearest first,
   * each to the cheapest place that joins it again; all of it is undone unless it ends within the
   * limit.
   *
   * @return how many swaps that took, in vain or not
   */
  private int moveCluster(int i, int j, int delta, int limit) {
    turns++;
    int swaps = 0;
    int count = 0;
    int total = delta;
    swap(i, j);
    swapped[swaps++] = i;
    swapped[swaps++] = j;
    moved[count++] = i;
    moved[count++] = j;
    turn[i] = turns;
    turn[j] = turns;
    for (int at = 0; at < count; at++) {
      int x = moved[at];
      int y = column[x];
      if (x >= rows || y >= columns) {
        continue;
      }
      for (int h = rowStart[x]; h < rowStart[x + 1]; h++) {
        int a = rowOther[h];
        if (turn[a] == turns || isNextTo(y, column[a])) {
          continue;
        }
        int b = cheapestNextTo(y, x, a);
        if (b >= 0) {
          total += change(a, b);
          swap(a, b);
          swapped[swaps++] = a;
          swapped[swaps++] = b;
          if (total <= limit) {
            now += total;
            if (now < bestCost) {
              remember();
            }
            return swaps;
          }
          moved[count++] = a;
          moved[count++] = b;
          turn[a] = turns;
          turn[b] = turns;
          if (swaps == swapped.length) {
            return undo(swaps);
          }
        }
      }
    }
    return undo(swaps);
  }

  private int undo(int swaps) {
    for (int at = swaps - 2; at >= 0; at -= 2) {
      swap(swapped[at], swapped[at + 1]);
    }
    return swaps;
  }

  /** Whether an edge leads from a column to another. */
  private boolean isNextTo(int k, int l) {
    if (isInOneWord) {
      return (columnSets[k] >>> l & 1) != 0;
    }
    for (int g = columnStart[k]; g < columnStart[k + 1]; g++) {
      if (columnOther[g] == l) {
        return true;
      }
    }
    return false;
  }

  /** The row with which row a swaps best to get next to column y, where row x is; -1 if none. */
  private int cheapestNextTo(int y, int x, int a) {
    int cheapest = -1;
    int least = Integer.MAX_VALUE;
    for (int g = columnStart[y]; g < columnStart[y + 1]; g++) {
      int b = rowOf[columnOther[g]];
      if (turn[b] != turns && b != a && (b >= rows || rowAdjacency[x * n + b] == 0)) {
        int delta = change(a, b);
        if (delta < least) {
          least = delta;
          cheapest = b;
        }
      }
    }
    return cheapest;
  }

  /** A number from 0 to bound - 1 out of some random bits. */
  private static int share(long bits, int width, int bound) {
    return (int) (((bits & ((1L << width) - 1)) * bound) >>> width);
  }

  /** The row whose column is next to that of a random neighbour of i; i if there is none. */
  private int nextToNeighbour(int i, long bits) {
    int h = rowStart[i];
    int degree = rowStart[i + 1] - h;
    if (degree == 0) {
      return i;
    }
    int k = column[rowOther[h + share(bits >>> 24, 16, degree)]];
    if (k >= columns) {
      return i;
    }
    int g = columnStart[k];
    int columnDegree = columnStart[k + 1] - g;
    return columnDegree == 0 ? i : rowOf[columnOther[g + share(bits >>> 40, 14, columnDegree)]];
  }

  /** {@link #delta} where there is one kind of edge and a set of columns is one word. */
  private int deltaInOneWord(int i, int j) {
    int k = column[i];
    int l = column[j];
    long setI = rowSets[i];
    long setJ = rowSets[j];
    long setK = columnSets[k];
    long setL = columnSets[l];
    int lost =
        Long.bitCount(setI & setK)
            + Long.bitCount(setJ & setL)
            - Long.bitCount(setI & setL)
            - Long.bitCount(setJ & setK);
    if (rowAdjacency[i * n + j] != 0) {
      lost -= 2 * (int) ((setK >>> l) & 1);
    }
    return cost[i * n + l] + cost[j * n + k] - cost[i * n + k] - cost[j * n + l] + saving * lost;
  }

  /**
   * {@link #delta} edge by edge, where an edge has the same kind at both ends. What joins i and j
   * saves as much after the swap as before, so it is left out.
   */
  private int deltaByEdges(int i, int j) {
    int k = column[i];
    int l = column[j];
    int delta = cost[i * n + l] + cost[j * n + k] - cost[i * n + k] - cost[j * n + l];
    delta += lostByEdges(i, j, k, l);
    return j < rows ? delta + lostByEdges(j, i, l, k) : delta;
  }

  /** What row i saves at column k less what it saves at l, without its edge to row j. */
  private int lostByEdges(int i, int j, int k, int l) {
    int lost = 0;
    int atK = k * n;
    int atL = l * n;
    for (int h = rowStart[i], end = rowStart[i + 1]; h < end; h++) {
      int a = rowOther[h];
      if (a != j) {
        int c = column[a];
        int ofKind = kindOffset[h];
        lost += savingAt[ofKind + kindAt[atK + c]] - savingAt[ofKind + kindAt[atL + c]];
      }
    }
    return lost;
  }

  /** By how much the cost changes if rows i and j swap columns. */
  private int delta(int i, int j) {
    int k = column[i];
    int l = column[j];
    int delta = cost[i * n + l] + cost[j * n + k] - cost[i * n + k] - cost[j * n + l];
    for (int p = 0; p < savings.length; p++) {
      int ofI = rowLayer[p] + i * words;
      int ofJ = rowLayer[p] + j * words;
      int atK = columnLayer[p] + k * words;
      int atL = columnLayer[p] + l * words;
      int lost = 0;
      for (int w = 0; w < words; w++) {
        long setI = rowSets[ofI + w];
        long setJ = rowSets[ofJ + w];
        long setK = columnSets[atK + w];
        long setL = columnSets[atL + w];
        lost +=
            Long.bitCount(setI & setK)
                + Long.bitCount(setJ & setL)
                - Long.bitCount(setI & setL)
                - Long.bitCount(setJ & setK);
      }
      delta += savings[p] * lost;
    }
    boolean adjacent = rowAdjacency[i * n + j] != 0 || (directed && rowAdjacency[j * n + i] != 0);
    return adjacent ? delta - between(i, j, k, l) : delta;
  }

  /**
   * What edges between two rows save before and after their swap. Above, before was counted at both
   * ends and after at none.
   */
  private int between(int i, int j, int k, int l) {
    int sum = 0;
    for (int h = rowStart[i]; h < rowStart[i + 1]; h++) {
      if (rowOther[h] == j) {
        for (int g = 0; g < columnHalves.kinds(); g++) {
          int layer = g * n * words;
          int saving = model.savingByKind()[rowHalves.kind(h) * columnHalves.kinds() + g];
          sum += saving * (has(layer + k * words, l) + has(layer + l * words, k));
        }
      }
    }
    return sum;
  }

  private int has(int set, int k) {
    return (int) (columnSets[set + k / 64] >>> k) & 1;
  }

  private void swap(int i, int j) {
    int k = column[i];
    int l = column[j];
    column[i] = l;
    column[j] = k;
    rowOf[l] = i;
    rowOf[k] = j;
    if (isInOneWord) {
      long both = 1L << k | 1L << l;
      tellInOneWord(i, both);
      if (j < rows) {
        tellInOneWord(j, both);
      }
    } else if (!byEdges) {
      tellNeighbours(i, k, l);
      if (j < rows) {
        tellNeighbours(j, l, k);
      }
    }
  }

  /** {@link #tellNeighbours} where there is one kind of edge and a set of columns is one word. */
  private void tellInOneWord(int i, long both) {
    for (int h = rowStart[i], end = rowStart[i + 1]; h < end; h++) {
      rowSets[rowOther[h]] ^= both;
    }
  }

  /** Row i has moved from column k to l. */
  private void tellNeighbours(int i, int k, int l) {
    for (int h = rowStart[i]; h < rowStart[i + 1]; h++) {
      int twin = rowHalves.twin(h);
      flip(twin, k);
      flip(twin, l);
    }
  }
}
