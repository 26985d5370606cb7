package org.eugene.neural.batch;

/**
 * A pair as a model sees it, with what is known about it.
 *
 * @param source the graph to start from
 * @param target the graph to arrive at
 * @param rest what there is to guess of the distance; {@code NaN} if nobody knows
 * @param image an optimal mapping, -1 for deleted; empty if nobody knows
 * @param completions what there is to guess once the first so many source vertices are mapped as
 *     the optimal mapping has them; empty if nobody knows
 */
@SuppressWarnings("ArrayRecordComponent") // nobody changes or compares them
public record EncodedPair(
    EncodedGraph source, EncodedGraph target, float rest, int[] image, float[] completions) {
  /** Without what is left after beginnings of the mapping. */
  public EncodedPair(EncodedGraph source, EncodedGraph target, float rest, int[] image) {
    this(source, target, rest, image, new float[0]);
  }

  /** The same with what is left after every beginning of the mapping. */
  public EncodedPair withCompletions(float[] newCompletions) {
    return new EncodedPair(source, target, rest, image, newCompletions);
  }

  public boolean knowsCompletions() {
    return completions.length > 0;
  }

  /** A question. */
  public static EncodedPair unknown(EncodedGraph source, EncodedGraph target) {
    return new EncodedPair(source, target, Float.NaN, new int[0]);
  }

  /** Vertices of the larger graph. */
  public int order() {
    return Math.max(source.order(), target.order());
  }
}
