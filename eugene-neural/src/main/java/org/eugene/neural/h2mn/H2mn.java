package org.eugene.neural.h2mn;

import java.util.ArrayList;
import java.util.List;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.AttentionPool;
import org.eugene.neural.part.CosineMatch;
import org.eugene.neural.part.GcnStack;
import org.eugene.neural.part.Hypergraph;
import org.eugene.neural.part.Linear;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.Offset;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * H2MN (Zhang, Bu, Ester, Li, Yao, Yu, Wang; KDD 2021, key {@code zhang2021h2mn}): a hyperedge
 * round every vertex; at each of three levels a hypergraph convolution, hyperedges pooled from
 * their members and ranked by PageRank, the best matched with those of the other graph, and a
 * pooling; the pooled vectors of all levels give the distance.
 *
 * <p>Ours: hyperedges are the vertices within some hops, not those of a random walk, so that the
 * answer is no matter of chance or of vertex numbers; hyperedges that tie with the last one kept
 * are kept too, for the same reason.
 */
public final class H2mn implements Model {
  private static final int PARTS = 2;
  private static final double LEAK = 0.2;

  private final H2mnOptions options;
  private final GcnStack first;
  private final AttentionPool firstPool;
  private final List<Level> levels = new ArrayList<>();
  private final Mlp dense;
  private final Offset offset;

  private record Level(Linear convolution, Linear score, CosineMatch match, AttentionPool pool) {}

  H2mn(H2mnOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    int d = options.width();
    this.first = new GcnStack(weights.in("first"), inputs.width(), d);
    this.firstPool = new AttentionPool(weights.in("firstPool"), d);
    for (int at = 0; at < options.ratios().size(); at++) {
      Weights level = weights.in("level" + at);
      levels.add(
          new Level(
              Linear.of(level.in("convolution"), d, d),
              Linear.of(level.in("score"), d, 1),
              new CosineMatch(level.in("match"), d),
              new AttentionPool(level.in("pool"), d)));
    }
    this.dense = new Mlp(weights.in("dense"), 2 * (levels.size() + 1) * d, 2 * d, d, d / 2, 1);
    this.offset = new Offset(weights.in("head"));
  }

  @Override
  public Answer answer(PairBatch batch) {
    Hypergraph hyper = Hypergraph.neighbourhoods(batch, options.hops());
    Tensor x = first.of(batch).get(0).leakyRelu(LEAK);
    List<Tensor> pooled = new ArrayList<>(List.of(firstPool.of(x, batch.mask())));
    for (int at = 0; at < levels.size(); at++) {
      Level level = levels.get(at);
      Tensor mixed = at == 0 ? hyper.smoothed(x) : hyper.spread(x);
      x = level.convolution.of(mixed).leakyRelu(LEAK).times(batch.mask());
      Tensor scores = hyper.ranked(level.score.of(hyper.smoothed(x)).sigmoid());
      Tensor states = hyper.gathered(x).times(scores);
      Tensor kept = hyper.best(scores, options.ratios().get(at));
      x = states.times(kept);
      hyper = at + 1 < levels.size() ? hyper.keeping(kept) : hyper;
      pooled.add(level.pool.of(level.match.of(batch, x, kept), kept));
    }
    Tensor all = Tensor.concat(pooled, -1);
    Tensor pair = batch.sources(all).beside(batch.targets(all), -1);
    return Answer.of(offset.of(dense.of(pair)));
  }

  @Override
  public int parts() {
    return PARTS;
  }

  @Override
  public void calibrate(double meanRest, double meanAnswer) {
    offset.calibrate(meanRest, meanAnswer);
  }
}
