package org.eugene.search;

import java.util.Arrays;

/**
 * What turning a ring of the sources into one of the targets costs at least, in {@link #scale}
 * parts of half a unit: BRANCH that looks one edge farther.
 *
 * <p>In a mapping every pair of vertices (j,l) pays for its star, s(j,l) at least. Let d be the
 * smaller one of the degrees of j and l. At most d of the edges at j become edges at l, so that the
 * pair may hand 1/(d+5/2) of what it pays to each pair of vertices at their other ends and keep the
 * rest. Then a pair (i,k) has
 *
 * <pre>w0(i,k)·star(i,k) + Σ s(j,l)·w1(j,l) over the edges ij that become edges kl
 * </pre>
 *
 * in its hands, and all pairs together what the mapping costs: the least of it over all ways to
 * match the half-edges of i and k depends on their rings alone. The cheapest assignment at these
 * prices is a lower bound. On aids42k it refutes 82 % of the pairs within 5 that BRANCH leaves, and
 * 66 % of those within 7; shares of 1/(d+1) and 1/(d+3) refute 58 and 81 % within 5.
 *
 * <p>Prices are worked out when they are first asked for, and kept while there is room. Safe for
 * use by several threads: a price that is read while another thread writes it is there or is 0, not
 * yet known.
 */
final class RingPrices {
  /** Prices of so many parts can be added up without care. */
  private static final int ROOM = 1 << 19;

  /** Divisible by what degrees of up to 4 share by. */
  private static final int FINEST = 60;

  /** So many prices are kept; on aids42k a hundred queries within 7 ask for fewer. */
  private static final int MOST_KEPT = 1 << 24;

  private static final int MOST_ROWS = 1 << 12;
  private static final int MOST_COLUMNS = 1 << 15;
  private static final int FIRST_COLUMNS = 1 << 9;
  private static final int MOST_STARS = 1 << 11;
  private static final int FIRST_STARS = 1 << 7;

  /** Dearer prices are worked out again and again: half the room and half the misses. */
  private static final int DEAREST_KEPT = Character.MAX_VALUE - 1;

  private static final char[] NONE = new char[0];

  /** Parts of half a unit. */
  final int scale;

  private final StarPrices stars;
  private final StarTurning turning;
  private final PriceMatrix edges;
  private final StarTable sourceStars;
  private final StarTable targetStars;
  private final RingTable sources;
  private final RingTable targets;
  private final char[][] known = new char[MOST_ROWS][0]; // plus 1
  private int kept;
  private volatile int[][] handed = new int[0][0]; // plus 1

  RingPrices(PairPrices prices, StarPrices stars, Shelves sources, Shelves targets) {
    this.stars = stars;
    this.turning = new StarTurning(prices);
    this.edges = prices.edges.matrix;
    this.sourceStars = sources.stars();
    this.targetStars = targets.stars();
    this.sources = sources.rings();
    this.targets = targets.rings();
    this.scale = Math.min(FINEST, ROOM / Math.max(1, prices.dearest()));
  }

  /** Whether prices are small enough to be divided at all. */
  boolean isUsable() {
    return scale > 0;
  }

  /** Room to work a price out, for one thread. */
  static int[] room() {
    return new int[LazySplitting.MOST_DEGREE * LazySplitting.MOST_DEGREE];
  }

  /** Writes what turning a ring into each of some costs at least. */
  void pricesFrom(int a, int[] others, int count, int[] into, int at, int[] room) {
    char[] row = a < MOST_ROWS ? known[a] : NONE;
    for (int k = 0; k < count; k++) {
      int b = others[k];
      int price = b < row.length ? row[b] : 0;
      into[at + k] = price != 0 ? price - 1 : newPrice(a, b, room);
    }
  }

  /** Writes what turning each of some rings into one costs at least. */
  void pricesTo(int b, int[] others, int count, int[] into, int at, int[] room) {
    for (int k = 0; k < count; k++) {
      int a = others[k];
      char[] row = a < MOST_ROWS ? known[a] : NONE;
      int price = b < row.length ? row[b] : 0;
      into[at + k] = price != 0 ? price - 1 : newPrice(a, b, room);
    }
  }

  /** Threads work prices out side by side: where rings are many, most are worked out often. */
  private int newPrice(int a, int b, int[] room) {
    int price = computed(sources.ring(a), targets.ring(b), room);
    if (a < MOST_ROWS && b < MOST_COLUMNS && price < DEAREST_KEPT) {
      keep(a, b, price);
    }
    return price;
  }

  private synchronized void keep(int a, int b, int price) {
    char[] row = known[a];
    if (b >= row.length) {
      int length = Math.max(FIRST_COLUMNS, Integer.highestOneBit(b) * 2);
      if (kept + length - row.length > MOST_KEPT) {
        return;
      }
      kept += length - row.length;
      row = Arrays.copyOf(row, length);
      known[a] = row;
    }
    row[b] = (char) (price + 1);
  }

  private int computed(RingTable.Ring a, RingTable.Ring b, int[] room) {
    int degree = Math.min(a.half.length, b.half.length);
    int keeps = scale - degree * share(degree);
    long vertices = keeps * turning.vertices(sourceStars.star(a.star), targetStars.star(b.star));
    long alone = (long) (stars.delete(a.star) + stars.insert(b.star)) * scale;
    long turned = vertices + halves(a, b, keeps, room);
    return (int) Math.min(Math.min(turned, alone), Integer.MAX_VALUE / 8);
  }

  /** All deleted and inserted, minus the most that turning some into others saves. */
  private long halves(RingTable.Ring a, RingTable.Ring b, int keeps, int[] saving) {
    long sum = 0;
    for (int half : a.half) {
      sum += keeps * edges.delete[half / 2];
    }
    for (int half : b.half) {
      sum += keeps * edges.insert[half / 2];
    }
    if (sum > PairPrices.CLIP) {
      return 0;
    }
    int at = 0;
    for (int p = 0; p < a.half.length; p++) {
      int half = a.half[p];
      int around = a.around[p];
      int delete = (int) edges.delete[half / 2];
      for (int q = 0; q < b.half.length; q++) {
        int other = b.half[q];
        int saved = 0;
        if ((half & 1) == (other & 1)) {
          int both = delete + (int) edges.insert[other / 2];
          int turned = (int) edges.substitute(half / 2, other / 2);
          saved = Math.max(0, keeps * (both - turned) - handed(around, b.around[q]));
        }
        saving[at++] = saved;
      }
    }
    return sum - Matching.heaviest(saving, 0, a.half.length, b.half.length);
  }

  /** What a pair of vertices with these stars hands to each of its neighbours. */
  int handed(int a, int b) {
    int[][] rows = handed;
    if (a < rows.length) {
      int[] row = rows[a];
      if (b < row.length && row[b] != 0) {
        return row[b] - 1;
      }
    }
    return newHanded(a, b);
  }

  private synchronized int newHanded(int a, int b) {
    int degree = Math.min(sourceStars.star(a).degree(), targetStars.star(b).degree());
    int price = stars.price(a, b) * share(degree);
    if (a < MOST_STARS && b < MOST_STARS) {
      int[][] rows = handed;
      if (a >= rows.length) {
        rows = Arrays.copyOf(rows, Math.max(FIRST_STARS, Integer.highestOneBit(a) * 2));
        Arrays.fill(rows, handed.length, rows.length, new int[0]);
      }
      if (b >= rows[a].length) {
        int length = Math.max(FIRST_STARS, Integer.highestOneBit(b) * 2);
        rows[a] = Arrays.copyOf(rows[a], length);
      }
      rows[a][b] = price + 1;
      handed = rows;
    }
    return price;
  }

  private int share(int degree) {
    return 2 * scale / (2 * degree + 5);
  }

  /** What deleting a star of the sources costs. */
  int delete(int a) {
    return stars.delete(a) * scale;
  }

  /** What inserting a star of the targets costs. */
  int insert(int b) {
    return stars.insert(b) * scale;
  }
}
