package org.eugene.baseline.mip;

import org.eugene.graph.Graph;
import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;

/**
 * Rows that keep one of the solutions that differ only in which of some interchangeable vertices is
 * which. Two vertices of a graph are interchangeable if their prices are the same and their edges
 * to everybody else are of the same kinds, and they are joined to each other alike both ways, if at
 * all.
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
    int[] sourceBefore =
        before(
            kinds(problem.sourceEdges(), sources, problem.isDirected()),
            sources,
            sourcePrices(problem));
    for (int j = 0; j < sources; j++) {
      if (sourceBefore[j] >= 0) {
        for (int k = 0; k < targets; k++) {
          order(model, k, sourceBefore[j], j, false);
        }
      }
    }
    int[] targetBefore =
        before(
            kinds(problem.targetEdges(), targets, problem.isDirected()),
            targets,
            targetPrices(problem));
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

  private interface SamePrices {
    boolean test(int u, int v);
  }

  private static SamePrices sourcePrices(GedProblem problem) {
    return (i, j) -> {
      for (int k = 0; k <= problem.targetOrder(); k++) {
        if (problem.vertexPrice(i, k) != problem.vertexPrice(j, k)) {
          return false;
        }
      }
      return true;
    };
  }

  private static SamePrices targetPrices(GedProblem problem) {
    return (k, l) -> {
      for (int i = 0; i <= problem.sourceOrder(); i++) {
        if (problem.vertexPrice(i, k) != problem.vertexPrice(i, l)) {
          return false;
        }
      }
      return true;
    };
  }

  /** The kind of the edge from u to v at u·n + v, or {@link Graph#NO_EDGE}. */
  private static int[] kinds(EdgeList edges, int n, boolean directed) {
    int[] kinds = new int[n * n];
    java.util.Arrays.fill(kinds, Graph.NO_EDGE);
    for (int e = 0; e < edges.size(); e++) {
      kinds[edges.from(e) * n + edges.to(e)] = edges.kind(e);
      if (!directed) {
        kinds[edges.to(e) * n + edges.from(e)] = edges.kind(e);
      }
    }
    return kinds;
  }

  /** The largest smaller vertex that each vertex can be exchanged with, or -1. */
  private static int[] before(int[] kinds, int n, SamePrices samePrices) {
    int[] before = new int[n];
    for (int v = 0; v < n; v++) {
      int u = v - 1;
      while (u >= 0 && !(samePrices.test(u, v) && exchangeable(kinds, n, u, v))) {
        u--;
      }
      before[v] = u;
    }
    return before;
  }

  private static boolean exchangeable(int[] kinds, int n, int u, int v) {
    if (kinds[u * n + v] != kinds[v * n + u]) {
      return false;
    }
    for (int w = 0; w < n; w++) {
      boolean other = w != u && w != v;
      if (other && (kinds[u * n + w] != kinds[v * n + w] || kinds[w * n + u] != kinds[w * n + v])) {
        return false;
      }
    }
    return true;
  }
}
