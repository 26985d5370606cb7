package org.eugene.baseline.mip;

import org.eugene.problem.EdgeList;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/**
 * The formulation F1 of Lerouge, Abu-Aisheh, Raveaux, Héroux and Adam (2017), key {@code
 * lerouge2017}. Exact when solved to the end. Neither its relaxation nor that of {@link F2} is
 * always the stronger one.
 *
 * <p>Symbols: x_ik whether vertex i becomes vertex k, u_i whether i is deleted, v_k whether k is
 * inserted; y_(ij)(kl) whether edge ij becomes edge kl, e_ij and f_kl whether it is deleted or
 * inserted. Everything has exactly one fate, and an edge is mapped only along with its ends:
 *
 * <pre>
 *   Σ_k x_ik + u_i = 1,  Σ_i x_ik + v_k = 1,  Σ_kl y_(ij)(kl) + e_ij = 1,  Σ_ij y_(ij)(kl) + f_kl = 1
 *   undirected:  y_(ij)(kl) ≤ x_ik + x_jk,  y_(ij)(kl) ≤ x_il + x_jl
 *   directed:    y_(ij)(kl) ≤ x_ik,         y_(ij)(kl) ≤ x_jl
 * </pre>
 *
 * <p>There are n₁n₂ + n₁ + n₂ + m₁m₂ + m₁ + m₂ variables and 2m₁m₂ rows for edge pairs.
 */
final class F1 implements MipFormulation {
  @Override
  public void write(MipModel model) {
    writeVertices(model);
    int[] y = writeEdges(model);
    writeTopology(model, y);
  }

  private static void writeVertices(MipModel model) {
    GedProblem problem = model.problem();
    int sources = problem.sourceOrder();
    int targets = problem.targetOrder();
    for (int i = 0; i < sources; i++) {
      model.row(1, 1);
      for (int k = 0; k < targets; k++) {
        model.addCost(model.vertex(i, k), problem.vertexPrice(i, k));
        model.term(model.vertex(i, k), 1);
      }
      model.term(model.binary(problem.vertexPrice(i, targets)), 1);
    }
    for (int k = 0; k < targets; k++) {
      model.row(1, 1);
      for (int i = 0; i < sources; i++) {
        model.term(model.vertex(i, k), 1);
      }
      model.term(model.binary(problem.vertexPrice(sources, k)), 1);
    }
  }

  /** Returns the variables y, row by row. */
  private static int[] writeEdges(MipModel model) {
    EdgeList source = model.problem().sourceEdges();
    EdgeList target = model.problem().targetEdges();
    EdgePrices prices = model.problem().edgePrices();
    model.expect((long) source.size() * target.size());
    int[] y = new int[source.size() * target.size()];
    for (int e = 0; e < source.size(); e++) {
      model.row(1, 1);
      for (int f = 0; f < target.size(); f++) {
        int at = e * target.size() + f;
        y[at] = model.binary(prices.substitute(source.kind(e), target.kind(f)));
        model.term(y[at], 1);
      }
      model.term(model.binary(prices.delete(source.kind(e))), 1);
    }
    for (int f = 0; f < target.size(); f++) {
      model.row(1, 1);
      for (int e = 0; e < source.size(); e++) {
        model.term(y[e * target.size() + f], 1);
      }
      model.term(model.binary(prices.insert(target.kind(f))), 1);
    }
    return y;
  }

  private static void writeTopology(MipModel model, int[] y) {
    EdgeList source = model.problem().sourceEdges();
    EdgeList target = model.problem().targetEdges();
    boolean directed = model.problem().isDirected();
    for (int e = 0; e < source.size(); e++) {
      int i = source.from(e);
      int j = source.to(e);
      for (int f = 0; f < target.size(); f++) {
        int k = target.from(f);
        int l = target.to(f);
        int column = y[e * target.size() + f];
        model.rowAtMost(0);
        model.term(column, 1);
        model.term(model.vertex(i, k), -1);
        if (!directed) {
          model.term(model.vertex(j, k), -1);
        }
        model.rowAtMost(0);
        model.term(column, 1);
        model.term(model.vertex(j, l), -1);
        if (!directed) {
          model.term(model.vertex(i, l), -1);
        }
      }
    }
  }
}
