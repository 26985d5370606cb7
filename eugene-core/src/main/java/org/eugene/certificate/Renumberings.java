package org.eugene.certificate;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether what a proof calls symmetries of its rows, or columns, are some: every vertex goes to one
 * with the same prices, and every edge to an edge of the same kind, the same way round. As a
 * renumbering takes different edges to different places, none is then lost and none comes in.
 */
final class Renumberings {
  private final int[] priceClass; // vertices with the same prices in all columns have the same
  private final Map<Long, Integer> kinds; // by from · vertices + to
  private final int[][] edges;
  private final int[][] edgesOf;
  private final long vertices;

  /** Of the rows, which are the source. */
  private Renumberings(PricedPair pair) {
    this.vertices = pair.sourceOrder();
    this.edges = pair.sourceEdges();
    this.edgesOf = Board.incident(edges, pair.sourceOrder());
    this.kinds = new HashMap<>();
    for (int[] edge : edges) {
      kinds.put(edge[0] * vertices + edge[1], edge[2]);
      if (!pair.directed()) {
        kinds.put(edge[1] * vertices + edge[0], edge[2]);
      }
    }
    this.priceClass = new int[pair.sourceOrder()];
    int columns = Math.min(Board.order(pair), pair.targetOrder() + 1); // others decide nothing
    Map<LongBuffer, Integer> classes = new HashMap<>();
    for (int v = 0; v < priceClass.length; v++) {
      LongBuffer prices = LongBuffer.wrap(Arrays.copyOf(pair.vertexPrices()[v], columns));
      Integer before = classes.putIfAbsent(prices, v);
      priceClass[v] = before == null ? v : before;
    }
  }

  /** Refuses a proof that lists something else as symmetries of its rows or columns. */
  static void require(PricedPair pair, Proof proof, Work work) throws CertificateException {
    if (!proof.rowSymmetries().isEmpty()) {
      new Renumberings(pair).require(proof.rowSymmetries(), work);
    }
    if (!proof.columnSymmetries().isEmpty()) {
      new Renumberings(pair.turned()).require(proof.columnSymmetries(), work);
    }
  }

  /** Each as vertices in turn with where they go. */
  private void require(List<int[]> symmetries, Work work) throws CertificateException {
    int[] image = new int[priceClass.length];
    Arrays.setAll(image, v -> v);
    for (int[] symmetry : symmetries) {
      for (int at = 0; at < symmetry.length; at += 2) {
        image[symmetry[at]] = symmetry[at + 1];
      }
      for (int at = 0; at < symmetry.length; at += 2) {
        work.spend(1 + edgesOf[symmetry[at]].length);
        Limits.demand(
            isKept(symmetry[at], image), "what it calls a symmetry changes a price or an edge");
      }
      for (int at = 0; at < symmetry.length; at += 2) {
        image[symmetry[at]] = symmetry[at];
      }
    }
  }

  /** Whether the prices and all edges of a vertex are found where it goes. */
  private boolean isKept(int v, int[] image) {
    if (priceClass[v] != priceClass[image[v]]) {
      return false;
    }
    for (int e : edgesOf[v]) {
      int[] edge = edges[e];
      Integer kind = kinds.get(image[edge[0]] * vertices + image[edge[1]]);
      if (kind == null || kind != edge[2]) {
        return false;
      }
    }
    return true;
  }
}
