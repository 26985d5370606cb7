package org.eugene.neural.gedgnn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.AttentionPool;
import org.eugene.neural.part.GinLayer;
import org.eugene.neural.part.MaskedNorm;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.PairBilinear;
import org.eugene.neural.part.TensorNetwork;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * GEDGNN (Piao, Xu, Sun, Rong, Zhao, Cheng; PVLDB 16(8) 2023, key {@code piao2023gedgnn}): one
 * matrix says which vertices match, one what that costs; σ of their product plus a bias is the
 * distance as a share of its largest value. Taught the value and an optimal mapping at once.
 *
 * <p>Ours: instead of swapping a pair so that the source is the smaller, matches are normalised
 * over the larger graph; of the pairs that do not match all count one half, where the authors draw
 * half of them; the share is of p·max n + q·max m with the dearest prices.
 */
public final class GedGnn implements Model {
  /** A batch goes through in so many parts; four were quicker here and nowhere else. */
  private static final int PARTS = 2;

  private static final double NEVER = -1e9;

  private final GedGnnOptions options;
  private final Inputs inputs;
  private final List<GinLayer> layers = new ArrayList<>();
  private final PairBilinear matches;
  private final PairBilinear costs;
  private final AttentionPool pool;
  private final TensorNetwork network;
  private final Mlp bias;

  GedGnn(GedGnnOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    this.inputs = inputs;
    int last = inputs.width();
    for (int at = 0; at < options.widths().size(); at++) {
      int width = options.widths().get(at);
      // The authors' edge lists have self-loops: ε starts at 1.
      layers.add(
          GinLayer.learning(
              weights.in("gin" + at), last, width, 1, Optional.of(MaskedNorm.Over.GRAPH)));
      last = width;
    }
    this.matches = new PairBilinear(weights.in("matches"), last, options.forms());
    this.costs = new PairBilinear(weights.in("costs"), last, options.forms());
    this.pool = new AttentionPool(weights.in("pool"), last);
    this.network = new TensorNetwork(weights.in("network"), last, options.forms());
    this.bias = new Mlp(weights.in("bias"), options.forms(), 16, 8, 4, 1);
  }

  @Override
  public Answer answer(PairBatch batch) {
    Tensor h = batch.features();
    for (int at = 0; at < layers.size(); at++) {
      h = layers.get(at).of(batch, h);
      h = at + 1 < layers.size() ? h.relu() : h;
    }
    Tensor m = matches.of(batch.sources(h), batch.targets(h));
    Tensor c = costs.of(batch.sources(h), batch.targets(h));
    Tensor g = pool.of(h, batch.mask());
    Tensor value =
        plan(batch, m)
            .times(c)
            .reshaped(batch.count(), -1)
            .sum(-1)
            .plus(bias.of(network.of(batch.sources(g), batch.targets(g))));
    Answer answer = Answer.of(value.sigmoid().times(largest(batch))).withScores(m);
    return batch.tape().isLearning() ? answer.withPenalty(mismatch(batch, m)) : answer;
  }

  /** Every vertex of the smaller graph is spread over the larger. */
  private static Tensor plan(PairBatch batch, Tensor m) {
    Tensor real = real(batch);
    Tensor logits = m.plus(real.plus(-1).times(-NEVER));
    Tensor byRow = batch.column(p -> p.source().order() <= p.target().order() ? 1 : 0);
    Tensor rows = byRow.reshaped(batch.count(), 1, 1);
    Tensor columns = rows.negated().plus(1);
    return logits.softmax(-1).times(rows).plus(logits.softmax(-2).times(columns)).times(real);
  }

  private static Tensor real(PairBatch batch) {
    return batch.matrix((p, u, v) -> u < p.source().order() && v < p.target().order() ? 1 : 0);
  }

  private Tensor largest(PairBatch batch) {
    double vertex = Math.max(inputs.prices().insertion(), inputs.prices().deletion());
    double edge = inputs.prices().edge();
    return batch.column(
        p ->
            vertex * Math.max(p.source().order(), p.target().order())
                + edge * Math.max(p.source().size(), p.target().size()));
  }

  /** Cross entropy of the matches with the optimal mapping, mean over the pairs. */
  private static Tensor mismatch(PairBatch batch, Tensor m) {
    Tensor truth = batch.matrix((p, u, v) -> matches(p, u, v) ? 1 : 0);
    Tensor weight =
        batch.matrix(
            (p, u, v) ->
                u >= p.source().order() || v >= p.target().order()
                    ? 0
                    : (matches(p, u, v) ? 1.0 : 0.5) / (p.source().order() * p.target().order()));
    return m.softplus().minus(m.times(truth)).times(weight).sum().times(1.0 / batch.count());
  }

  private static boolean matches(EncodedPair pair, int u, int v) {
    return u < pair.image().length && pair.image()[u] == v;
  }

  @Override
  public int parts() {
    return PARTS;
  }

  @Override
  public Tensor loss(PairBatch batch, Answer answer) {
    Tensor share = batch.column(p -> 1).over(largest(batch).plus(1e-6));
    Tensor error = answer.rest().minus(batch.rest()).times(share).squared().mean();
    Tensor value = error.times(options.valueWeight());
    return answer.penalty().map(value::plus).orElse(value);
  }
}
