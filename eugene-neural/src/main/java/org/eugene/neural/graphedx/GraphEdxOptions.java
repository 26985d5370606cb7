package org.eugene.neural.graphedx;

import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GraphEdX.
 *
 * @param state of a vertex
 * @param steps of message passing
 * @param alignment width of what vertices are aligned by
 * @param edge width of an edge's state
 * @param temperature τ of the plan
 * @param iterations of Sinkhorn
 * @param vertexShare λ, weight of the vertex part
 */
public record GraphEdxOptions(
    int state,
    int steps,
    int alignment,
    int edge,
    double temperature,
    int iterations,
    double vertexShare)
    implements ModelOptions {
  public static GraphEdxOptions adapted() {
    return new GraphEdxOptions(10, 5, 24, 20, 0.01, 20, 1);
  }

  /** The same: the comparison that shrank the others was made by GraphEdX's authors. */
  public static GraphEdxOptions original() {
    return adapted();
  }

  @Override
  public GraphEdx model(Inputs inputs, Weights weights) {
    return new GraphEdx(this, inputs, weights);
  }
}
