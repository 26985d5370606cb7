package org.eugene.baseline.mip;

import org.eugene.problem.GedProblem;

/** What formulations say alike about the vertex variables. */
final class Assignment {
  private Assignment() {}

  /**
   * Starts from deleting all of the source and inserting all of the target: every x_ik costs what
   * it costs more than deleting i and inserting k, and u_i = 1 - Σ_k x_ik, v_k = 1 - Σ_i x_ik need
   * no variables of their own.
   */
  static void priceSavings(MipModel model) {
    GedProblem problem = model.problem();
    model.addOffset(problem.base());
    for (int i = 0; i < problem.sourceOrder(); i++) {
      for (int k = 0; k < problem.targetOrder(); k++) {
        model.addCost(model.vertex(i, k), -saving(problem, i, k));
      }
    }
  }

  /** What mapping i to k saves against deleting the one and inserting the other. */
  static long saving(GedProblem problem, int i, int k) {
    return problem.vertexPrice(i, problem.targetOrder())
        + problem.vertexPrice(problem.sourceOrder(), k)
        - problem.vertexPrice(i, k);
  }

  /** Σ_k x_ik ≤ 1 for every i, Σ_i x_ik ≤ 1 for every k. */
  static void atMostOneEach(MipModel model) {
    write(model, MipModel.NONE, MipModel.NONE);
  }

  /**
   * As {@link #atMostOneEach}, with equality for the vertices of the smaller graph where some
   * optimal mapping maps them all.
   */
  static void allOfTheSmaller(MipModel model) {
    GedProblem problem = model.problem();
    boolean all = !problem.mayLeaveBothUnmapped();
    write(
        model,
        all && problem.sourceOrder() <= problem.targetOrder() ? 1 : MipModel.NONE,
        all && problem.targetOrder() <= problem.sourceOrder() ? 1 : MipModel.NONE);
  }

  private static void write(MipModel model, long lowOfRows, long lowOfColumns) {
    int sources = model.problem().sourceOrder();
    int targets = model.problem().targetOrder();
    for (int i = 0; i < sources; i++) {
      model.row(lowOfRows, 1);
      for (int k = 0; k < targets; k++) {
        model.term(model.vertex(i, k), 1);
      }
    }
    for (int k = 0; k < targets; k++) {
      model.row(lowOfColumns, 1);
      for (int i = 0; i < sources; i++) {
        model.term(model.vertex(i, k), 1);
      }
    }
  }
}
