package org.eugene.search;

/**
 * Three lower bounds of the distance from a source to the graphs of a shelf, each looking at a
 * little more: sizes, which all graphs of a shelf share, label histograms, degrees. Valid for any
 * costs; a few nanoseconds a bar. {@link HistogramBounds} has the proofs; here labels are counted
 * by class, so that a graph needs one pass over its bars.
 *
 * <p><b>Degrees:</b> with A(j) and B(j) the vertices with at least j edges of the one and the other
 * graph, sorted degrees differ by Σ_j max(0, A(j) − B(j)) in the one direction and Σ_j max(0, B(j)
 * − A(j)) in the other; leaving out large j only lowers the bound.
 *
 * <p>For one thread.
 */
final class ShelfFilter {
  private final QueryGraph query;
  private final PairPrices prices;
  private final StarTable stars;
  private final StarTable.Finder finder;
  private final SmallGraph graph = new SmallGraph();
  private int order;
  private int size;
  private Sketches sketches = Sketches.NONE;

  ShelfFilter(QueryGraph query, PairPrices prices, StarTable stars) {
    this.query = query;
    this.prices = prices;
    this.stars = stars;
    this.finder = stars.new Finder();
  }

  /** Units by numbers of vertices and edges alone. */
  long bySizes(Shelf other) {
    return bySize(prices.vertices, query.graph.order, other.order())
        + bySize(prices.edges, query.graph.size, other.size());
  }

  /** All of the smaller side mapped; for nothing where any label becomes any for nothing. */
  private static long bySize(PairPrices.Side side, int s, int t) {
    int q = Math.min(s, t);
    int free = side.classes > 0 ? q : 0;
    return side.least(s, t, q, free);
  }

  /** Touches a shelf, to be asked about its graphs. */
  void look(Shelf shelf) {
    order = shelf.order();
    size = shelf.size();
    sketches = shelf.sketches();
  }

  /** Units by labels; at least as good as {@link #bySizes}. */
  long byLabels(int slot) {
    return vertices(slot) + edges(slot, Math.min(query.graph.size, size));
  }

  /** Units by labels and degrees; at least as good as {@link #byLabels}. */
  long byDegrees(Shelf shelf, int slot) {
    return vertices(slot) + edges(slot, mappable(shelf, slot));
  }

  private long vertices(int slot) {
    int s = query.graph.order;
    int t = order;
    int free = free(sketches.vertices, slot, query.vertexClasses, prices.vertices);
    int q = Math.min(s, t);
    long least = prices.vertices.least(s, t, q, Math.min(q, free));
    return prices.vertices.isConstant
        ? least
        : Math.max(
            least,
            perLabel(
                query.vertexBars, query.vertexCounts, sketches.vertices, slot, prices.vertices));
  }

  private long edges(int slot, int q) {
    int s = query.graph.size;
    int t = size;
    int free = free(sketches.edges, slot, query.edgeClasses, prices.edges);
    long least = prices.edges.least(s, t, q, Math.min(q, free));
    return prices.edges.isConstant
        ? least
        : Math.max(
            least, perLabel(query.edgeBars, query.edgeCounts, sketches.edges, slot, prices.edges));
  }

  /** How many can be mapped for nothing at most. */
  private static int free(Bars bars, int slot, int[] classes, PairPrices.Side side) {
    int free = 0;
    int to = bars.start(slot + 1);
    for (int bar = bars.start(slot); bar < to; bar++) {
      free += Math.min(bars.count(bar), classes[side.targetClass[bars.label(bar)]]);
    }
    return free;
  }

  /** Every element pays at least the cheapest that can happen to its label. */
  private static long perLabel(
      int[] labels, int[] counts, Bars bars, int slot, PairPrices.Side side) {
    PriceMatrix price = side.matrix;
    int from = bars.start(slot);
    int to = bars.start(slot + 1);
    int s = 0;
    int t = 0;
    long rows = 0;
    for (int bar = 0; bar < labels.length; bar++) {
      long cheapest = price.delete[labels[bar]];
      for (int other = from; other < to; other++) {
        cheapest = Math.min(cheapest, price.substitute(labels[bar], bars.label(other)));
      }
      s += counts[bar];
      rows += counts[bar] * cheapest;
    }
    long columns = 0;
    for (int other = from; other < to; other++) {
      long cheapest = price.insert[bars.label(other)];
      for (int label : labels) {
        cheapest = Math.min(cheapest, price.substitute(label, bars.label(other)));
      }
      t += bars.count(other);
      columns += bars.count(other) * cheapest;
    }
    return Math.max(
        rows + Math.max(0, t - s) * side.leastInsert,
        columns + Math.max(0, s - t) * side.leastDelete);
  }

  /** How many edges can be mapped at most, by degrees. */
  private int mappable(Shelf shelf, int slot) {
    int[] mine = query.atLeastDegree;
    int[] theirs = stars(shelf, slot).atLeast;
    int deleted = 0;
    int inserted = 0;
    for (int degree = 1, most = Math.max(mine.length, theirs.length); degree < most; degree++) {
      int difference =
          (degree < mine.length ? mine[degree] : 0) - (degree < theirs.length ? theirs[degree] : 0);
      deleted += Math.max(0, difference);
      inserted += Math.max(0, -difference);
    }
    int source = query.properEdges;
    int target = sketches.properEdges[slot];
    int proper = Math.min(source - (deleted + 1) / 2, target - (inserted + 1) / 2);
    return Math.min(query.loops(), size - target) + Math.min(proper, Math.min(source, target));
  }

  /** The stars of a graph, found when somebody first asks: most graphs are put aside by labels. */
  StarList stars(Shelf shelf, int slot) {
    Sketches known = shelf.sketches();
    if (!known.hasStars(slot)) {
      shelf.read(slot, graph);
      int[] star = new int[shelf.order()];
      finder.find(graph, star, 0);
      known.keep(slot, new StarList(star, stars));
    }
    return known.stars(slot);
  }
}
