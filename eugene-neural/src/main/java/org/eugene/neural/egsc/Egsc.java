package org.eugene.neural.egsc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.AttentionPool;
import org.eugene.neural.part.GinLayer;
import org.eugene.neural.part.Heads;
import org.eugene.neural.part.MaskedNorm;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.SqueezeExcite;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * EGSC, the teacher (Qin, Zhao, Wang, Wang, Zhang, Fu; NeurIPS 2021, key {@code qin2021egsc}): at
 * every isomorphism layer the vertices are gated and pooled and the two graph vectors fused; the
 * fused vectors of all layers, gated once more, give the similarity exp(−2y/(n₁+n₂)). The fusion
 * sees the order of the pair. Gates do not feed the next layer.
 */
public final class Egsc implements Model {
  private final EgscOptions options;
  private final List<GinLayer> layers = new ArrayList<>();
  private final List<Level> levels = new ArrayList<>();
  private final SqueezeExcite gate;
  private final Mlp dense;

  private record Level(
      SqueezeExcite vertexGate, AttentionPool pool, SqueezeExcite pairGate, Mlp fusion) {}

  Egsc(EgscOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    int last = inputs.width();
    int fused = 0;
    for (int at = 0; at < options.widths().size(); at++) {
      int d = options.widths().get(at);
      Weights level = weights.in("level" + at);
      layers.add(
          GinLayer.learning(level.in("gin"), last, d, 0, Optional.of(MaskedNorm.Over.BATCH)));
      levels.add(
          new Level(
              new SqueezeExcite(level.in("vertexGate"), Tensor::tanh, d),
              new AttentionPool(level.in("pool"), d),
              new SqueezeExcite(level.in("pairGate"), Tensor::sigmoid, 2 * d),
              new Mlp(level.in("fusion"), 2 * d, 2 * d, d / 2)));
      last = d;
      fused += d / 2;
    }
    this.gate = new SqueezeExcite(weights.in("gate"), Tensor::sigmoid, fused);
    this.dense = new Mlp(weights.in("dense"), fused, options.hidden(), 1);
  }

  @Override
  public Answer answer(PairBatch batch) {
    Tensor h = batch.features();
    List<Tensor> fused = new ArrayList<>();
    for (int at = 0; at < layers.size(); at++) {
      Level level = levels.get(at);
      h = layers.get(at).of(batch, h).relu();
      Tensor g = level.pool.of(level.vertexGate.of(h), batch.mask());
      Tensor both = batch.sources(g).beside(batch.targets(g), -1);
      fused.add(level.fusion.of(level.pairGate.of(both)).relu());
    }
    return Answer.of(Heads.similarity(batch, dense.of(gate.of(Tensor.concat(fused, -1)))));
  }

  @Override
  public Tensor loss(PairBatch batch, Answer answer) {
    return options.similarityLoss()
        ? Heads.similarityError(batch, answer.rest())
        : Model.super.loss(batch, answer);
  }
}
