package org.eugene.neural.genn;

import org.eugene.estimate.Reduction;
import org.eugene.graph.Graph;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/**
 * What a partial mapping costs at the problem's own prices, and what is known of the rest. Source
 * vertices are decided in their order; an edge is priced when its second end is.
 */
final class PartialCosts {
  private static final int NONE = Graph.NO_EDGE;

  private final GedProblem problem;
  private final Reduction reduction;
  private final double[] sourceLean;
  private final double[] vertexLean;
  private final double[] edgeLean;
  private final Graph target;
  private final double targetLean;

  PartialCosts(GedProblem problem, Reduction reduction) {
    this.problem = problem;
    this.reduction = reduction;
    Graph source = reduction.costs().annotate(problem.pair().source());
    this.target = reduction.costs().annotate(problem.pair().target());
    this.sourceLean = new double[source.order() + 1];
    for (int v = 0; v < source.order(); v++) {
      sourceLean[v] += reduction.leanOfVertex(source.labelOfVertex(v));
    }
    for (int e = 0; e < source.size(); e++) {
      int last = Math.max(source.edgeFrom(e), source.edgeTo(e));
      sourceLean[last] += reduction.leanOfEdge(source.labelOfEdge(e));
    }
    for (int v = source.order() - 1; v >= 0; v--) {
      sourceLean[v] += sourceLean[v + 1];
    }
    this.vertexLean = new double[target.order()];
    for (int v = 0; v < target.order(); v++) {
      vertexLean[v] = reduction.leanOfVertex(target.labelOfVertex(v));
    }
    this.edgeLean = new double[target.size()];
    for (int e = 0; e < target.size(); e++) {
      edgeLean[e] = reduction.leanOfEdge(target.labelOfEdge(e));
    }
    this.targetLean = reduction.lean(problem.pair().target());
  }

  /** Units of giving source vertex i the image k (negative: none) after all before it. */
  long step(int[] image, int i, int k) {
    long units = problem.vertexPrice(i, k < 0 ? problem.targetOrder() : k);
    for (int j = 0; j < i; j++) {
      units += edge(j, i, image[j], k);
      units += problem.isDirected() ? edge(i, j, k, image[j]) : 0;
    }
    return units;
  }

  private long edge(int i, int j, int k, int l) {
    EdgePrices prices = problem.edgePrices();
    int e = problem.sourceEdges().between(i, j);
    int f = k < 0 || l < 0 ? NONE : problem.targetEdges().between(k, l);
    if (e == NONE) {
      return f == NONE ? 0 : prices.insert(problem.targetEdges().kind(f));
    }
    int kind = problem.sourceEdges().kind(e);
    return f == NONE ? prices.delete(kind) : prices.substitute(kind, problem.targetEdges().kind(f));
  }

  /** Units of all target vertices and edges that the whole mapping leaves over. */
  long insertions(boolean[] used) {
    long units = 0;
    for (int k = 0; k < used.length; k++) {
      units += used[k] ? 0 : problem.vertexPrice(problem.sourceOrder(), k);
    }
    for (int f = 0; f < problem.targetEdges().size(); f++) {
      boolean priced = used[problem.targetEdges().from(f)] && used[problem.targetEdges().to(f)];
      units += priced ? 0 : problem.edgePrices().insert(problem.targetEdges().kind(f));
    }
    return units;
  }

  /** The part of what is left that sizes and labels give away. */
  double known(int decided, boolean[] used) {
    double lean = targetLean;
    int open = 0;
    for (int k = 0; k < used.length; k++) {
      lean -= used[k] ? vertexLean[k] : 0;
      open += used[k] ? 0 : 1;
    }
    for (int e = 0; e < edgeLean.length; e++) {
      lean -= used[target.edgeFrom(e)] && used[target.edgeTo(e)] ? edgeLean[e] : 0;
    }
    int left = problem.sourceOrder() - decided;
    return reduction.known(lean - sourceLean[decided], Math.abs(open - left));
  }

  double cost(long units) {
    return problem.scale().cost(units);
  }
}
