package org.eugene.problem;

import java.util.Locale;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;

/**
 * A pair of graphs and its costs as numbers; all that a solver sees. Immutable.
 *
 * <p>Rows are source vertices, columns target vertices, the last row and column "nothing". Prices
 * are whole numbers of a unit ({@link CostScale}). A self-loop belongs to its vertex: its price is
 * part of the vertex price, and the edge lists below have none. An edge whose substitution would
 * cost more than deleting it and inserting the other is priced as those two.
 *
 * <p>Every mapping costs {@code base - savings}: the base deletes all of the source and inserts all
 * of the target, a vertex mapped to a vertex and an edge mapped to an edge each save something.
 */
public final class GedProblem {
  private final GraphPair pair;
  private final boolean directed;
  private final CostScale scale;
  private final VertexPrices vertices;
  private final EdgePrices edges;
  private final EdgeList sourceEdges;
  private final EdgeList targetEdges;
  private final boolean mayLeaveBothUnmapped;
  private final CostLattice lattice;

  private GedProblem(
      GraphPair pair,
      CostScale scale,
      VertexPrices vertices,
      EdgePrices edges,
      EdgeList sourceEdges,
      EdgeList targetEdges) {
    this.pair = pair;
    this.directed = pair.isDirected();
    this.scale = scale;
    this.vertices = vertices;
    this.edges = edges;
    this.sourceEdges = sourceEdges;
    this.targetEdges = targetEdges;
    this.mayLeaveBothUnmapped = vertices.someSubstitutionIsDearer();
    this.lattice = CostLattice.of(this, vertices);
  }

  /** Tabulates the costs of this pair, asking them once for every pair of labels. */
  public static GedProblem of(GraphPair pair, EditCosts costs) {
    Graph source = costs.annotate(pair.source());
    Graph target = costs.annotate(pair.target());
    PriceTable prices = PriceTable.of(source, target, costs);
    CostScale scale = prices.scale();
    EdgePrices edges = prices.edges(scale);
    EdgeList sourceEdges = EdgeList.of(source, prices.sourceEdgeKinds());
    EdgeList targetEdges = EdgeList.of(target, prices.targetEdgeKinds());
    VertexPrices vertices = prices.vertices(scale, sourceEdges, targetEdges, edges);
    return new GedProblem(pair, scale, vertices, edges, sourceEdges, targetEdges);
  }

  /** The graphs as they came. */
  public GraphPair pair() {
    return pair;
  }

  /** Whether edges have a direction, in both graphs alike. */
  public boolean isDirected() {
    return directed;
  }

  /** How many vertices the source has: the row behind them is "nothing". */
  public int sourceOrder() {
    return pair.source().order();
  }

  /** How many vertices the target has: the column behind them is "nothing". */
  public int targetOrder() {
    return pair.target().order();
  }

  /** The unit that all prices here are counted in. */
  public CostScale scale() {
    return scale;
  }

  /** The source's edges without its self-loops. */
  public EdgeList sourceEdges() {
    return sourceEdges;
  }

  /** The target's edges without its self-loops. */
  public EdgeList targetEdges() {
    return targetEdges;
  }

  /** Units for each kind of edge. */
  public EdgePrices edgePrices() {
    return edges;
  }

  /** Units for each kind of vertex. */
  public VertexPrices vertexPrices() {
    return vertices;
  }

  /**
   * Units of mapping source vertex i to target vertex k with their self-loops; i = {@link
   * #sourceOrder()} inserts k, k = {@link #targetOrder()} deletes i.
   */
  public long vertexPrice(int i, int k) {
    return vertices.price(i, k);
  }

  /** The part of {@link #vertexPrice} that is due to self-loops. */
  public long loopPrice(int i, int k) {
    return edges.loop(
        i == sourceOrder() ? Graph.NO_EDGE : sourceEdges.loopKind(i),
        k == targetOrder() ? Graph.NO_EDGE : targetEdges.loopKind(k));
  }

  /** Refuses graphs for whose tables of all pairs of vertices there is not memory enough. */
  public void requireRoomForTables() {
    Size.check(sourceOrder(), targetOrder(), paddedOrder());
  }

  /** Units of deleting all of the source and inserting all of the target. */
  public long base() {
    return vertices.base() + sourceEdges.total(edges::delete) + targetEdges.total(edges::insert);
  }

  /** The values that a distance of this problem can have. */
  public CostLattice lattice() {
    return lattice;
  }

  /** Whether some vertex substitution costs more than deleting the one and inserting the other. */
  public boolean mayLeaveBothUnmapped() {
    return mayLeaveBothUnmapped;
  }

  /**
   * Whether an optimal mapping may leave vertices of both graphs unmapped: some substitution costs
   * as much as deleting the one and inserting the other, or more.
   */
  public boolean someOptimumMayLeaveBothUnmapped() {
    return vertices.someSubstitutionSavesLessThan(1);
  }

  /**
   * How many rows and columns a permutation matrix needs for an optimal mapping to be among its
   * permutations. The larger order is enough if no substitution costs more than its deletion and
   * insertion; otherwise every vertex may need a "nothing" of its own.
   */
  public int paddedOrder() {
    return mayLeaveBothUnmapped
        ? sourceOrder() + targetOrder()
        : Math.max(sourceOrder(), targetOrder());
  }

  /**
   * What this mapping costs. Every result is priced here. Searches that price permutations by the
   * million have a quick twin in {@code SavingsModel}, which a test holds against this.
   */
  public double cost(VertexMapping mapping) {
    return scale.cost(units(mapping));
  }

  /** What this mapping costs, in units. */
  public long units(VertexMapping mapping) {
    if (mapping.sourceOrder() != sourceOrder() || mapping.targetOrder() != targetOrder()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the mapping is for %d and %d vertices, the graphs have %d and %d",
              mapping.sourceOrder(),
              mapping.targetOrder(),
              sourceOrder(),
              targetOrder()));
    }
    return vertexUnits(mapping) + edgeUnits(mapping);
  }

  private long vertexUnits(VertexMapping mapping) {
    long units = 0;
    for (int i = 0; i < sourceOrder(); i++) {
      int k = mapping.image(i);
      units += vertexPrice(i, k == VertexMapping.DELETED ? targetOrder() : k);
    }
    for (int k = 0; k < targetOrder(); k++) {
      units += mapping.preImage(k) == VertexMapping.INSERTED ? vertexPrice(sourceOrder(), k) : 0;
    }
    return units;
  }

  private long edgeUnits(VertexMapping mapping) {
    long units = targetEdges.total(edges::insert);
    for (int e = 0; e < sourceEdges.size(); e++) {
      int kind = sourceEdges.kind(e);
      int f = targetEdge(mapping.image(sourceEdges.from(e)), mapping.image(sourceEdges.to(e)));
      units +=
          f == Graph.NO_EDGE
              ? edges.delete(kind)
              : edges.substitute(kind, targetEdges.kind(f)) - edges.insert(targetEdges.kind(f));
    }
    return units;
  }

  private int targetEdge(int k, int l) {
    return k == VertexMapping.DELETED || l == VertexMapping.DELETED
        ? Graph.NO_EDGE
        : targetEdges.between(k, l);
  }
}
