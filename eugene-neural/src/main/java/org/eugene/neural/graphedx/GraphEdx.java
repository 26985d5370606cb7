package org.eugene.neural.graphedx;

import java.util.Optional;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.Distances;
import org.eugene.neural.part.EdgeStates;
import org.eugene.neural.part.Gain;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.Propagation;
import org.eugene.neural.part.Sinkhorn;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * GraphEdX (Jain, Roy, Meher, Chakrabarti, De; NeurIPS 2024, key {@code jain2024graphedx}):
 * vertices are aligned softly by a plan P, and the distance is what vertices and pairs of vertices
 * differ under P, insertions and deletions at their prices.
 *
 * <p>This is the variant AlignDiff of both parts, which needs no plan of pairs: with the states of
 * pairs as one matrix R a channel, the difference is R − P R′ Pᵀ. Padding is 0 in R, the plan is of
 * max(n₁, n₂) vertices whatever the batch, the width of the alignment does not depend on sizes, and
 * relabelling enters by its true prices. Both parts are means over their channels, since the first
 * answers of their sum are near 300.
 */
public final class GraphEdx implements Model {
  private static final int PARTS = 2;
  private final GraphEdxOptions options;
  private final Inputs inputs;
  private final Propagation propagation;
  private final Mlp alignment;
  private final EdgeStates edges;
  private final Gain gain;
  private final Optional<Weight> relabelling;

  GraphEdx(GraphEdxOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    this.inputs = inputs;
    this.propagation =
        new Propagation(weights.in("encoder"), inputs.width(), options.state(), options.steps());
    this.alignment =
        new Mlp(weights.in("alignment"), options.state(), options.alignment(), options.alignment());
    this.edges = new EdgeStates(weights.in("edges"), options.state(), options.edge());
    this.gain = new Gain(weights.in("head"));
    this.relabelling =
        inputs.width() > 1 ? Optional.of(weights.constant("relabelling", 1, 1)) : Optional.empty();
  }

  @Override
  public Answer answer(PairBatch batch) {
    Tensor h = propagation.of(batch);
    Tensor phi = alignment.of(h).times(batch.mask());
    Tensor cost = Distances.manhattan(batch.sources(phi), batch.targets(phi));
    Tensor plan =
        Sinkhorn.square(batch, cost.times(-1 / options.temperature()), options.iterations());
    Tensor r = edges.of(batch, h);
    Tensor edgeGap = batch.sources(r).minus(moved(plan, batch.targets(r)));
    // Every two vertices stand in R twice.
    Tensor distance =
        gap(edgeGap, inputs.prices().deleteEdge(), inputs.prices().insertEdge())
            .times(0.5 / options.edge());
    if (inputs.prices().insertion() + inputs.prices().deletion() > 0) {
      Tensor vertexGap = batch.sources(h).minus(plan.dot(batch.targets(h)));
      distance =
          distance.plus(
              gap(vertexGap, inputs.prices().deletion(), inputs.prices().insertion())
                  .times(options.vertexShare() / options.state()));
    }
    Tensor rest = gain.of(distance);
    return Answer.of(
            relabelling.map(beta -> rest.plus(relabelled(batch, plan).times(beta))).orElse(rest))
        .withScores(plan);
  }

  /**
   * P R′ Pᵀ for every channel, [B, N, N, width]: the plan meets rows, then the columns turned into
   * rows, each time all channels in one product; R′ is symmetric, so nothing is turned back.
   */
  private static Tensor moved(Tensor plan, Tensor r) {
    long pairs = r.side(0);
    long order = r.side(1);
    long width = r.side(3);
    Tensor rows = plan.dot(r.reshaped(pairs, order, order * width));
    Tensor turned = rows.reshaped(pairs, order, order, width).permuted(0, 2, 1, 3);
    return plan.dot(turned.reshaped(pairs, order, order * width))
        .reshaped(pairs, order, order, width);
  }

  /** Σ delete·relu(x) + insert·relu(−x) = Σ ½(delete + insert)|x| + ½(delete − insert)x. */
  private static Tensor gap(Tensor x, double delete, double insert) {
    int pairs = x.side(0);
    Tensor even = x.abs().times((delete + insert) / 2);
    Tensor sum = delete == insert ? even : even.plus(x.times((delete - insert) / 2));
    return sum.reshaped(pairs, -1).sum(-1);
  }

  /** ⟨P, C⟩ with C the prices of turning one vertex into another. */
  private Tensor relabelled(PairBatch batch, Tensor plan) {
    int k = inputs.width();
    Tensor prices = batch.tape().constant(inputs.prices().substituteVertex(), k, k);
    Tensor x = batch.features();
    Tensor c = batch.sources(x).dot(prices).dot(batch.targets(x).transposed());
    return plan.times(c).reshaped(batch.count(), -1).sum(-1);
  }

  @Override
  public int parts() {
    return PARTS;
  }

  @Override
  public void calibrate(double meanRest, double meanAnswer) {
    gain.calibrate(meanRest, meanAnswer);
  }
}
