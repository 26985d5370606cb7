package org.eugene.neural;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.TrainingReport;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.Embedder;
import org.eugene.estimate.Estimator;
import org.eugene.estimate.LabelKinds;
import org.eugene.estimate.NamedEstimator;
import org.eugene.estimate.Reduction;
import org.eugene.graph.Label;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.Model;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.model.VectorModel;
import org.eugene.neural.tensor.Natives;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;
import org.eugene.solver.GedSolver;

/**
 * A method with what it has learned, and the card that tells where it learned it. Immutable.
 * Reading one needs no native library; asking it does.
 */
public final class TrainedModel implements Learned {
  private final ModelCard card;
  private final List<ModelFile.Array> arrays;

  TrainedModel(ModelCard card, List<ModelFile.Array> arrays) {
    this.card = card;
    this.arrays = List.copyOf(arrays);
  }

  /** Reads a file and checks every byte. */
  public static TrainedModel open(Path file) throws IOException {
    ModelFile.Content content = ModelFile.read(file);
    try {
      ModelCard card = ModelFile.JSON.readValue(content.text(), ModelCard.class);
      return new TrainedModel(card, content.arrays());
    } catch (JsonProcessingException foreign) {
      throw new IOException(
          file + " has a card that this program cannot read; train the model again", foreign);
    }
  }

  @Override
  public void save(Path file) throws IOException {
    ModelFile.write(file, new ModelFile.Content(cardText(), arrays));
  }

  @Override
  public NamedEstimator kind() {
    return method().named();
  }

  @Override
  public String costsName() {
    return card.costs();
  }

  @Override
  public TrainingReport report() {
    ModelCard.Learning training = card.training();
    return new TrainingReport(
        card.parameters(),
        training.epochs(),
        training.bestEpoch(),
        training.end(),
        training.truthSeconds(),
        training.trainingSeconds(),
        card.scores().validationError());
  }

  @Override
  public String cardInWords() {
    return CardInWords.of(card);
  }

  public ModelCard card() {
    return card;
  }

  @Override
  public String cardText() {
    try {
      return ModelFile.JSON.writeValueAsString(card);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public LearnedMethod method() {
    return LearnedMethod.named(card.method());
  }

  /**
   * Estimates under these costs, which must be those of the training or have the same reduced
   * prices.
   */
  public Estimator estimator(EditCosts costs) {
    return estimator(costs, 1, EstimateWarnings.NOBODY);
  }

  /** Numbers alone: no assignment is solved for them. */
  @Override
  public Estimator estimator(EditCosts costs, Consumer<String> warnings) {
    return estimator(costs, 0, warnings::accept);
  }

  @Override
  public GedSolver solver(EditCosts costs) {
    if (!method().hasMapping()) {
      throw new IllegalArgumentException(
          "the model is of "
              + method().label()
              + ", which guesses a number and has no mapping; eugene estimate tells its guesses");
    }
    Encoding encoding = new Encoding(reduction(costs));
    return new MappingSolver(new Mappings(model(encoding), encoding, method().candidates()));
  }

  /**
   * As {@link #estimator(EditCosts)}.
   *
   * @param candidates a mapping is the cheapest of so many best assignments, and there is none for
   *     0; {@link LearnedMethod#candidates} is what the authors take
   * @param warnings told once a call
   */
  public Estimator estimator(EditCosts costs, int candidates, EstimateWarnings warnings) {
    Encoding encoding = new Encoding(reduction(costs));
    return new NeuralEstimator(model(encoding), encoding, card, candidates, warnings);
  }

  /**
   * The same guesses from vectors that are made once a graph; for methods that have them. {@link
   * java.util.Optional#empty} for the others.
   */
  public Optional<Embedder> embedder(EditCosts costs) {
    Encoding encoding = new Encoding(reduction(costs));
    return model(encoding) instanceof VectorModel model
        ? Optional.of(new VectorEmbedder(model, encoding))
        : Optional.empty();
  }

  private Model model(Encoding encoding) {
    Natives.load();
    Weights weights = Weights.seeded(0);
    Model model = options().model(new Inputs(encoding.width(), encoding.prices()), weights);
    take(weights);
    return model;
  }

  private Reduction reduction(EditCosts costs) {
    LabelKinds vertices = LabelKinds.ofVertices(labels(card.vertexLabels()), costs);
    LabelKinds edges = LabelKinds.ofEdges(labels(card.edgeLabels()), costs);
    Reduction reduction =
        card.target().equals("raw")
            ? Reduction.raw(costs, vertices, edges)
            : Reduction.symmetrised(costs, vertices, edges);
    if (!reduction.digest().equals(card.prices())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the model was trained for other costs (%s, prices %.12s) than these (prices %.12s);"
                  + " use --costs %s or train a model for these",
              card.costs(),
              card.prices(),
              reduction.digest(),
              card.costs()));
    }
    return reduction;
  }

  private static List<Label> labels(List<ModelCard.KnownLabel> known) {
    return known.stream().map(label -> Label.of(label.name(), label.attributes())).toList();
  }

  private ModelOptions options() {
    Class<? extends ModelOptions> type = method().options(Preset.ADAPTED).getClass();
    return ModelFile.JSON.convertValue(card.options(), type);
  }

  private void take(Weights weights) {
    List<float[]> values = new ArrayList<>();
    for (int at = 0; at < weights.all().size(); at++) {
      Weight weight = weights.all().get(at);
      if (at >= arrays.size()
          || !arrays.get(at).name().equals(weight.name())
          || !Arrays.equals(arrays.get(at).shape(), weight.shape())) {
        throw new IllegalArgumentException(
            "the model has no " + weight.name() + " of this shape; train it again");
      }
      values.add(arrays.get(at).values());
    }
    weights.restore(values);
  }
}
