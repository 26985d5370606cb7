package org.eugene.baseline.mip;

import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;

/**
 * The formulation F2 of Lerouge, Abu-Aisheh, Raveaux, Héroux and Adam (2017), key {@code
 * lerouge2017}. Exact when solved to the end.
 *
 * <p>Symbols: x_ik whether vertex i becomes vertex k; y_(ij)(kl) whether edge ij becomes edge kl.
 * What is not mapped is deleted or inserted, so the objective is the cost of deleting and inserting
 * everything less what mapped vertices and edges save. Each vertex is mapped at most once, and an
 * edge only along with its ends, one row for an edge and a vertex instead of F1's one for two
 * edges:
 *
 * <pre>
 *   undirected:  Σ_(kl at k) y_(ij)(kl) ≤ x_ik + x_jk   for every edge ij and every k
 *   directed:    Σ_l y_(ij)(kl) ≤ x_ik for every ij and k,  Σ_k y_(ij)(kl) ≤ x_jl for every ij and l
 * </pre>
 *
 * <p>What we do differently: edge pairs that save nothing have no variable. There are n₁n₂ + m₁m₂
 * variables and m₁n₂ rows for edges (twice as many if directed).
 */
final class F2 implements MipFormulation {
  @Override
  public void write(MipModel model) {
    GedProblem problem = model.problem();
    Assignment.priceSavings(model);
    Assignment.atMostOneEach(model);
    EdgeVariables y = EdgeVariables.savingIn(model);
    EdgeList source = problem.sourceEdges();
    Incidence atTarget = Incidence.of(problem.targetEdges(), problem.targetOrder());
    for (int e = 0; e < source.size(); e++) {
      int i = source.from(e);
      int j = source.to(e);
      for (int k = 0; k < problem.targetOrder(); k++) {
        if (problem.isDirected()) {
          begin(model, i, k);
          addAll(model, y, e, atTarget.out(k));
          begin(model, j, k);
          addAll(model, y, e, atTarget.in(k));
        } else {
          begin(model, i, k);
          model.term(model.vertex(j, k), -1);
          addAll(model, y, e, atTarget.out(k));
          addAll(model, y, e, atTarget.in(k));
        }
      }
    }
  }

  private static void begin(MipModel model, int i, int k) {
    model.rowAtMost(0);
    model.term(model.vertex(i, k), -1);
  }

  private static void addAll(MipModel model, EdgeVariables y, int e, int[] edges) {
    for (int f : edges) {
      y.term(model, e, f);
    }
  }
}
