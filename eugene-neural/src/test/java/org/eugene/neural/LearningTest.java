package org.eugene.neural;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.cost.EditCosts;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.data.DataSet;
import org.eugene.neural.data.TruthCache;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Adam;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Weights;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A method that cannot learn sixteen pairs by heart has a fault. */
@ExtendWith(NeedsTensors.class)
class LearningTest {
  private final EditCosts costs = Toys.uniform();
  private final Encoding encoding = Toys.encoding(costs);
  private final List<EncodedPair> pairs =
      Toys.encoded(Toys.known(Toys.molecules(32, 3, 8, 4), costs), encoding);

  @ParameterizedTest
  @EnumSource(names = {"GREED", "SIMGNN"})
  void sixteenPairsAreLearnedQuickly(LearnedMethod method) {
    assertThat(errorAfter(300, method)).isLessThan(0.3);
  }

  @Tag("train")
  @ParameterizedTest
  @EnumSource
  void sixteenPairsAreLearnedByHeart(LearnedMethod method) {
    assertThat(errorAfter(1_000, method)).isLessThan(0.3);
  }

  /** On molecules never seen, after a short training. */
  @Tag("train")
  @ParameterizedTest
  @EnumSource
  void aTrainedMethodIsBetterThanTheMedian(LearnedMethod method) {
    DataSet data =
        DataSet.of(
            Toys.molecules(400, 3, 9, 12),
            costs,
            Protocol.standard().withPairs(1_000, 200, 200),
            TruthCache.inMemory(),
            done -> {});
    double[] distances = data.test().stream().mapToDouble(KnownPair::distance).sorted().toArray();
    double median = distances[distances.length / 2];
    double error = Arrays.stream(distances).map(d -> Math.abs(d - median)).average().orElse(0);
    TrainedModel model =
        Training.on(data, "uniform")
            .with(TrainingOptions.defaults().withEpochs(20).withRate(3e-3))
            .train(method, Preset.ADAPTED);
    assertThat(model.card().scores().testError()).isLessThan(error);
  }

  private double errorAfter(int steps, LearnedMethod method) {
    ModelOptions options = method.options(Preset.ADAPTED);
    Weights weights = Weights.seeded(2);
    Model model = options.model(new Inputs(encoding.width(), encoding.prices()), weights);
    double mean = pairs.stream().mapToDouble(EncodedPair::rest).average().orElse(0);
    model.calibrate(mean, mean(model));
    Adam adam = new Adam(weights, 0, 10);
    double error = Double.POSITIVE_INFINITY;
    for (int step = 0; step < steps && error >= 0.3; step++) {
      try (Tape tape = Tape.learning()) {
        PairBatch batch = PairBatch.of(tape, pairs, encoding.width());
        tape.backward(model.loss(batch, model.answer(batch)));
        adam.step(1e-2 * Math.min(1, 2.0 - 2.0 * step / steps));
      }
      error = step % 20 == 19 ? error(model) : error;
    }
    return error;
  }

  private double mean(Model model) {
    double sum = 0;
    for (float answer : answers(model)) {
      sum += answer / pairs.size();
    }
    return sum;
  }

  private double error(Model model) {
    float[] answers = answers(model);
    double error = 0;
    for (int p = 0; p < answers.length; p++) {
      error += Math.abs(answers[p] - pairs.get(p).rest()) / answers.length;
    }
    return error;
  }

  private float[] answers(Model model) {
    try (Tape tape = Tape.asking()) {
      return model.answer(PairBatch.of(tape, pairs, encoding.width())).rest().values();
    }
  }
}
