package org.eugene.neural.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Progress;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.cost.EditCosts;
import org.eugene.neural.LearnedMethod;
import org.eugene.neural.NeedsTensors;
import org.eugene.neural.Toys;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.tensor.Weights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NeedsTensors.class)
class TrainerTest {
  private final EditCosts costs = Toys.uniform();
  private final Encoding encoding = Toys.encoding(costs);
  private final List<EncodedPair> pairs =
      Toys.encoded(Toys.known(Toys.molecules(40, 3, 8, 4), costs), encoding);

  private List<TrainerState> states(LearnedMethod method, TrainingOptions options) {
    Weights weights = Weights.seeded(2);
    Inputs inputs = new Inputs(encoding.width(), encoding.prices());
    Model model = method.options(Preset.ADAPTED).model(inputs, weights);
    List<TrainerState> states = new ArrayList<>();
    TrainerState.Store store =
        new TrainerState.Store() {
          @Override
          public Optional<TrainerState> load() {
            return Optional.empty();
          }

          @Override
          public void save(TrainerState state) {
            states.add(state);
          }
        };
    new Trainer(model, weights, encoding.width(), options, 3e-3)
        .train(pairs, pairs.subList(0, 4), 1, Progress.Listener.NOBODY, store);
    return states;
  }

  private static double way(TrainerState from, TrainerState to) {
    double sum = 0;
    for (int w = 0; w < from.weights().size(); w++) {
      for (int at = 0; at < from.weights().get(w).length; at++) {
        double gap = to.weights().get(w)[at] - from.weights().get(w)[at];
        sum += gap * gap;
      }
    }
    return Math.sqrt(sum);
  }

  /** Half a cosine: the last of ten epochs goes less than a quarter of the second's way. */
  @Test
  void theRateFalls() {
    List<TrainerState> states =
        states(LearnedMethod.GREED, TrainingOptions.defaults().withEpochs(10).withBatch(8));
    assertThat(states).hasSize(10);
    assertThat(way(states.get(8), states.get(9))).isLessThan(way(states.get(0), states.get(1)) / 4);
  }

  /** Time that will not suffice for the epochs makes it fall sooner, and then ends it. */
  @Test
  void theClockCounts() {
    List<TrainerState> states =
        states(
            LearnedMethod.GREED,
            TrainingOptions.defaults()
                .withEpochs(1_000_000)
                .withPatience(1_000_000)
                .withBatch(8)
                .withTime(Duration.ofMillis(1_500)));
    int last = states.size() - 1;
    assertThat(states.get(last).seconds()).isGreaterThan(1.5);
    assertThat(way(states.get(last - 1), states.get(last)))
        .isLessThan(way(states.get(0), states.get(1)) / 4);
  }

  /** A model that has its batches cut goes on as if they were not, but for rounding. */
  @Test
  void aStepInPartsIsAStep() {
    TrainingOptions options = TrainingOptions.defaults().withEpochs(2).withBatch(20);
    List<TrainerState> states = states(LearnedMethod.GEDGNN, options);
    assertThat(states.get(1).bestSquare()).isFinite();
    assertThat(states.get(1).steps()).isEqualTo(2L * ((pairs.size() + 19) / 20));
  }
}
