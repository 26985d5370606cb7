package org.eugene.neural.part;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * A vector for every two vertices of a graph, edge or not: r(u,v) = MLP[h_u; h_v; a_uv] + MLP[h_v;
 * h_u; a_uv], 0 where a vertex is padding or both are the same. The first layer is a sum of three
 * products, so the pairs are never put side by side.
 */
public final class EdgeStates {
  private final int width;
  private final Weight fromFirst;
  private final Weight fromSecond;
  private final Weight fromEdge;
  private final Weight bias;
  private final Linear last;

  public EdgeStates(Weights weights, int state, int width) {
    this.width = width;
    this.fromFirst = weights.glorot("first", state, width);
    this.fromSecond = weights.glorot("second", state, width);
    this.fromEdge = weights.glorot("edge", 1, width);
    this.bias = weights.constant("bias", 0, width);
    this.last = Linear.of(weights.in("last"), width, width);
  }

  /** [2B, N, state] to [2B, N, N, width], symmetric in the vertices. */
  public Tensor of(PairBatch batch, Tensor h) {
    int graphs = h.side(0);
    int order = batch.order();
    Tensor hidden =
        h.dot(fromFirst)
            .plus(bias)
            .reshaped(graphs, order, 1, width)
            .plus(h.dot(fromSecond).reshaped(graphs, 1, order, width))
            .plus(batch.adjacency().reshaped(graphs, order, order, 1).times(fromEdge))
            .relu();
    Tensor one = last.of(hidden);
    return one.plus(one.permuted(0, 2, 1, 3)).times(real(batch).reshaped(graphs, order, order, 1));
  }

  private static Tensor real(PairBatch batch) {
    return batch.stacked(
        "other vertices",
        graph -> {
          int n = graph.order();
          float[] matrix = new float[n * n];
          for (int at = 0; at < matrix.length; at++) {
            matrix[at] = at / n == at % n ? 0 : 1;
          }
          return matrix;
        });
  }
}
