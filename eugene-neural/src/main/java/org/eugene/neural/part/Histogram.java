package org.eugene.neural.part;

import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/** SimGNN's histogram of all products h_u · h_v of a pair; no gradient flows through it. */
public final class Histogram {
  private Histogram() {}

  /** Shares of the products between their least and their greatest value, [B, bins]. */
  public static Tensor of(PairBatch batch, Tensor source, Tensor target, int bins) {
    float[] products = source.frozen().dot(target.frozen().transposed()).values();
    float[] shares = new float[batch.count() * bins];
    int side = batch.order();
    for (int p = 0; p < batch.count(); p++) {
      EncodedPair pair = batch.pairs().get(p);
      fill(
          products,
          p * side * side,
          side,
          pair.source().order(),
          pair.target().order(),
          shares,
          p * bins,
          bins);
    }
    return batch.tape().constant(shares, batch.count(), bins);
  }

  private static void fill(
      float[] products, int from, int side, int n1, int n2, float[] shares, int at, int bins) {
    float least = Float.POSITIVE_INFINITY;
    float most = Float.NEGATIVE_INFINITY;
    for (int u = 0; u < n1; u++) {
      for (int v = 0; v < n2; v++) {
        least = Math.min(least, products[from + u * side + v]);
        most = Math.max(most, products[from + u * side + v]);
      }
    }
    float width = (most - least) / bins;
    for (int u = 0; u < n1; u++) {
      for (int v = 0; v < n2; v++) {
        float above = products[from + u * side + v] - least;
        int bin = width > 0 ? Math.min(bins - 1, (int) (above / width)) : 0;
        shares[at + bin] += 1f / (n1 * n2);
      }
    }
  }
}
