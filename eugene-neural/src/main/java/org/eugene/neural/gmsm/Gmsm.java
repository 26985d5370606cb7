package org.eugene.neural.gmsm;

import java.util.ArrayList;
import java.util.List;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.Assign;
import org.eugene.neural.part.Distances;
import org.eugene.neural.part.Gain;
import org.eugene.neural.part.Linear;
import org.eugene.neural.part.Offset;
import org.eugene.neural.part.Sinkhorn;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/**
 * The method that the paper calls GMSM and describes as regularised optimal transport with graph
 * networks. No publication of that name is known to us; this is the graph transport network of
 * Gasteiger, Lienen and Günnemann (ICML 2021, key {@code gasteiger2021gtn}), which fits the words:
 * vertices are mapped at the Euclidean distance of their states, inserted and deleted at ‖α ⊙ h‖,
 * by an entropic plan; the distance is w·⟨P, C⟩ + b. The plan is constant to the gradient
 * (Danskin).
 */
public final class Gmsm implements Model {
  private static final int PARTS = 2;
  private static final double LEAK = 0.2;

  private final GmsmOptions options;
  private final List<Linear> layers = new ArrayList<>();
  private final Weight nothing;
  private final Gain gain;
  private final Offset offset;

  Gmsm(GmsmOptions options, Inputs inputs, Weights weights) {
    this.options = options;
    int last = inputs.width();
    for (int at = 0; at < options.layers(); at++) {
      layers.add(Linear.of(weights.in("layer" + at), last, options.width()));
      last = options.width();
    }
    this.nothing = weights.constant("nothing", 1, (long) options.layers() * options.width());
    this.gain = new Gain(weights.in("head"));
    this.offset = new Offset(weights.in("head"));
  }

  @Override
  public Answer answer(PairBatch batch) {
    Tensor h = states(batch);
    Tensor source = batch.sources(h);
    Tensor target = batch.targets(h);
    Tensor costs =
        Assign.costs(
            Distances.euclidean(source, target),
            source.times(nothing).squared().sum(-1).root(),
            target.times(nothing).squared().sum(-1).root());
    Tensor plan =
        Sinkhorn.withNothing(batch, costs, options.regularisation(), options.iterations());
    Tensor total = plan.times(costs).reshaped(batch.count(), -1).sum(-1);
    return Answer.of(offset.of(gain.of(total))).withScores(Assign.savings(costs));
  }

  /**
   * z = φ(hW + b), h ← z + S z; S sums neighbours in the first layer, so that degrees show, and
   * averages them after that. All layers side by side.
   */
  private Tensor states(PairBatch batch) {
    Tensor mean = batch.adjacency().over(batch.degrees().plus(1e-6));
    Tensor h = batch.features();
    List<Tensor> states = new ArrayList<>();
    for (int at = 0; at < layers.size(); at++) {
      Tensor z = layers.get(at).of(h).leakyRelu(LEAK).times(batch.mask());
      h = z.plus((at == 0 ? batch.adjacency() : mean).dot(z));
      states.add(h);
    }
    return Tensor.concat(states, -1);
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
