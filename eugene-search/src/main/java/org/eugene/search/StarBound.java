package org.eugene.search;

import java.util.Arrays;
import org.eugene.assignment.LinearAssignment;
import org.eugene.graph.Graph;

/**
 * The BRANCH lower bound (key {@code blumenthal2018branch}) from a query to a graph of a
 * collection: every vertex pays for itself, its self-loop and half of each of its other edges, and
 * the cheapest assignment of stars to stars costs no more than any mapping: a mapping assigns
 * vertices, and at each end of an edge the local matching pays at most half of what the edge costs.
 * O(n³) for the assignment, once a price between stars is known; these are computed when they are
 * first needed and kept for as long as the query runs, since a collection has far more vertices
 * than stars.
 *
 * <p>Everything is counted in halves of a unit. A pair of vertices costs no more than deleting the
 * one and inserting the other, so that all vertices of the smaller graph may be taken as mapped.
 *
 * <p>For a single pair {@link org.eugene.bound.StarAssignment} computes the same bound. It needs
 * the model of the pair, which takes longer to build than an assignment here, and matches the stars
 * of each pair anew; and it counts in ints that are scaled for the pair, where here units are those
 * of the whole collection and may need more.
 *
 * <p>For one thread.
 */
final class StarBound {
  /** Beyond so many vertex pairs an assignment takes longer than it saves. */
  private static final long LARGEST = 1 << 20;

  /** So many prices are kept at most, 32 MB of them. */
  private static final long MOST_KEPT = 1 << 22;

  private final Features query;
  private final Features graphs;
  private final QueryPrices prices;
  private final double[] deleteStar;
  private final double[] insertStar;
  private final double[] known; // query star × star, NaN where not yet computed; or empty
  private final LinearAssignment assignment = new LinearAssignment();
  private final LinearAssignment local = new LinearAssignment();
  private double[] matrix = new double[0];
  private double[] localMatrix = new double[0];

  StarBound(Features query, Features graphs, QueryPrices prices) {
    this.query = query;
    this.graphs = graphs;
    this.prices = prices;
    this.deleteStar = aloneAll(query.stars(), prices.vertices.delete, prices.edges.delete);
    this.insertStar = aloneAll(graphs.stars(), prices.vertices.insert, prices.edges.insert);
    long size = (long) deleteStar.length * insertStar.length;
    this.known = new double[size <= MOST_KEPT ? (int) size : 0];
    Arrays.fill(known, Double.NaN);
  }

  /** The price of a star that is deleted or inserted, in half units. */
  private static double[] aloneAll(Stars stars, long[] vertex, long[] edge) {
    double[] alone = new double[stars.count()];
    for (int star = 0; star < alone.length; star++) {
      long sum = 2 * vertex[stars.label()[star]];
      sum += stars.loop()[star] == Graph.NO_EDGE ? 0 : 2 * edge[stars.loop()[star]];
      for (int h = stars.start()[star]; h < stars.start()[star + 1]; h++) {
        sum += edge[stars.half()[h] / 2];
      }
      alone[star] = sum;
    }
    return alone;
  }

  /** What the distance from the query to graph g is at least. */
  double lower(int g) {
    int s = query.order()[0];
    int t = graphs.order()[g];
    if ((long) s * t > LARGEST) {
      return 0;
    }
    boolean flipped = s > t;
    int rows = Math.min(s, t);
    int columns = Math.max(s, t);
    if (matrix.length < rows * columns) {
      matrix = new double[2 * rows * columns];
    }
    int first = graphs.vertexStart()[g];
    double base = 0;
    for (int column = 0; column < columns; column++) {
      base +=
          flipped ? deleteStar[query.star()[column]] : insertStar[graphs.star()[first + column]];
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int a = query.star()[flipped ? column : row];
        int b = graphs.star()[first + (flipped ? row : column)];
        matrix[row * columns + column] = price(a, b) - (flipped ? deleteStar[a] : insertStar[b]);
      }
    }
    double halves = rows == 0 ? base : base + assignment.solve(matrix, rows, columns).cost();
    return prices.lower((long) Math.ceil(halves / 2));
  }

  private double price(int a, int b) {
    if (known.length == 0) {
      return computed(a, b);
    }
    int at = a * insertStar.length + b;
    if (Double.isNaN(known[at])) {
      known[at] = computed(a, b);
    }
    return known[at];
  }

  private double computed(int a, int b) {
    Stars source = query.stars();
    Stars target = graphs.stars();
    double mapped =
        2.0 * prices.vertices.substitute(source.label()[a], target.label()[b])
            + 2.0 * loop(source.loop()[a], target.loop()[b])
            + halves(a, b);
    return Math.min(mapped, deleteStar[a] + insertStar[b]);
  }

  private long loop(int a, int b) {
    if (a == Graph.NO_EDGE) {
      return b == Graph.NO_EDGE ? 0 : prices.edges.insert[b];
    }
    return b == Graph.NO_EDGE ? prices.edges.delete[a] : prices.edges.substitute(a, b);
  }

  /** The cheapest way to turn the half-edges of one star into those of the other. */
  private double halves(int a, int b) {
    int r = query.stars().degree(a);
    int s = graphs.stars().degree(b);
    int[] mine = query.stars().half();
    int[] theirs = graphs.stars().half();
    int h0 = query.stars().start()[a];
    int g0 = graphs.stars().start()[b];
    boolean flipped = r > s;
    int rows = Math.min(r, s);
    int columns = Math.max(r, s);
    double base = 0;
    for (int column = 0; column < columns; column++) {
      base +=
          flipped
              ? prices.edges.delete[mine[h0 + column] / 2]
              : prices.edges.insert[theirs[g0 + column] / 2];
    }
    if (rows == 0) {
      return base;
    }
    if (localMatrix.length < rows * columns) {
      localMatrix = new double[2 * rows * columns];
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int h = mine[h0 + (flipped ? column : row)];
        int k = theirs[g0 + (flipped ? row : column)];
        long delete = prices.edges.delete[h / 2];
        long insert = prices.edges.insert[k / 2];
        boolean sameSide = (h & 1) == (k & 1);
        long turned = sameSide ? prices.edges.substitute(h / 2, k / 2) : delete + insert;
        localMatrix[row * columns + column] = turned - (flipped ? delete : insert);
      }
    }
    return base + local.solve(localMatrix, rows, columns).cost();
  }
}
