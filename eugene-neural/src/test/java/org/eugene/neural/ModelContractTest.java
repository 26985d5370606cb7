package org.eugene.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Preset;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.LabelDictionary;
import org.eugene.neural.batch.EncodedGraph;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.CompletionModel;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.tensor.Adam;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every learned method, trained or not. */
@ExtendWith(NeedsTensors.class)
class ModelContractTest {
  /** Of estimates around 10, in single precision. */
  private static final double ROUNDING = 2e-3;

  private final EditCosts costs = Toys.uniform();
  private final Encoding encoding = Toys.encoding(costs);
  private final List<KnownPair> known = Toys.known(Toys.molecules(12, 3, 9, 7), costs);
  private final List<EncodedPair> pairs = Toys.encoded(known, encoding);

  private record Made(Model model, Weights weights) {}

  private Made made(LearnedMethod method) {
    Weights weights = Weights.seeded(5);
    Model model =
        method
            .options(Preset.ADAPTED)
            .model(new Inputs(encoding.width(), encoding.prices()), weights);
    return new Made(model, weights);
  }

  private float[] ask(Model model, List<EncodedPair> questions, int order) {
    try (Tape tape = Tape.asking()) {
      return model.answer(PairBatch.of(tape, questions, encoding.width(), order)).rest().values();
    }
  }

  @ParameterizedTest
  @EnumSource
  void paddingAndOtherPairsChangeNothing(LearnedMethod method) {
    Model model = made(method).model;
    float[] together = ask(model, pairs, 1);
    float[] padded = ask(model, pairs, 17);
    for (int p = 0; p < together.length; p++) {
      float alone = ask(model, List.of(pairs.get(p)), 1)[0];
      assertThat(together[p]).isCloseTo(alone, within((float) ROUNDING));
      assertThat(padded[p]).isCloseTo(alone, within((float) ROUNDING));
    }
  }

  /** GraphSim orders vertices, and ties in its order are broken by number. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "GRAPHSIM")
  void otherVertexNumbersChangeNothing(LearnedMethod method) {
    Model model = made(method).model;
    Random random = new Random(3);
    List<EncodedPair> renumbered = new ArrayList<>();
    for (KnownPair pair : known) {
      renumbered.add(
          EncodedPair.unknown(
              encoding.encode(RandomGraphs.shuffled(pair.pair().source(), random)),
              encoding.encode(RandomGraphs.shuffled(pair.pair().target(), random))));
    }
    float[] before = ask(model, pairs, 1);
    float[] after = ask(model, renumbered, 1);
    for (int p = 0; p < before.length; p++) {
      assertThat(after[p]).isCloseTo(before[p], within((float) ROUNDING));
    }
  }

  @ParameterizedTest
  @EnumSource
  void answersAreFiniteInEveryCorner(LearnedMethod method) {
    Model model = made(method).model;
    List<EncodedPair> corners = new ArrayList<>();
    for (Samples.Corner corner : Samples.corners(4)) {
      GraphPair pair = corner.pair();
      corners.add(
          EncodedPair.unknown(encoding.encode(pair.source()), encoding.encode(pair.target())));
    }
    for (float answer : ask(model, corners, 1)) {
      assertThat(answer).isFinite();
    }
    if (model instanceof CompletionModel guide) {
      float[] nothing =
          guide
              .completion(corners.get(0), encoding.width())
              .rests(
                  new float[corners.get(0).source().order()],
                  new float[corners.get(0).target().order()],
                  1);
      assertThat(nothing).hasSize(1);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"GREED", "GMN_EMBED"})
  void aGraphIsNoDistanceFromItself(LearnedMethod method) {
    EncodedGraph graph = pairs.get(0).source();
    Graph shuffled = RandomGraphs.shuffled(known.get(0).pair().source(), new Random(1));
    float[] answers =
        ask(
            made(method).model,
            List.of(EncodedPair.unknown(graph, encoding.encode(shuffled)), pairs.get(0)),
            1);
    assertThat(answers[0]).isCloseTo(0, within(1e-4f));
    assertThat(answers[1]).isGreaterThan(1e-3f);
  }

  /**
   * Central differences in double precision, at the steepest number of every weight. GMSM's plan is
   * constant to the gradient though not to the loss, so its gradient is no slope by design.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "GMSM")
  void gradientsAreSlopes(LearnedMethod method) {
    Made made = made(method);
    stir(made.weights);
    loss(made, true);
    List<String> wrong = new ArrayList<>();
    for (Weight weight : made.weights.all()) {
      if (!weight.isLearned()) {
        continue;
      }
      int at = steepest(weight.gradient());
      double slope = slope(made, weight, at);
      double gradient = weight.gradient()[at];
      if (Math.abs(slope - gradient) > 1e-4 + 0.02 * Math.abs(slope)) {
        wrong.add(weight.name() + ": slope " + slope + ", gradient " + gradient);
      }
    }
    // Kinks of ReLU and changes of a hard assignment may fall between the two ends.
    assertThat(wrong).hasSizeLessThanOrEqualTo(made.weights.all().size() / 10);
  }

  /** Away from 0, where first biases put whole layers onto the kink of ReLU. */
  private static void stir(Weights weights) {
    Random random = new Random(9);
    for (Weight weight : weights.all()) {
      for (int at = 0; at < weight.values().length && weight.isLearned(); at++) {
        weight.values()[at] += 0.1f * (random.nextFloat() - 0.5f);
      }
    }
  }

  private static int steepest(float[] gradient) {
    int best = 0;
    for (int at = 0; at < gradient.length; at++) {
      best = Math.abs(gradient[at]) > Math.abs(gradient[best]) ? at : best;
    }
    return best;
  }

  private double slope(Made made, Weight weight, int at) {
    float before = weight.values()[at];
    float step = 1e-5f;
    weight.values()[at] = before + step;
    double up = weight.values()[at];
    double above = loss(made, false);
    weight.values()[at] = before - step;
    double down = weight.values()[at];
    double below = loss(made, false);
    weight.values()[at] = before;
    return (above - below) / (up - down);
  }

  private double loss(Made made, boolean backward) {
    List<float[]> statistics = made.weights.copy();
    try (Tape tape = Tape.exact()) {
      PairBatch batch = PairBatch.of(tape, pairs, encoding.width());
      Tensor loss = made.model.loss(batch, made.model.answer(batch));
      if (backward) {
        tape.backward(loss);
        made.weights.restore(statistics);
      }
      return loss.value();
    }
  }

  /** A step that is made in parts of like sizes goes where the whole step does. */
  @ParameterizedTest
  @EnumSource(names = {"GRAPHEDX", "GEDGNN", "GMSM", "H2MN"})
  void gradientsOfPartsAddUp(LearnedMethod method) {
    Made made = made(method);
    assertThat(made.model.parts()).isGreaterThan(1);
    loss(made, true);
    List<float[]> whole = made.weights.all().stream().map(w -> w.gradient().clone()).toList();
    int half = pairs.size() / 2;
    try (Tape tape = Tape.exact()) {
      tape.backward(halfLoss(made, tape, pairs.subList(0, half)));
    }
    try (Tape tape = Tape.exact()) {
      tape.backwardMore(halfLoss(made, tape, pairs.subList(half, 2 * half)));
    }
    for (int w = 0; w < whole.size(); w++) {
      float[] sum = made.weights.all().get(w).gradient();
      for (int at = 0; at < sum.length; at++) {
        assertThat(sum[at])
            .as(made.weights.all().get(w).name())
            .isCloseTo(whole.get(w)[at], within(1e-4f + 1e-3f * Math.abs(whole.get(w)[at])));
      }
    }
  }

  private Tensor halfLoss(Made made, Tape tape, List<EncodedPair> part) {
    PairBatch batch = PairBatch.of(tape, part, encoding.width());
    return made.model.loss(batch, made.model.answer(batch)).times(0.5);
  }

  /** Some weights rest for a step or two behind a ReLU; none rests for ever. */
  @ParameterizedTest
  @EnumSource
  void everyWeightMoves(LearnedMethod method) {
    Made made = made(method);
    List<float[]> before = made.weights.copy();
    Adam adam = new Adam(made.weights, 0, Double.POSITIVE_INFINITY);
    for (int step = 0; step < 5; step++) {
      try (Tape tape = Tape.learning()) {
        PairBatch batch = PairBatch.of(tape, pairs, encoding.width());
        tape.backward(made.model.loss(batch, made.model.answer(batch)));
        adam.step(1e-2);
      }
    }
    List<String> still = new ArrayList<>();
    for (int w = 0; w < before.size(); w++) {
      Weight weight = made.weights.all().get(w);
      if (Arrays.equals(before.get(w), weight.values())) {
        still.add(weight.name());
      }
    }
    assertThat(still).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void thoseWithAMappingHaveScores(LearnedMethod method) {
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pairs, encoding.width());
      Model model = made(method).model;
      assertThat(model.answer(batch).scores().isPresent() || model instanceof CompletionModel)
          .isEqualTo(method.hasMapping());
    }
  }

  @ParameterizedTest
  @EnumSource
  void originalWidthsWorkToo(LearnedMethod method) {
    Weights weights = Weights.seeded(1);
    Model model =
        method
            .options(Preset.ORIGINAL)
            .model(new Inputs(encoding.width(), encoding.prices()), weights);
    for (float answer : ask(model, pairs.subList(0, 2), 1)) {
      assertThat(answer).isFinite();
    }
    if (method != LearnedMethod.GRAPHEDX) {
      assertThat(weights.count()).isGreaterThan(made(method).weights.count());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theEmptyGraphAloneIsNoTrouble(LearnedMethod method) {
    EncodedGraph empty = encoding.encode(Graph.undirected("empty", new LabelDictionary()).build());
    assertThat(ask(made(method).model, List.of(EncodedPair.unknown(empty, empty)), 1)[0])
        .isFinite();
  }
}
