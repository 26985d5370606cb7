package org.eugene.neural.batch;

/**
 * Prices of the reduced problem for the numbers that describe a vertex; those of a vertex are the
 * sum over its features times the price there.
 *
 * @param insertVertex by feature
 * @param deleteVertex by feature
 * @param substituteVertex by two features, row by row
 * @param insertEdge the mean over edge kinds
 * @param deleteEdge the mean over edge kinds
 */
@SuppressWarnings("ArrayRecordComponent") // nobody changes or compares them
public record ReducedPrices(
    float[] insertVertex,
    float[] deleteVertex,
    float[] substituteVertex,
    double insertEdge,
    double deleteEdge) {
  /** The dearest new vertex. */
  public double insertion() {
    return dearest(insertVertex);
  }

  /** The dearest vertex to lose. */
  public double deletion() {
    return dearest(deleteVertex);
  }

  private static double dearest(float[] prices) {
    double most = 0;
    for (float price : prices) {
      most = Math.max(most, price);
    }
    return most;
  }

  /** The dearer edge edit. */
  public double edge() {
    return Math.max(insertEdge, deleteEdge);
  }
}
