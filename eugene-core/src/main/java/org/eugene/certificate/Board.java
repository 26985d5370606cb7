package org.eugene.certificate;

import java.math.BigInteger;

/**
 * The question as an assignment: rows are the vertices of one graph, columns those of the other,
 * both filled up with dummies to the same number N, to the larger order if joining two vertices
 * never costs, otherwise to the sum of both.
 */
final class Board {
  final PricedPair pair; // turned, so that rows are its source
  final int rows;
  final int columns;
  final int n;
  final boolean directed;
  final int[][] edgesOfRow;
  final int[][] edgesOfColumn;
  final Twins rowTwins;
  final Twins columnTwins;
  private final BigInteger grain;
  private final long[][] saving; // by kinds, in 1/grain units

  Board(PricedPair pair, long grain, Work work) throws CertificateException {
    this.pair = pair;
    this.rows = pair.sourceOrder();
    this.columns = pair.targetOrder();
    this.n = order(pair);
    this.directed = pair.directed();
    this.grain = BigInteger.valueOf(grain);
    this.edgesOfRow = incident(pair.sourceEdges(), rows);
    this.edgesOfColumn = incident(pair.targetEdges(), columns);
    this.saving = new long[pair.edgePrices().length - 1][pair.edgePrices()[0].length - 1];
    for (int a = 0; a < saving.length; a++) {
      for (int b = 0; b < saving[a].length; b++) {
        saving[a][b] = Math.multiplyExact(pair.saving(a, b), grain);
      }
    }
    PricedPair back = pair.turned();
    this.rowTwins = new Twins(pair.vertexPrices(), pair.sourceEdges(), directed, n, work);
    this.columnTwins = new Twins(back.vertexPrices(), pair.targetEdges(), directed, n, work);
  }

  /** N. */
  static int order(PricedPair pair) {
    int rows = pair.sourceOrder();
    int columns = pair.targetOrder();
    return pair.joiningNeverCosts() ? Math.max(rows, columns) : rows + columns;
  }

  /** For each vertex the numbers of its edges. */
  static int[][] incident(int[][] edges, int order) {
    int[] degree = new int[order];
    for (int[] edge : edges) {
      degree[edge[0]]++;
      degree[edge[1]]++;
    }
    int[][] incident = new int[order][];
    for (int v = 0; v < order; v++) {
      incident[v] = new int[degree[v]];
    }
    for (int e = 0; e < edges.length; e++) {
      for (int end = 0; end < 2; end++) {
        int v = edges[e][end];
        incident[v][--degree[v]] = e;
      }
    }
    return incident;
  }

  /** c_ik in 1/grain units. */
  BigInteger price(int i, int k) {
    return scaled(BigInteger.valueOf(pair.vertexPrices()[Math.min(i, rows)][Math.min(k, columns)]));
  }

  /** So many units in 1/grain units. */
  BigInteger scaled(BigInteger units) {
    return units.multiply(grain);
  }

  /** What mapping row edge e onto column edge f saves, in 1/grain units. */
  long saving(int e, int f) {
    return saving[pair.sourceEdges()[e][2]][pair.targetEdges()[f][2]];
  }

  /** The end of an edge that is not this one. */
  static int otherEnd(int[] edge, int end) {
    return edge[0] == end ? edge[1] : edge[0];
  }
}
