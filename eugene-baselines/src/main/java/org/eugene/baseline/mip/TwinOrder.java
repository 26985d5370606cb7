package org.eugene.baseline.mip;

import java.util.function.IntUnaryOperator;
import org.eugene.model.SavingsModel;
import org.eugene.model.Twins;
import org.eugene.problem.GedProblem;

/**
 * Rows that keep one of the solutions that differ only in which of some interchangeable vertices,
 * {@link Twins}, is which. The price of leaving a vertex unmapped plays no part where all vertices
 * of its graph are mapped, so that these rows need {@link Assignment#allOfTheSmaller}.
 *
 * <p>Of interchangeable source vertices i &lt; j the image of i comes first (and who has none comes
 * last), of interchangeable target vertices the pre-images likewise. Both at once lose nothing: the
 * matrix x whose rows, read one after the other, are lexicographically largest satisfies both.
 */
final class TwinOrder {
  private TwinOrder() {}

  static void write(MipModel model) {
    GedProblem problem = model.problem();
    int sources = problem.sourceOrder();
    int targets = problem.targetOrder();
    Twins twins = Twins.of(SavingsModel.of(problem, model.countdown()));
    int[] sourceBefore = before(sources, twins::classOfSource);
    for (int j = 0; j < sources; j++) {
      if (sourceBefore[j] >= 0) {
        for (int k = 0; k < targets; k++) {
          order(model, k, sourceBefore[j], j, false);
        }
      }
    }
    int[] targetBefore = before(targets, twins::classOfTarget);
    for (int l = 0; l < targets; l++) {
      if (targetBefore[l] >= 0) {
        for (int i = 0; i < sources; i++) {
          order(model, i, targetBefore[l], l, true);
        }
      }
    }
  }

  /** Σ_(k ≤ upTo) x_jk ≤ Σ_(k < upTo) x_ik: j gets one of these only if i gets one before. */
  private static void order(MipModel model, int upTo, int first, int second, boolean transposed) {
    model.rowAtMost(0);
    for (int at = 0; at <= upTo; at++) {
      model.term(transposed ? model.vertex(at, second) : model.vertex(second, at), 1);
      if (at < upTo) {
        model.term(transposed ? model.vertex(at, first) : model.vertex(first, at), -1);
      }
    }
  }

  /** The largest smaller vertex of each vertex's class, or -1. */
  private static int[] before(int vertices, IntUnaryOperator classOf) {
    int[] before = new int[vertices];
    int[] last = new int[vertices];
    for (int v = 0; v < vertices; v++) {
      int first = classOf.applyAsInt(v);
      before[v] = first == v ? -1 : last[first];
      last[first] = v;
    }
    return before;
  }
}
