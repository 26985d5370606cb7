package org.eugene.problem;

/** Units for every vertex pair; the last row and column are "nothing". */
final class VertexPrices {
  private final int sourceOrder;
  private final int targetOrder;
  private final long[] rowMajor;

  VertexPrices(int sourceOrder, int targetOrder, long[] rowMajor) {
    this.sourceOrder = sourceOrder;
    this.targetOrder = targetOrder;
    this.rowMajor = rowMajor;
  }

  VertexPrices withLoops(EdgeList source, EdgeList target, EdgePrices edges) {
    long[] sum = rowMajor.clone();
    for (int i = 0; i <= sourceOrder; i++) {
      for (int k = 0; k <= targetOrder; k++) {
        int a = i == sourceOrder ? -1 : source.loopKind(i);
        int b = k == targetOrder ? -1 : target.loopKind(k);
        sum[i * (targetOrder + 1) + k] += edges.loop(a, b);
      }
    }
    return new VertexPrices(sourceOrder, targetOrder, sum);
  }

  long price(int i, int k) {
    return rowMajor[i * (targetOrder + 1) + k];
  }

  long base() {
    long base = 0;
    for (int i = 0; i < sourceOrder; i++) {
      base += price(i, targetOrder);
    }
    for (int k = 0; k < targetOrder; k++) {
      base += price(sourceOrder, k);
    }
    return base;
  }

  boolean someSubstitutionIsDearer() {
    for (int i = 0; i < sourceOrder; i++) {
      for (int k = 0; k < targetOrder; k++) {
        if (price(i, k) > price(i, targetOrder) + price(sourceOrder, k)) {
          return true;
        }
      }
    }
    return false;
  }
}
