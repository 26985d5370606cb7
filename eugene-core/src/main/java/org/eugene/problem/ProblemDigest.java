package org.eugene.problem;

import org.eugene.graph.Digest;

/**
 * A name for a problem that depends on all its numbers: both graphs and what every edit between
 * them costs. Two data sets may rank labels differently under costs of one name; their digests
 * differ.
 */
public final class ProblemDigest {
  private final Digest digest = new Digest();

  private ProblemDigest() {}

  /** The name, 64 hexadecimal digits. */
  public static String of(GedProblem problem) {
    ProblemDigest numbers = new ProblemDigest();
    numbers.addVertices(problem);
    numbers.addEdges(problem.sourceEdges());
    numbers.addEdges(problem.targetEdges());
    numbers.addEdgePrices(problem);
    return numbers.digest.hex();
  }

  private void addVertices(GedProblem problem) {
    add(problem.sourceOrder());
    add(problem.targetOrder());
    add(problem.isDirected() ? 1 : 0);
    add(Double.doubleToLongBits(problem.scale().cost(1)));
    for (int i = 0; i <= problem.sourceOrder(); i++) {
      for (int k = 0; k <= problem.targetOrder(); k++) {
        if (i < problem.sourceOrder() || k < problem.targetOrder()) {
          add(problem.vertexPrice(i, k));
        }
      }
    }
  }

  private void addEdges(EdgeList edges) {
    add(edges.size());
    for (int e = 0; e < edges.size(); e++) {
      add(edges.from(e));
      add(edges.to(e));
      add(edges.kind(e));
    }
  }

  private void addEdgePrices(GedProblem problem) {
    for (int a = 0; a < problem.edgePrices().sourceKinds(); a++) {
      add(problem.edgePrices().delete(a));
      for (int b = 0; b < problem.edgePrices().targetKinds(); b++) {
        add(problem.edgePrices().substitute(a, b));
      }
    }
    for (int b = 0; b < problem.edgePrices().targetKinds(); b++) {
      add(problem.edgePrices().insert(b));
    }
  }

  private void add(long number) {
    digest.add(number);
  }
}
