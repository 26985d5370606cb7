package org.eugene.search;

import java.util.Arrays;
import org.eugene.graph.Graph;

/**
 * What turning a star of the sources into one of the targets costs, in halves of a unit: the vertex
 * and its self-loop whole, its other edges by half, these by the cheapest matching. Each price is
 * worked out once for all queries. A pair costs no more than deleting the one and inserting the
 * other, and prices are clipped, which only lowers the bounds that are made of them.
 *
 * <p>Safe for use by several threads: a price that is read while another thread writes it is there
 * or is 0, not yet known.
 */
final class StarPrices {
  private final PairPrices prices;
  private final StarTable sources;
  private final StarTable targets;
  private final int[] deleteVertex;
  private final int[] insertVertex;
  private final StarTurning turning;
  private volatile int[] delete = new int[256]; // plus 1, as below
  private volatile int[] insert = new int[256];
  private volatile int[][] known = new int[256][0];

  StarPrices(PairPrices prices, StarTable sources, StarTable targets) {
    this.prices = prices;
    this.sources = sources;
    this.targets = targets;
    this.turning = new StarTurning(prices);
    this.deleteVertex = PairPrices.clipped(prices.vertices.matrix.delete, 2);
    this.insertVertex = PairPrices.clipped(prices.vertices.matrix.insert, 2);
  }

  /** What deleting a star of the sources costs. */
  int delete(int a) {
    int[] all = delete;
    return a < all.length && all[a] != 0 ? all[a] - 1 : newDelete(a);
  }

  private synchronized int newDelete(int a) {
    int[] all = grown(delete, a);
    all[a] = 1 + alone(sources.star(a), deleteVertex, prices.edges.matrix.delete);
    delete = all;
    return all[a] - 1;
  }

  /** What inserting a star of the targets costs. */
  int insert(int b) {
    int[] all = insert;
    return b < all.length && all[b] != 0 ? all[b] - 1 : newInsert(b);
  }

  private synchronized int newInsert(int b) {
    int[] all = grown(insert, b);
    all[b] = 1 + alone(targets.star(b), insertVertex, prices.edges.matrix.insert);
    insert = all;
    return all[b] - 1;
  }

  private static int[] grown(int[] row, int at) {
    return at < row.length ? row : Arrays.copyOf(row, Math.max(at + 1, 2 * row.length));
  }

  private static int alone(StarTable.Star star, int[] vertex, long[] edge) {
    long sum = vertex[star.label];
    sum += star.loop == Graph.NO_EDGE ? 0 : 2 * edge[star.loop];
    for (int half : star.halves) {
      sum += edge[half / 2];
    }
    return (int) Math.min(PairPrices.CLIP, sum);
  }

  /** What turning a star of the sources into one of the targets costs. */
  int price(int a, int b) {
    int[][] rows = known;
    if (a < rows.length) {
      int[] row = rows[a];
      if (b < row.length && row[b] != 0) {
        return row[b] - 1;
      }
    }
    return newPrice(a, b);
  }

  private synchronized int newPrice(int a, int b) {
    int[][] rows = known;
    if (a >= rows.length) {
      rows = Arrays.copyOf(rows, Math.max(a + 1, 2 * rows.length));
      Arrays.fill(rows, known.length, rows.length, new int[0]);
    }
    int[] row = grown(rows[a], Math.max(b, 255));
    StarTable.Star mine = sources.star(a);
    StarTable.Star theirs = targets.star(b);
    long turned = turning.price(mine, theirs);
    long cheapest = Math.min(turned, (long) delete(a) + insert(b));
    row[b] = 1 + (int) Math.min(cheapest, PairPrices.CLIP);
    rows[a] = row;
    known = rows;
    return row[b] - 1;
  }
}
