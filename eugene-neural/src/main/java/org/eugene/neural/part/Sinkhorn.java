package org.eugene.neural.part;

import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/** Soft assignments: matrices whose rows and columns add up to 1, by alternating normalisation. */
public final class Sinkhorn {
  /** As good as never. */
  static final double NEVER = -1e9;

  private Sinkhorn() {}

  /**
   * Both graphs padded with "nothing" to max(n₁, n₂) vertices and assigned to each other; vertices
   * beyond stay by themselves, so that the plan does not depend on the padding of the batch.
   *
   * @param scores logarithms before normalisation, [B, N, N]
   */
  public static Tensor square(PairBatch batch, Tensor scores, int iterations) {
    Tensor inside = batch.matrix((p, u, v) -> inside(p.source().order(), p.target().order(), u, v));
    Tensor outside =
        batch.matrix(
            (p, u, v) ->
                u == v || inside(p.source().order(), p.target().order(), u, v) > 0 ? 0 : NEVER);
    Tensor log = scores.times(inside).plus(outside);
    for (int at = 0; at < iterations; at++) {
      log = log.logSoftmax(-1).logSoftmax(-2);
    }
    return log.exp().times(inside);
  }

  private static double inside(int n1, int n2, int u, int v) {
    int order = Math.max(n1, n2);
    return u < order && v < order ? 1 : 0;
  }

  /**
   * Every vertex of either graph goes to the other graph or to its "nothing", which takes any
   * number: rows but the last and columns but the last add up to 1. The plan is constant.
   *
   * @param costs [B, N+1, N+1], "nothing" last
   * @param share regularisation as a share of the pair's mean cost, divided by ln(min n + 1)
   */
  public static Tensor withNothing(PairBatch batch, Tensor costs, double share, int iterations) {
    int order = batch.order();
    Tensor fixed = costs.frozen();
    Tensor real = frame(batch, false);
    Tensor cells = real.reshaped(batch.count(), -1).sum(-1).plus(1e-6);
    Tensor mean = fixed.times(real).reshaped(batch.count(), -1).sum(-1).over(cells).plus(1e-6);
    Tensor temper =
        batch.column(
            p -> Math.log(1 + Math.max(1, Math.min(p.source().order(), p.target().order()))));
    Tensor strength = temper.over(mean.times(share)).reshaped(batch.count(), 1, 1);
    Tensor log = fixed.times(strength).times(real).negated().plus(frame(batch, true));
    for (int at = 0; at < iterations; at++) {
      log = log.slice(1, 0, order).logSoftmax(-1).beside(log.slice(1, order, order + 1), 1);
      log = log.slice(2, 0, order).logSoftmax(-2).beside(log.slice(2, order, order + 1), 2);
    }
    return feasible(batch, log.exp().times(real));
  }

  /**
   * Rows and columns with too much are cut, those with too little go to "nothing" for the rest
   * (Altschuler, Weed and Rigollet 2017 round so). Where the graphs differ in size, mass reaches
   * "nothing" by less than a logarithm of sizes an iteration while costs are tens of them: without
   * this thirty iterations left most of it out, and first answers on aids had a correlation of 0.34
   * with distances instead of 0.95.
   */
  private static Tensor feasible(PairBatch batch, Tensor plan) {
    int order = batch.order();
    Tensor mapped = plan.slice(1, 0, order).slice(2, 0, order);
    mapped = mapped.over(mapped.sum(2).plus(-1).relu().plus(1));
    mapped = mapped.over(mapped.sum(1).plus(-1).relu().plus(1));
    Tensor deleted = batch.sources(batch.mask()).minus(mapped.sum(2)).relu();
    Tensor inserted = batch.targets(batch.mask()).minus(mapped.transposed().sum(2)).relu();
    return Assign.costs(mapped, deleted, inserted);
  }

  /**
   * [B, N+1, N+1]: 1 where both vertices are real or one is and the other is "nothing". As
   * logarithms: 0 there and where padding meets "nothing", {@link #NEVER} elsewhere.
   */
  private static Tensor frame(PairBatch batch, boolean logarithms) {
    int side = batch.order() + 1;
    float[] values = new float[batch.count() * side * side];
    for (int p = 0; p < batch.count(); p++) {
      int n1 = batch.pairs().get(p).source().order();
      int n2 = batch.pairs().get(p).target().order();
      for (int u = 0; u < side; u++) {
        for (int v = 0; v < side; v++) {
          boolean nothing = u == side - 1 || v == side - 1;
          boolean real =
              (u < n1 || u == side - 1) && (v < n2 || v == side - 1) && u + v < 2 * side - 2;
          values[(p * side + u) * side + v] =
              (float) (logarithms ? (real || nothing ? 0 : NEVER) : (real ? 1 : 0));
        }
      }
    }
    return batch.tape().constant(values, batch.count(), side, side);
  }
}
