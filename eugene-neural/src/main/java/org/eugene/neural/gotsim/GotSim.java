package org.eugene.neural.gotsim;

import java.util.ArrayList;
import java.util.List;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.Assign;
import org.eugene.neural.part.GcnStack;
import org.eugene.neural.part.Heads;
import org.eugene.neural.part.Linear;
import org.eugene.neural.part.Widths;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * GOTSim (Doan, Manchanda, Mahapatra, Reddy; SIGIR 2021, key {@code doan2021gotsim}): after every
 * graph convolution the vertices are assigned to each other at −⟨h_u, h_v⟩, deleted at −⟨h_u, d⟩,
 * inserted at −⟨h_v, i⟩ with learned d and i; the costs of the assignments, divided by sizes, give
 * the similarity exp(−2y/(n₁+n₂)). The gradient flows through the chosen entries.
 */
public final class GotSim implements Model {
  private final GcnStack convolutions;
  private final List<Weight> deletions = new ArrayList<>();
  private final List<Weight> insertions = new ArrayList<>();
  private final Linear last;

  GotSim(GotSimOptions options, Inputs inputs, Weights weights) {
    int[] widths = Widths.of(options.convolutions());
    this.convolutions = new GcnStack(weights.in("encoder"), inputs.width(), widths);
    for (int at = 0; at < widths.length; at++) {
      deletions.add(weights.constant("delete" + at, 0, widths[at], 1));
      insertions.add(weights.constant("insert" + at, 1, widths[at], 1));
    }
    this.last = Linear.of(weights.in("last"), widths.length, 1);
  }

  @Override
  public Answer answer(PairBatch batch) {
    List<Tensor> states = convolutions.of(batch);
    Tensor size = batch.meanOrder().times(batch.meanOrder()).times(2);
    List<Tensor> totals = new ArrayList<>();
    Tensor costs = batch.features();
    for (int at = 0; at < states.size(); at++) {
      costs = costs(batch, states.get(at), deletions.get(at), insertions.get(at));
      Tensor plan = Assign.cheapest(batch, costs);
      totals.add(plan.times(costs).reshaped(batch.count(), -1).sum(-1).over(size));
    }
    Tensor rest = Heads.similarity(batch, last.of(Tensor.concat(totals, -1)));
    return Answer.of(rest).withScores(Assign.savings(costs));
  }

  /** [B, N+1, N+1], "nothing" last. */
  private static Tensor costs(PairBatch batch, Tensor h, Weight deletion, Weight insertion) {
    Tensor source = batch.sources(h);
    Tensor target = batch.targets(h);
    return Assign.costs(
        source.dot(target.transposed()).negated(),
        source.dot(deletion).negated(),
        target.dot(insertion).negated());
  }
}
