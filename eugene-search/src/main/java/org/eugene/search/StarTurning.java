package org.eugene.search;

import org.eugene.graph.Graph;

/**
 * The cheapest way to turn a star into another one, in halves of a unit: the vertex and its
 * self-loop whole, the other edges by half and by the cheapest matching. For one thread.
 */
final class StarTurning {
  /** Half-edges at one vertex, beyond which matching them takes longer than it saves. */
  private static final int LARGEST = 1024;

  /** So few half-edges are matched by trying all ways. */
  private static final int FEW = 5;

  private final PairPrices prices;
  private final IntAssignment local = new IntAssignment();
  private int[] localMatrix = new int[64];
  private final int[] saving = new int[FEW * FEW];

  StarTurning(PairPrices prices) {
    this.prices = prices;
  }

  /** The price of turning one into the other. */
  long price(StarTable.Star a, StarTable.Star b) {
    return vertices(a, b) + halves(a.halves, b.halves);
  }

  /** The price without that of half-edges. Safe for use by several threads. */
  long vertices(StarTable.Star a, StarTable.Star b) {
    return 2 * (prices.vertices.matrix.substitute(a.label, b.label) + loop(a.loop, b.loop));
  }

  private long loop(int a, int b) {
    PriceMatrix edges = prices.edges.matrix;
    if (a == Graph.NO_EDGE) {
      return b == Graph.NO_EDGE ? 0 : edges.insert[b];
    }
    return b == Graph.NO_EDGE ? edges.delete[a] : edges.substitute(a, b);
  }

  private long halves(int[] a, int[] b) {
    if (Math.max(a.length, b.length) <= FEW) {
      return few(a, b);
    }
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
    if (localMatrix.length < columns * columns) {
      localMatrix = new int[2 * columns * columns];
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int p = flipped ? column : row;
        int q = flipped ? row : column;
        long delete = edges.delete[a[p] / 2];
        long insert = edges.insert[b[q] / 2];
        long turned = delete + insert;
        if ((a[p] & 1) == (b[q] & 1)) {
          turned = Math.min(turned, edges.substitute(a[p] / 2, b[q] / 2));
        }
        long more = turned - (flipped ? delete : insert);
        localMatrix[row * columns + column] = (int) clipped(more);
      }
    }
    return base <= PairPrices.CLIP // nothing was clipped
        ? base + local.solve(localMatrix, rows, columns, Long.MAX_VALUE / 2)
        : 0;
  }

  /** All deleted and inserted, minus the most that turning some into others saves. */
  private long few(int[] a, int[] b) {
    PriceMatrix edges = prices.edges.matrix;
    long sum = 0;
    for (int half : b) {
      sum += edges.insert[half / 2];
    }
    int at = 0;
    for (int p = 0; p < a.length; p++) {
      long delete = edges.delete[a[p] / 2];
      sum += delete;
      for (int q = 0; q < b.length; q++) {
        long saved = 0;
        if ((a[p] & 1) == (b[q] & 1)) {
          saved = delete + edges.insert[b[q] / 2] - edges.substitute(a[p] / 2, b[q] / 2);
        }
        saving[at++] = (int) Math.max(0, Math.min(PairPrices.CLIP, saved));
      }
    }
    return sum <= PairPrices.CLIP // nothing was clipped
        ? sum - Matching.heaviest(saving, 0, a.length, b.length)
        : 0;
  }

  private static long clipped(long more) {
    return Math.max(-PairPrices.CLIP, Math.min(PairPrices.CLIP, more));
  }
}
