package org.eugene.neural.genn;

import java.util.List;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.CompletionModel;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.part.AttentionPool;
import org.eugene.neural.part.GcnStack;
import org.eugene.neural.part.Heads;
import org.eugene.neural.part.Mlp;
import org.eugene.neural.part.TensorNetwork;
import org.eugene.neural.part.Widths;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weights;

/**
 * GENN-A* (Wang, Zhang, Yu, Yan, Yang; CVPR 2021, key {@code wang2021genn}): graph convolutions
 * over labels and degrees, computed once a pair; pooling over the vertices that are still open, a
 * tensor network and dense layers guess what the rest of a partial mapping costs, as the similarity
 * exp(−2y/(n₁+n₂)) of what is open. {@link GuidedSearch} is the search that it guides.
 *
 * <p>Ours: the authors teach whole pairs first and beginnings of optimal mappings afterwards; here
 * every step teaches both, one beginning a pair, of a length that follows from its place in the
 * shuffled batch.
 */
public final class Genn implements CompletionModel {
  private final GennOptions options;
  private final GcnStack convolutions;
  private final AttentionPool pool;
  private final TensorNetwork network;
  private final Mlp dense;

  Genn(GennOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    int[] widths = Widths.of(options.convolutions());
    int last = widths[widths.length - 1];
    this.convolutions =
        new GcnStack(weights.in("encoder"), inputs.width() + options.degrees() + 1, widths);
    this.pool = new AttentionPool(weights.in("pool"), last);
    this.network = new TensorNetwork(weights.in("network"), last, options.slices());
    this.dense = new Mlp(weights.in("dense"), Widths.of(options.slices(), options.hidden(), 1));
  }

  private Tensor states(PairBatch batch) {
    List<Tensor> states =
        convolutions.of(batch, batch.features().beside(batch.degreeClasses(options.degrees()), -1));
    return states.get(states.size() - 1);
  }

  @Override
  public Answer answer(PairBatch batch) {
    Tensor h = states(batch);
    Answer answer = Answer.of(Heads.similarity(batch, logit(batch, h, batch.mask())));
    boolean knowsMore =
        batch.tape().isLearning() && batch.pairs().stream().allMatch(EncodedPair::knowsCompletions);
    return knowsMore ? answer.withPenalty(completionError(batch, h)) : answer;
  }

  /** [B, 1] of states [2B, N, d], of which only open vertices are seen. */
  private Tensor logit(PairBatch batch, Tensor h, Tensor open) {
    Tensor g = pool.of(h.times(open), open);
    return dense.of(network.of(batch.sources(g), batch.targets(g)));
  }

  private Tensor completionError(PairBatch batch, Tensor h) {
    Beginnings beginnings = Beginnings.of(batch);
    Tensor open = batch.tape().constant(beginnings.open(), h.side(0), h.side(1), 1);
    Tensor size = batch.tape().constant(beginnings.meanOrder(), batch.count(), 1);
    Tensor truth = batch.tape().constant(beginnings.rest(), batch.count(), 1);
    Tensor guess = logit(batch, h, open).negated().softplus().times(size);
    return error(guess, truth, size);
  }

  @Override
  public Tensor loss(PairBatch batch, Answer answer) {
    Tensor error = error(answer.rest(), batch.rest(), batch.meanOrder());
    return answer.penalty().map(error::plus).orElse(error);
  }

  private Tensor error(Tensor guess, Tensor truth, Tensor size) {
    return options.similarityLoss()
        ? guess.over(size).negated().exp().minus(truth.over(size).negated().exp()).squared().mean()
        : guess.minus(truth).squared().mean();
  }

  @Override
  public int beam() {
    return options.beam();
  }

  @Override
  public Completion completion(EncodedPair pair, int width) {
    int order = Math.max(1, pair.order());
    int n1 = pair.source().order();
    int n2 = pair.target().order();
    float[] seen;
    int d;
    try (Tape tape = Tape.asking()) {
      Tensor h = states(PairBatch.of(tape, List.of(pair), width));
      seen = h.values();
      d = h.side(2);
    }
    return (openSource, openTarget, count) -> {
      float[] open = new float[2 * count * order];
      float[] size = new float[count];
      for (int row = 0; row < count; row++) {
        System.arraycopy(openSource, row * n1, open, row * order, n1);
        System.arraycopy(openTarget, row * n2, open, (count + row) * order, n2);
        float sum = 0;
        for (int v = 0; v < order; v++) {
          sum += open[row * order + v] + open[(count + row) * order + v];
        }
        size[row] = Math.max(1, sum) / 2;
      }
      try (Tape tape = Tape.asking()) {
        Tensor h = tape.constant(seen, 2, 1, order, d);
        Tensor mask = tape.constant(open, 2, count, order, 1);
        Tensor rows = h.times(mask).reshaped(2L * count, order, d);
        Tensor g = pool.of(rows, mask.reshaped(2L * count, order, 1));
        Tensor logit = dense.of(network.of(g.slice(0, 0, count), g.slice(0, count, 2 * count)));
        return logit.negated().softplus().times(tape.constant(size, count, 1)).values();
      }
    };
  }

  /**
   * One beginning of every pair's optimal mapping, as tensors want it.
   *
   * @param open [2B, N]
   * @param meanOrder [B]
   * @param rest [B]
   */
  @SuppressWarnings("ArrayRecordComponent") // nobody changes or compares them
  record Beginnings(float[] open, float[] meanOrder, float[] rest) {
    static Beginnings of(PairBatch batch) {
      int order = batch.order();
      int count = batch.count();
      float[] open = new float[2 * count * order];
      float[] size = new float[count];
      float[] rest = new float[count];
      for (int p = 0; p < count; p++) {
        EncodedPair pair = batch.pairs().get(p);
        int n1 = pair.source().order();
        int n2 = pair.target().order();
        int decided = n1 == 0 ? 0 : 1 + p % n1;
        int used = 0;
        for (int v = 0; v < n2; v++) {
          open[(count + p) * order + v] = 1;
        }
        for (int u = 0; u < n1; u++) {
          open[p * order + u] = u < decided ? 0 : 1;
          if (u < decided && pair.image()[u] >= 0) {
            open[(count + p) * order + pair.image()[u]] = 0;
            used++;
          }
        }
        size[p] = Math.max(1, n1 - decided + n2 - used) / 2f;
        rest[p] = pair.completions()[decided];
      }
      return new Beginnings(open, size, rest);
    }
  }
}
