package org.eugene.search;

/**
 * Three lower bounds of the distance from a query to a graph of a collection, each looking at a
 * little more: sizes, label histograms, degrees. Valid for any costs; a few nanoseconds a bar.
 *
 * <p>All rest on one count. Let p of s source elements (vertices or edges) be mapped to p of t
 * target elements, at most z of the mapped pairs for nothing and the others for at least r each,
 * and let a deletion cost at least d and an insertion at least i. Then the elements cost at least
 *
 * <pre>f(p) = r·max(0, p − z) + d·(s − p) + i·(t − p)</pre>
 *
 * which is convex in p, so that its least value for 0 ≤ p ≤ q is at 0, at z or at q. Vertices and
 * edges add up, since no price counts for both.
 *
 * <p><b>Sizes:</b> z = p, q = min(s, t), d and i the smallest prices of all; where equal elements
 * are not free, every mapped pair costs at least the smallest substitution.
 *
 * <p><b>Labels:</b> the mapped pairs of price 0 number at most Σ_a min(x_a, Σ y_b over the labels b
 * that a becomes for nothing), where x and y count labels, and at most the same seen from the
 * target. Also every source element costs at least the cheapest that can happen to its label, and
 * max(0, t − s) elements are inserted; and the same seen from the target. The largest of the three
 * counts.
 *
 * <p><b>Degrees:</b> a source vertex with x edges mapped to one with y leaves at least max(0, x −
 * y) of its edges unmapped, an unmapped one all. max(0, x − y) is a convex function of the
 * difference, so that the sum over all vertices is least if both sides are sorted (shorter one
 * filled up with zeros); an edge is counted at both its ends, hence at least half the sum, rounded
 * up, is deleted, and likewise inserted. In directed graphs each arc is counted once where it
 * leaves, and once where it arrives. This lowers q. Self-loops only map to self-loops.
 *
 * <p>For one thread.
 */
final class HistogramBounds {
  private final Features query;
  private final Features graphs;
  private final QueryPrices prices;
  private final Side vertices;
  private final Side edges;
  private int lookedAt = -1;

  HistogramBounds(Features query, Features graphs, QueryPrices prices) {
    this.query = query;
    this.graphs = graphs;
    this.prices = prices;
    this.vertices = new Side(query.vertices(), graphs.vertices(), prices.vertices);
    this.edges = new Side(query.edges(), graphs.edges(), prices.edges);
  }

  /** What vertices or edges cost at least. */
  private static final class Side {
    final Features.Histograms source;
    final Features.Histograms target;
    final PriceMatrix price;
    final long leastDelete;
    final long leastInsert;
    final long leastSubstitute;
    // Of the pair looked at last.
    private long free;
    private long leastInsertHere;
    private long perLabel;

    Side(Features.Histograms source, Features.Histograms target, PriceMatrix price) {
      this.source = source;
      this.target = target;
      this.price = price;
      this.leastDelete = least(price.delete);
      this.leastInsert = least(price.insert);
      this.leastSubstitute = least(price.substituteRowMajor);
    }

    private static long least(long[] prices) {
      long least = Long.MAX_VALUE;
      for (long price : prices) {
        least = Math.min(least, price);
      }
      return prices.length == 0 ? 0 : least;
    }

    long bySize(int s, int t) {
      long unmapped = leastDelete * s + leastInsert * t;
      int q = Math.min(s, t);
      return Math.min(
          unmapped, q * leastSubstitute + leastDelete * (s - q) + leastInsert * (t - q));
    }

    /** Looks at the labels of graph g. */
    void look(int g, int s, int t) {
      int from = target.start()[g];
      int to = target.start()[g + 1];
      long freeRows = 0;
      long rows = 0;
      for (int bar = 0; bar < source.label().length; bar++) {
        int a = source.label()[bar];
        long cheapest = price.delete[a];
        int reach = 0;
        for (int other = from; other < to; other++) {
          long turned = price.substituteRowMajor[a * price.columns + target.label()[other]];
          cheapest = Math.min(cheapest, turned);
          reach += turned == 0 ? target.count()[other] : 0;
        }
        int count = source.count()[bar];
        freeRows += Math.min(count, reach);
        rows += count * cheapest;
      }
      long freeColumns = 0;
      long columns = 0;
      leastInsertHere = to == from ? 0 : Long.MAX_VALUE;
      for (int other = from; other < to; other++) {
        int b = target.label()[other];
        leastInsertHere = Math.min(leastInsertHere, price.insert[b]);
        long cheapest = price.insert[b];
        int reach = 0;
        for (int bar = 0; bar < source.label().length; bar++) {
          long turned = price.substituteRowMajor[source.label()[bar] * price.columns + b];
          cheapest = Math.min(cheapest, turned);
          reach += turned == 0 ? source.count()[bar] : 0;
        }
        int count = target.count()[other];
        freeColumns += Math.min(count, reach);
        columns += count * cheapest;
      }
      free = Math.min(freeRows, freeColumns);
      perLabel =
          Math.max(
              rows + Math.max(0, t - s) * leastInsertHere,
              columns + Math.max(0, s - t) * leastDelete);
    }

    /** The least for at most q mapped elements, of the graph looked at. */
    long least(int s, int t, int q) {
      long atNone = leastDelete * s + leastInsertHere * t;
      long atMost = at(q, s, t);
      long atFree = at(Math.min(free, q), s, t);
      return Math.max(perLabel, Math.min(atNone, Math.min(atMost, atFree)));
    }

    private long at(long p, int s, int t) {
      return price.leastPositive * Math.max(0, p - free)
          + leastDelete * (s - p)
          + leastInsertHere * (t - p);
    }
  }

  /** By numbers of vertices and edges alone. */
  double bySizes(int g) {
    return prices.lower(
        vertices.bySize(query.order()[0], graphs.order()[g])
            + edges.bySize(allEdges(query, 0), allEdges(graphs, g)));
  }

  /** By labels; at least as good as {@link #bySizes}. */
  double byLabels(int g) {
    look(g);
    return atMost(g, Math.min(allEdges(query, 0), allEdges(graphs, g)));
  }

  /** By labels and degrees; at least as good as {@link #byLabels}. */
  double byDegrees(int g) {
    look(g);
    return atMost(g, mappable(g));
  }

  private void look(int g) {
    if (lookedAt != g) {
      lookedAt = g;
      vertices.look(g, query.order()[0], graphs.order()[g]);
      edges.look(g, allEdges(query, 0), allEdges(graphs, g));
    }
  }

  private double atMost(int g, int mappableEdges) {
    int s = query.order()[0];
    int t = graphs.order()[g];
    return prices.lower(
        vertices.least(s, t, Math.min(s, t))
            + edges.least(allEdges(query, 0), allEdges(graphs, g), mappableEdges));
  }

  private static int allEdges(Features features, int g) {
    return features.size()[g] + features.loops()[g];
  }

  /** How many edges can be mapped at most, by degrees. */
  private int mappable(int g) {
    int loops = Math.min(query.loops()[0], graphs.loops()[g]);
    int source = query.size()[0];
    int target = graphs.size()[g];
    int most = Math.min(source, target);
    int[] mine = query.outDegree();
    int[] theirs = graphs.outDegree();
    if (!query.directed() && !graphs.directed()) {
      return loops + Math.min(most, mappable(mine, theirs, g, source, target, 2));
    }
    if (query.directed() && graphs.directed()) {
      most = Math.min(most, mappable(mine, theirs, g, source, target, 1));
      most = Math.min(most, mappable(query.inDegree(), graphs.inDegree(), g, source, target, 1));
    }
    return loops + most;
  }

  private int mappable(int[] mine, int[] theirs, int g, int source, int target, int ends) {
    int from = graphs.vertexStart()[g];
    int s = query.order()[0];
    int t = graphs.order()[g];
    int deleted = 0;
    int inserted = 0;
    for (int v = 0; v < s || v < t; v++) {
      int difference = (v < s ? mine[v] : 0) - (v < t ? theirs[from + v] : 0);
      deleted += Math.max(0, difference);
      inserted += Math.max(0, -difference);
    }
    return Math.min(source - (deleted + ends - 1) / ends, target - (inserted + ends - 1) / ends);
  }
}
