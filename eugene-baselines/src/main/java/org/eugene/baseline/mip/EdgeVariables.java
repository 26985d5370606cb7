package org.eugene.baseline.mip;

import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;

/**
 * The variables y_ef, whether source edge e becomes target edge f, in one direction. An edge pair
 * that saves nothing has none: at 0 it is as good.
 */
final class EdgeVariables {
  private static final int ABSENT = -1;

  private final int targetEdges;
  private final int[] columnRowMajor;

  private EdgeVariables(int targetEdges, int[] columnRowMajor) {
    this.targetEdges = targetEdges;
    this.columnRowMajor = columnRowMajor;
  }

  /** New variables that cost minus what their edge pair saves. */
  static EdgeVariables savingIn(MipModel model) {
    GedProblem problem = model.problem();
    EdgeList source = problem.sourceEdges();
    EdgeList target = problem.targetEdges();
    model.expect((long) source.size() * target.size());
    int[] columns = new int[source.size() * target.size()];
    for (int e = 0; e < source.size(); e++) {
      for (int f = 0; f < target.size(); f++) {
        long saving = problem.edgePrices().saving(source.kind(e), target.kind(f));
        columns[e * target.size() + f] = saving > 0 ? model.binary(-saving) : ABSENT;
      }
    }
    return new EdgeVariables(target.size(), columns);
  }

  boolean has(int e, int f) {
    return columnRowMajor[e * targetEdges + f] != ABSENT;
  }

  int column(int e, int f) {
    return columnRowMajor[e * targetEdges + f];
  }

  /** Adds y_ef to the row begun last, if there is such a variable. */
  void term(MipModel model, int e, int f) {
    if (has(e, f)) {
      model.term(column(e, f), 1);
    }
  }
}
