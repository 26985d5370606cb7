package org.eugene.baseline.mip;

import java.util.stream.IntStream;
import org.eugene.problem.EdgeList;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/**
 * The adjacency formulation of Justice and Hero (2006), key {@code justice2006}. Exact when solved
 * to the end, for edges that all have the same prices.
 *
 * <p>Symbols: A, B the adjacency matrices, P the permutation matrix that maps the vertices, S and T
 * what the two leave over. Their programme minimises Σ c_ik P_ik + ½ c Σ (S + T) subject to AP - PB
 * + S - T = 0, P a permutation of both graphs' vertices padded with isolated ones.
 *
 * <p>At (i,l), (AP) counts the source edges from i to the vertex that becomes l, (PB) the target
 * edges from i's image to l: T is 1 where a source edge is left over, S where a target edge is. So
 * T is priced as deletion, S as insertion, and the two may differ; an edge kept at a price s > 0
 * instead of nothing adds s·m₁ and makes a deletion cheaper by s. Undirected edges are seen from
 * both ends, hence the half; directed ones once.
 *
 * <p>What we do differently: P has only its real rows and columns (who is mapped to nobody has a
 * row or column of zeros, since isolated vertices have no edges); at (i, ε) every source edge from
 * i to a deleted vertex is left over, and likewise at (ε, l). Those sums are entries of S and T
 * without a row of their own: Σ_j A_ij (1 - Σ_l P_jl), put into the objective.
 */
final class AdjIp implements MipFormulation {
  @Override
  public void check(GedProblem problem) {
    if (!edgesHaveOnePrice(problem)) {
      throw new IllegalArgumentException(
          "adj-ip needs edges that all have the same prices, and here their labels make a"
              + " difference; use --edge-labels ignore, or another method such as f2");
    }
  }

  /** Whether all deletions cost the same, all insertions, and all substitutions. */
  static boolean edgesHaveOnePrice(GedProblem problem) {
    EdgePrices prices = problem.edgePrices();
    int[] sources = kinds(problem.sourceEdges(), prices.sourceKinds());
    int[] targets = kinds(problem.targetEdges(), prices.targetKinds());
    for (int a : sources) {
      for (int b : targets) {
        if (prices.substitute(a, b) != prices.substitute(sources[0], targets[0])) {
          return false;
        }
      }
    }
    return IntStream.of(sources).mapToLong(prices::delete).distinct().count() <= 1
        && IntStream.of(targets).mapToLong(prices::insert).distinct().count() <= 1;
  }

  /** The kinds that there are edges of, self-loops left out. */
  private static int[] kinds(EdgeList edges, int kinds) {
    boolean[] used = new boolean[kinds];
    for (int e = 0; e < edges.size(); e++) {
      used[edges.kind(e)] = true;
    }
    return IntStream.range(0, kinds).filter(kind -> used[kind]).toArray();
  }

  @Override
  public int fraction(GedProblem problem) {
    return problem.isDirected() ? 1 : 2;
  }

  @Override
  public void write(MipModel model) {
    GedProblem problem = model.problem();
    priceVertices(model);
    Assignment.atMostOneEach(model);
    boolean none = problem.sourceEdges().size() == 0 || problem.targetEdges().size() == 0;
    long kept =
        none
            ? 0
            : problem
                .edgePrices()
                .substitute(kind(problem.sourceEdges()), kind(problem.targetEdges()));
    long delete =
        problem.sourceEdges().size() == 0
            ? 0
            : problem.edgePrices().delete(kind(problem.sourceEdges())) - kept;
    long insert =
        problem.targetEdges().size() == 0
            ? 0
            : problem.edgePrices().insert(kind(problem.targetEdges()));
    model.addOffset(fraction(problem) * kept * problem.sourceEdges().size());
    Neighbours source =
        Neighbours.of(problem.sourceEdges(), problem.sourceOrder(), problem.isDirected());
    Neighbours target =
        Neighbours.of(problem.targetEdges(), problem.targetOrder(), problem.isDirected());
    priceUnmappedEnds(model, source, target, delete, insert);
    for (int i = 0; i < problem.sourceOrder(); i++) {
      for (int l = 0; l < problem.targetOrder(); l++) {
        writeEntry(model, source.heads(i), target.tails(l), i, l, delete, insert);
      }
    }
  }

  /** The one kind of price that all edges have. */
  private static int kind(EdgeList edges) {
    return edges.kind(0);
  }

  private void priceVertices(MipModel model) {
    GedProblem problem = model.problem();
    int fraction = fraction(problem);
    for (int i = 0; i < problem.sourceOrder(); i++) {
      model.addOffset(fraction * problem.vertexPrice(i, problem.targetOrder()));
      for (int k = 0; k < problem.targetOrder(); k++) {
        model.addCost(model.vertex(i, k), -fraction * Assignment.saving(problem, i, k));
      }
    }
    for (int k = 0; k < problem.targetOrder(); k++) {
      model.addOffset(fraction * problem.vertexPrice(problem.sourceOrder(), k));
    }
  }

  /** Edges to deleted and from inserted vertices: all of them, less those of mapped vertices. */
  private static void priceUnmappedEnds(
      MipModel model, Neighbours source, Neighbours target, long delete, long insert) {
    GedProblem problem = model.problem();
    for (int j = 0; j < problem.sourceOrder(); j++) {
      long ending = delete * source.tails(j).length;
      model.addOffset(ending);
      for (int l = 0; l < problem.targetOrder(); l++) {
        model.addCost(model.vertex(j, l), -ending);
      }
    }
    for (int k = 0; k < problem.targetOrder(); k++) {
      long starting = insert * target.heads(k).length;
      model.addOffset(starting);
      for (int i = 0; i < problem.sourceOrder(); i++) {
        model.addCost(model.vertex(i, k), -starting);
      }
    }
  }

  /** (AP)_il - (PB)_il + S_il - T_il = 0, with T or S only where it can differ from 0. */
  private static void writeEntry(
      MipModel model, int[] headsOfI, int[] tailsOfL, int i, int l, long delete, long insert) {
    if (headsOfI.length == 0 && tailsOfL.length == 0) {
      return;
    }
    model.row(0, 0);
    for (int j : headsOfI) {
      model.term(model.vertex(j, l), 1);
    }
    for (int k : tailsOfL) {
      model.term(model.vertex(i, k), -1);
    }
    if (headsOfI.length > 0) {
      model.term(model.binary(delete), -1);
    }
    if (tailsOfL.length > 0) {
      model.term(model.binary(insert), 1);
    }
  }
}
