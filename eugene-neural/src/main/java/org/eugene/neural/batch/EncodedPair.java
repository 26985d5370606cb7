package org.eugene.neural.batch;

/**
 * A pair as a model sees it, with what is known about it.
 *
 * @param source the graph to start from
 * @param target the graph to arrive at
 * @param rest what there is to guess of the distance; {@code NaN} if nobody knows
 * @param image an optimal mapping, -1 for deleted; empty if nobody knows
 */
@SuppressWarnings("ArrayRecordComponent") // nobody changes or compares them
public record EncodedPair(EncodedGraph source, EncodedGraph target, float rest, int[] image) {
  /** A question. */
  public static EncodedPair unknown(EncodedGraph source, EncodedGraph target) {
    return new EncodedPair(source, target, Float.NaN, new int[0]);
  }

  int order() {
    return Math.max(source.order(), target.order());
  }
}
