package org.eugene.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Progress;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.estimate.Embedder;
import org.eugene.estimate.Estimate;
import org.eugene.estimate.Estimator;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.neural.data.DataSet;
import org.eugene.neural.data.TruthCache;
import org.eugene.problem.GedProblem;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Training as a whole, its file, and what the trained model then says. */
@ExtendWith(NeedsTensors.class)
class TrainingTest {
  private static final TrainingOptions SHORT =
      TrainingOptions.defaults().withEpochs(3).withBatch(16);

  private static DataSet data;
  private static TrainedModel greed;

  @TempDir private Path folder;

  @BeforeAll
  static void train() {
    data = data(Toys.paper1());
    greed = train(LearnedMethod.GREED, 1);
  }

  private static DataSet data(EditCosts costs) {
    return DataSet.of(
        Toys.molecules(40, 3, 8, 2),
        costs,
        Protocol.standard().withPairs(48, 12, 12),
        TruthCache.inMemory(),
        done -> {});
  }

  private static TrainedModel train(LearnedMethod method, long seed) {
    return Training.on(data, "paper-1").with(SHORT.withSeed(seed)).train(method, Preset.ADAPTED);
  }

  private static List<GedProblem> problems(EditCosts costs) {
    return data.test().stream().map(known -> GedProblem.of(known.pair(), costs)).toList();
  }

  private static byte[] bytes(TrainedModel model, Path file) throws IOException {
    model.save(file);
    return Files.readAllBytes(file);
  }

  /** Everything behind the card, which tells the time. */
  private static String weights(byte[] file) {
    int text = java.nio.ByteBuffer.wrap(file).order(java.nio.ByteOrder.LITTLE_ENDIAN).getInt(8);
    return java.util.HexFormat.of().formatHex(file, 16 + text, file.length);
  }

  @Test
  void oneSeedGivesTheSameBits() throws IOException {
    for (LearnedMethod method : List.of(LearnedMethod.GREED, LearnedMethod.EGSC)) {
      String first = weights(bytes(train(method, 1), folder.resolve("a")));
      String again = weights(bytes(train(method, 1), folder.resolve("b")));
      String other = weights(bytes(train(method, 2), folder.resolve("c")));
      assertThat(again).isEqualTo(first);
      assertThat(other).isNotEqualTo(first);
    }
  }

  @Test
  void anInterruptedTrainingEndsAsIfItHadNotBeen() throws IOException {
    Path part = folder.resolve("model.part");
    Training training = Training.on(data, "paper-1").with(SHORT).resumable(part);
    List<Integer> epochs = new ArrayList<>();
    assertThatThrownBy(
            () ->
                training
                    .telling(
                        progress -> {
                          epochs.add(progress.epoch());
                          if (progress.epoch() == 2) {
                            throw new IllegalStateException("pulled the plug");
                          }
                        })
                    .train(LearnedMethod.GREED, Preset.ADAPTED))
        .hasMessage("pulled the plug");
    assertThat(part).exists();
    TrainedModel resumed =
        training
            .telling(progress -> epochs.add(progress.epoch()))
            .train(LearnedMethod.GREED, Preset.ADAPTED);
    assertThat(epochs).containsExactly(1, 2, 3);
    assertThat(part).doesNotExist();
    assertThat(weights(bytes(resumed, folder.resolve("a"))))
        .isEqualTo(weights(bytes(greed, folder.resolve("b"))));
  }

  @Test
  void theStateOfAnotherTrainingIsIgnored() {
    Path part = folder.resolve("model.part");
    assertThatThrownBy(
            () ->
                Training.on(data, "paper-1")
                    .with(SHORT.withSeed(9))
                    .resumable(part)
                    .telling(
                        progress -> {
                          throw new IllegalStateException("pulled the plug");
                        })
                    .train(LearnedMethod.GREED, Preset.ADAPTED))
        .isInstanceOf(IllegalStateException.class);
    List<Progress> told = new ArrayList<>();
    Training.on(data, "paper-1")
        .with(SHORT)
        .resumable(part)
        .telling(told::add)
        .train(LearnedMethod.GREED, Preset.ADAPTED);
    assertThat(told).hasSize(3);
    assertThat(told.get(0).left()).isPositive();
  }

  @Test
  void theBestEpochIsKept() {
    List<Double> errors = new ArrayList<>();
    TrainedModel model =
        Training.on(data, "paper-1")
            .with(SHORT.withEpochs(6).withRate(0.05))
            .telling(progress -> errors.add(progress.validationError()))
            .train(LearnedMethod.GREED, Preset.ADAPTED);
    int best = model.card().training().bestEpoch();
    assertThat(model.card().scores().validationError()).isEqualTo(errors.get(best - 1));
    Estimator estimator = model.estimator(Toys.paper1());
    double error = 0;
    for (KnownPair known : data.validation()) {
      GedProblem problem = GedProblem.of(known.pair(), Toys.paper1());
      double guess = estimator.estimate(List.of(problem)).get(0).distance();
      error += Math.abs(guess - known.distance()) / data.validation().size();
    }
    // A guess below 0 is raised to 0 here and not while learning.
    assertThat(error).isLessThanOrEqualTo(errors.get(best - 1) + 1e-3);
  }

  @Test
  void aFileKeepsTheModel() throws IOException {
    Path file = folder.resolve("greed.model");
    greed.save(file);
    TrainedModel opened = TrainedModel.open(file);
    assertThat(opened.card()).isEqualTo(greed.card());
    assertThat(opened.estimator(Toys.paper1()).estimate(problems(Toys.paper1())))
        .isEqualTo(greed.estimator(Toys.paper1()).estimate(problems(Toys.paper1())));
  }

  @Test
  void aFlippedByteIsRefused() throws IOException {
    Path file = folder.resolve("greed.model");
    byte[] good = bytes(greed, file);
    Random random = new Random(1);
    for (int trial = 0; trial < 30; trial++) {
      byte[] bad = good.clone();
      bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, bad);
      assertThatThrownBy(() -> TrainedModel.open(file)).isInstanceOf(IOException.class);
    }
    Files.write(file, java.util.Arrays.copyOf(good, good.length / 2));
    assertThatThrownBy(() -> TrainedModel.open(file)).hasMessageContaining("damaged");
    Files.writeString(file, "t # 0\nv 0 C\nv 1 C\ne 0 1 1\n and so on");
    assertThatThrownBy(() -> TrainedModel.open(file)).hasMessageContaining("not a trained model");
  }

  @Test
  void anUnknownVersionIsRefused() throws IOException {
    Path file = folder.resolve("greed.model");
    byte[] bytes = bytes(greed, file);
    bytes[4] = 9;
    Files.write(file, bytes);
    assertThatThrownBy(() -> TrainedModel.open(file)).hasMessageContaining("version 9");
  }

  @Test
  void otherCostsAreRefused() {
    assertThatThrownBy(() -> greed.estimator(Toys.uniform()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--costs paper-1")
        .hasMessageContaining(greed.card().prices().substring(0, 12));
    Estimator estimator = greed.estimator(Toys.paper1());
    assertThatThrownBy(() -> estimator.estimate(problems(new ConstantCosts(2, 2, 0, 2, 2, 0))))
        .hasMessageContaining("other prices");
  }

  /** distance under paper-1 = 2 · distance under paper-3 + n₂ − n₁, and the estimate likewise. */
  @Test
  void costsWithTheSameReducedPricesAreServed() {
    List<Estimate> one = greed.estimator(Toys.paper1()).estimate(problems(Toys.paper1()));
    EditCosts paper3 = NamedCosts.PAPER_3.costs();
    List<Estimate> three = greed.estimator(paper3).estimate(problems(paper3));
    for (int p = 0; p < one.size(); p++) {
      GraphPair pair = data.test().get(p).pair();
      int grown = pair.target().order() - pair.source().order();
      assertThat(one.get(p).distance())
          .isCloseTo(2 * three.get(p).distance() + grown, within(1e-5));
    }
  }

  @Test
  void largerGraphsAreAnsweredWithAWarning() {
    List<String> warnings = new ArrayList<>();
    Graph large = Toys.molecule("large", 20, new Random(1));
    GedProblem problem =
        GedProblem.of(new GraphPair(large, data.split().test().get(0)), Toys.paper1());
    Estimate estimate =
        greed.estimator(Toys.paper1(), 1, warnings::add).estimate(List.of(problem)).get(0);
    assertThat(estimate.distance()).isPositive();
    assertThat(warnings).singleElement().asString().contains("of 2 graphs", "1 have more than");
  }

  @Test
  void mappingsCostWhatTheProblemSays() {
    for (LearnedMethod method : LearnedMethod.values()) {
      if (!method.hasMapping()) {
        continue;
      }
      TrainedModel model = train(method, 1);
      List<GedProblem> problems = problems(Toys.paper1());
      List<Estimate> one = model.estimator(Toys.paper1()).estimate(problems);
      List<Estimate> best =
          model.estimator(Toys.paper1(), 10, EstimateWarnings.NOBODY).estimate(problems);
      for (int p = 0; p < problems.size(); p++) {
        double quick = problems.get(p).cost(one.get(p).mapping().orElseThrow());
        double chosen = problems.get(p).cost(best.get(p).mapping().orElseThrow());
        assertThat(chosen).isBetween(data.test().get(p).distance(), quick);
      }
    }
  }

  @Test
  void vectorsGiveTheSameGuesses() {
    Embedder embedder = greed.embedder(Toys.paper1()).orElseThrow();
    List<Estimate> estimates = greed.estimator(Toys.paper1()).estimate(problems(Toys.paper1()));
    for (int p = 0; p < estimates.size(); p++) {
      GraphPair pair = data.test().get(p).pair();
      assertThat(embedder.distance(embedder.vector(pair.source()), embedder.vector(pair.target())))
          .isCloseTo(estimates.get(p).distance(), within(1e-3));
    }
    assertThat(train(LearnedMethod.EGSC, 1).embedder(Toys.paper1())).isEmpty();
  }

  @Test
  void theCardTellsTheProtocol() {
    ModelCard card = greed.card();
    assertThat(card.method()).isEqualTo("greed");
    assertThat(card.training().shareProved()).isEqualTo(1);
    assertThat(card.training().trainingPairs()).isEqualTo(48);
    assertThat(card.scores().sizeRegressionError()).isPositive();
    assertThat(card.vertexLabels()).hasSize(3).allMatch(label -> label.kind() == 0);
    assertThat(greed.cardText()).contains("\"end\" : \"epochs\"");
  }

  @Test
  void rawDistancesCanBeTaught() {
    TrainedModel raw =
        Training.on(data, "paper-1")
            .with(SHORT.withTarget(TrainingOptions.Target.RAW))
            .train(LearnedMethod.EGSC, Preset.ADAPTED);
    assertThat(raw.card().target()).isEqualTo("raw");
    assertThat(raw.estimator(Toys.paper1()).estimate(problems(Toys.paper1()))).hasSize(12);
    assertThatThrownBy(() -> raw.estimator(NamedCosts.PAPER_3.costs()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
