package org.eugene.exact;

import org.eugene.certificate.PricedPair;
import org.eugene.graph.Digest;
import org.eugene.graph.Graph;
import org.eugene.problem.EdgeList;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/** Problems in the plain numbers that certificates are made of. */
public final class PricedPairs {
  private PricedPairs() {}

  /**
   * The question that a certificate answers.
   *
   * @param costs what the costs are called
   */
  public static PricedPair of(GedProblem problem, String costs) {
    return new PricedPair(
        name(problem.pair().source()),
        name(problem.pair().target()),
        costs,
        problem.scale().multiple(),
        problem.scale().digits(),
        problem.isDirected(),
        vertexPrices(problem),
        edgePrices(problem.edgePrices()),
        edges(problem.sourceEdges()),
        edges(problem.targetEdges()));
  }

  private static PricedPair.Name name(Graph graph) {
    return new PricedPair.Name(graph.id(), Digest.of(graph));
  }

  private static long[][] vertexPrices(GedProblem problem) {
    int none = problem.sourceOrder();
    int nothing = problem.targetOrder();
    long[][] prices = new long[none + 1][nothing + 1];
    for (int i = 0; i <= none; i++) {
      for (int k = 0; k <= nothing; k++) {
        prices[i][k] = i == none && k == nothing ? 0 : problem.vertexPrice(i, k);
      }
    }
    return prices;
  }

  private static long[][] edgePrices(EdgePrices edges) {
    int none = edges.sourceKinds();
    int nothing = edges.targetKinds();
    long[][] prices = new long[none + 1][nothing + 1];
    for (int a = 0; a < none; a++) {
      prices[a][nothing] = edges.delete(a);
      for (int b = 0; b < nothing; b++) {
        prices[a][b] = edges.substitute(a, b);
        prices[none][b] = edges.insert(b);
      }
    }
    for (int b = 0; b < nothing; b++) {
      prices[none][b] = edges.insert(b);
    }
    return prices;
  }

  private static int[][] edges(EdgeList edges) {
    int[][] list = new int[edges.size()][];
    for (int e = 0; e < list.length; e++) {
      list[e] = new int[] {edges.from(e), edges.to(e), edges.kind(e)};
    }
    return list;
  }
}
