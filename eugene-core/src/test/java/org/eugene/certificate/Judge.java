package org.eugene.certificate;

import java.util.Arrays;

/**
 * The least price of a mapping by trying every one, from the tables and edges of a certificate's
 * question alone: every vertex and every edge is priced as the mapping deals with it, without
 * savings, dummies or any other method of the question.
 */
final class Judge {
  private final long[][] vertex;
  private final long[][] edge;
  private final int[][] sourceKind;
  private final int[][] targetKind;
  private final boolean directed;
  private final int[] image;
  private long best = Long.MAX_VALUE;

  private Judge(PricedPair pair) {
    this.vertex = pair.vertexPrices();
    this.edge = pair.edgePrices();
    this.directed = pair.directed();
    this.sourceKind = kinds(pair.sourceEdges(), vertex.length - 1, edge.length - 1);
    this.targetKind = kinds(pair.targetEdges(), vertex[0].length - 1, edge[0].length - 1);
    this.image = new int[vertex.length - 1];
  }

  /** Kinds by from and to, none standing for no edge. */
  private int[][] kinds(int[][] edges, int order, int none) {
    int[][] kinds = new int[order][order];
    for (int[] row : kinds) {
      Arrays.fill(row, none);
    }
    for (int[] each : edges) {
      kinds[each[0]][each[1]] = each[2];
      if (!directed) {
        kinds[each[1]][each[0]] = each[2];
      }
    }
    return kinds;
  }

  static long distance(PricedPair pair) {
    Judge judge = new Judge(pair);
    judge.place(0);
    return judge.best;
  }

  static long price(PricedPair pair, int[] image) {
    Judge judge = new Judge(pair);
    System.arraycopy(image, 0, judge.image, 0, image.length);
    return judge.price();
  }

  private void place(int i) {
    if (i == image.length) {
      best = Math.min(best, price());
      return;
    }
    for (int k = -1; k < targetKind.length; k++) {
      image[i] = k;
      if (k < 0 || isFree(k, i)) {
        place(i + 1);
      }
    }
  }

  private boolean isFree(int k, int before) {
    for (int j = 0; j < before; j++) {
      if (image[j] == k) {
        return false;
      }
    }
    return true;
  }

  private long price() {
    int nothing = targetKind.length;
    int none = image.length;
    int[] origin = new int[nothing];
    Arrays.fill(origin, -1);
    long sum = 0;
    for (int i = 0; i < none; i++) {
      sum = Math.addExact(sum, vertex[i][image[i] < 0 ? nothing : image[i]]);
      if (image[i] >= 0) {
        origin[image[i]] = i;
      }
    }
    for (int k = 0; k < nothing; k++) {
      sum = Math.addExact(sum, origin[k] < 0 ? vertex[none][k] : 0);
    }
    for (int i = 0; i < none; i++) {
      for (int j = 0; j < none; j++) {
        boolean there = image[i] >= 0 && image[j] >= 0;
        int onto = there ? targetKind[image[i]][image[j]] : edge[0].length - 1;
        sum = Math.addExact(sum, directed || i < j ? edge(sourceKind[i][j], onto) : 0);
      }
    }
    for (int k = 0; k < nothing; k++) {
      for (int l = 0; l < nothing; l++) {
        boolean inserted = origin[k] < 0 || origin[l] < 0;
        boolean counts = inserted && (directed || k < l);
        sum = Math.addExact(sum, counts ? edge(edge.length - 1, targetKind[k][l]) : 0);
      }
    }
    return sum;
  }

  private long edge(int a, int b) {
    int none = edge.length - 1;
    int nothing = edge[0].length - 1;
    return a == none || b == nothing
        ? edge[a][b]
        : Math.min(edge[a][b], Math.addExact(edge[a][nothing], edge[none][b]));
  }
}
