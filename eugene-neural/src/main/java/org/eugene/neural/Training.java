package org.eugene.neural;

import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Progress;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.estimate.Estimate;
import org.eugene.estimate.Estimator;
import org.eugene.estimate.LabelKinds;
import org.eugene.estimate.LatticeRounding;
import org.eugene.estimate.Reduction;
import org.eugene.estimate.SizeRegression;
import org.eugene.graph.Graph;
import org.eugene.neural.batch.EncodedGraph;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.data.DataSet;
import org.eugene.neural.genn.Completions;
import org.eugene.neural.model.CompletionModel;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Natives;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;
import org.eugene.neural.train.Trainer;
import org.eugene.neural.train.TrainerState;
import org.eugene.problem.GedProblem;

/** Trains a method on pairs of known distance. The test pairs are looked at once, at the end. */
public final class Training {
  private final DataSet data;
  private final String costs;
  private final TrainingOptions options;
  private final Progress.Listener listener;
  private final Optional<Path> part;

  private Training(
      DataSet data,
      String costs,
      TrainingOptions options,
      Progress.Listener listener,
      Optional<Path> part) {
    this.data = data;
    this.costs = costs;
    this.options = options;
    this.listener = listener;
    this.part = part;
  }

  /**
   * A training on these pairs.
   *
   * @param costs as the user named them, for the card
   */
  public static Training on(DataSet data, String costs) {
    return new Training(
        data, costs, TrainingOptions.defaults(), Progress.Listener.NOBODY, Optional.empty());
  }

  public Training with(TrainingOptions newOptions) {
    return new Training(data, costs, newOptions, listener, part);
  }

  /** Tells somebody of every epoch. */
  public Training telling(Progress.Listener newListener) {
    return new Training(data, costs, options, newListener, part);
  }

  /**
   * Writes the state of every epoch to this file and goes on from it if it holds one of the same
   * training; the file is deleted at the end.
   */
  public Training resumable(Path newPart) {
    return new Training(data, costs, options, listener, Optional.of(newPart));
  }

  /** Trains a method at a preset. */
  public TrainedModel train(LearnedMethod method, Preset preset) {
    return train(method, preset.name().toLowerCase(Locale.ROOT), method.options(preset));
  }

  /** Trains a method with options of one's own. */
  public TrainedModel train(LearnedMethod method, ModelOptions modelOptions) {
    return train(method, "own", modelOptions);
  }

  private TrainedModel train(LearnedMethod method, String preset, ModelOptions modelOptions) {
    Natives.load();
    Reduction reduction =
        options.target() == TrainingOptions.Target.RAW
            ? Reduction.raw(data.costs(), data.vertexKinds(), data.edgeKinds())
            : Reduction.symmetrised(data.costs(), data.vertexKinds(), data.edgeKinds());
    Encoding encoding = new Encoding(reduction);
    Weights weights = Weights.seeded(options.seed());
    Model model = modelOptions.model(new Inputs(encoding.width(), encoding.prices()), weights);
    Trainer trainer = new Trainer(model, weights, encoding.width(), options, modelOptions.rate());
    String identity =
        String.join(
            " ", method.label(), modelOptions.toString(), options.toString(), digest(data), costs);
    Trainer.Outcome outcome =
        trainer.train(
            encoded(encoding, data.training(), model instanceof CompletionModel),
            encoded(encoding, data.validation(), false),
            reduction.scale(),
            listener,
            part.<TrainerState.Store>map(file -> new Checkpoint(file, identity))
                .orElse(TrainerState.Store.NONE));
    double rate = options.steps().rate() > 0 ? options.steps().rate() : modelOptions.rate();
    ModelCard unjudged =
        card(method, preset, modelOptions, encoding, weights.count(), outcome, rate);
    TrainedModel trained = new TrainedModel(unjudged, arrays(weights));
    TrainedModel judged = new TrainedModel(judged(trained), arrays(weights));
    part.ifPresent(Training::delete);
    return judged;
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException busy) {
      throw new UncheckedIOException("cannot delete " + file, busy);
    }
  }

  /**
   * @param completions whether the model learns from beginnings of mappings too
   */
  private static List<EncodedPair> encoded(
      Encoding encoding, List<KnownPair> pairs, boolean completions) {
    IdentityHashMap<Graph, EncodedGraph> graphs = new IdentityHashMap<>();
    List<EncodedPair> encoded = new ArrayList<>();
    for (KnownPair known : pairs) {
      Reduction reduction = encoding.reduction();
      int[] image = known.mapping().images();
      EncodedPair pair =
          new EncodedPair(
              graphs.computeIfAbsent(known.pair().source(), encoding::encode),
              graphs.computeIfAbsent(known.pair().target(), encoding::encode),
              (float) reduction.rest(known.pair(), known.distance()),
              image);
      GedProblem problem = GedProblem.of(known.pair(), reduction.costs());
      encoded.add(
          completions ? pair.withCompletions(Completions.of(problem, image, reduction)) : pair);
    }
    return encoded;
  }

  private static List<ModelFile.Array> arrays(Weights weights) {
    return weights.all().stream().map(Training::array).toList();
  }

  private static ModelFile.Array array(Weight weight) {
    return new ModelFile.Array(weight.name(), weight.shape(), weight.values().clone());
  }

  private ModelCard card(
      LearnedMethod method,
      String preset,
      ModelOptions modelOptions,
      Encoding encoding,
      int parameters,
      Trainer.Outcome outcome,
      double rate) {
    IntSummaryStatistics sizes =
        data.split().training().stream().mapToInt(Graph::order).summaryStatistics();
    return new ModelCard(
        method.label(),
        preset,
        ModelFile.JSON.convertValue(modelOptions, new TypeReference<>() {}),
        parameters,
        labels(encoding.reduction().vertexKinds()),
        labels(encoding.reduction().edgeKinds()),
        costs,
        encoding.reduction().digest(),
        options.target().name().toLowerCase(Locale.ROOT),
        new ModelCard.Sizes(sizes.getMin(), sizes.getMax(), sizes.getAverage()),
        new ModelCard.Learning(
            digest(data),
            data.split().training().size(),
            data.split().validation().size(),
            data.split().test().size(),
            data.split().copies(),
            data.training().size(),
            data.validation().size(),
            data.test().size(),
            data.shareProved(),
            data.protocol().seed(),
            options.seed(),
            rate,
            options.steps().batch(),
            outcome.epochs(),
            outcome.bestEpoch(),
            outcome.end().name().toLowerCase(Locale.ROOT),
            data.seconds(),
            outcome.seconds()),
        new ModelCard.Scores(outcome.validationError(), 0, 0, 0, 0),
        versions());
  }

  private static List<ModelCard.KnownLabel> labels(LabelKinds kinds) {
    return kinds.labels().stream()
        .map(label -> new ModelCard.KnownLabel(label.name(), label.attributes(), kinds.kind(label)))
        .toList();
  }

  private static Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    versions.put("engine", Natives.versions());
    versions.put("java", System.getProperty("java.version", ""));
    versions.put(
        "eugene",
        Optional.ofNullable(Training.class.getPackage().getImplementationVersion())
            .orElse("(unpacked)"));
    return versions;
  }

  /** SHA-256 of the training graphs as the costs name their labels. */
  static String digest(DataSet data) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Graph graph : data.split().training()) {
        StringBuilder text = new StringBuilder("t");
        for (int v = 0; v < graph.order(); v++) {
          text.append(" v ").append(graph.labelOfVertex(v));
        }
        for (int e = 0; e < graph.size(); e++) {
          text.append(" e ").append(graph.edgeFrom(e)).append(' ').append(graph.edgeTo(e));
          text.append(' ').append(graph.labelOfEdge(e));
        }
        digest.update(text.append('\n').toString().getBytes(StandardCharsets.UTF_8));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }

  private ModelCard judged(TrainedModel trained) {
    List<GedProblem> learned = problems(data.training());
    SizeRegression regression = SizeRegression.fit(learned, distances(data.training()));
    List<GedProblem> asked = problems(data.test());
    double[] model = errors(trained.estimator(data.costs()), asked);
    double[] sizes = errors(regression, asked);
    ModelCard card = trained.card();
    return new ModelCard(
        card.method(),
        card.preset(),
        card.options(),
        card.parameters(),
        card.vertexLabels(),
        card.edgeLabels(),
        card.costs(),
        card.prices(),
        card.target(),
        card.sizes(),
        card.training(),
        new ModelCard.Scores(
            card.scores().validationError(), model[0], model[1], sizes[0], sizes[1]),
        card.versions());
  }

  private List<GedProblem> problems(List<KnownPair> pairs) {
    return pairs.stream().map(known -> GedProblem.of(known.pair(), data.costs())).toList();
  }

  private static double[] distances(List<KnownPair> pairs) {
    return pairs.stream().mapToDouble(KnownPair::distance).toArray();
  }

  /** Mean absolute error and share right after rounding. */
  private double[] errors(Estimator estimator, List<GedProblem> problems) {
    double[] truth = distances(data.test());
    List<Estimate> guesses = estimator.estimate(problems);
    double error = 0;
    double right = 0;
    for (int p = 0; p < truth.length; p++) {
      double guess = guesses.get(p).distance();
      error += Math.abs(guess - truth[p]) / truth.length;
      boolean hit = LatticeRounding.nearest(problems.get(p), guess) == truth[p];
      right += hit ? 1.0 / truth.length : 0;
    }
    return new double[] {error, right};
  }
}
