package org.eugene.neural.part;

import java.util.List;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * Mean 0 and variance 1 for every feature, then a learned scale and shift; padded vertices do not
 * count. Over the batch (Ioffe and Szegedy 2015) in training, by the running mean and variance
 * afterwards, so that an answer does not depend on the batch; or over each graph by itself.
 */
public final class MaskedNorm {
  private static final double EPSILON = 1e-5;

  /** Share of a new batch in the running statistics. */
  private static final double MOMENTUM = 0.1;

  private final Over over;
  private final Weight scale;
  private final Weight shift;
  private final List<Weight> running;

  /** What is normalised together. */
  public enum Over {
    BATCH,
    GRAPH
  }

  public MaskedNorm(Weights weights, Over over, int width) {
    this.over = over;
    this.scale = weights.constant("scale", 1, width);
    this.shift = weights.constant("shift", 0, width);
    this.running =
        over == Over.BATCH
            ? List.of(weights.statistic("mean", 0, width), weights.statistic("variance", 1, width))
            : List.of();
  }

  /** [2B, N, width]; padding comes out as 0. */
  public Tensor of(PairBatch batch, Tensor h) {
    Tensor mask = batch.mask();
    Tensor masked = h.times(mask);
    Tensor centre;
    Tensor spread;
    if (over == Over.GRAPH) {
      Tensor count = mask.sum(1).plus(EPSILON);
      centre = masked.sum(1).over(count);
      spread = h.minus(centre).squared().times(mask).sum(1).over(count);
    } else if (batch.tape().isLearning()) {
      Tensor count = mask.sum().plus(EPSILON);
      centre = masked.sum(0).sum(1).over(count);
      spread = h.minus(centre).squared().times(mask).sum(0).sum(1).over(count);
      batch.tape().observe(running.get(0), centre, MOMENTUM);
      batch.tape().observe(running.get(1), spread, MOMENTUM);
    } else {
      centre = batch.tape().of(running.get(0));
      spread = batch.tape().of(running.get(1));
    }
    return h.minus(centre).over(spread.plus(EPSILON).root()).times(scale).plus(shift).times(mask);
  }
}
