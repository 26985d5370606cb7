package org.eugene.neural;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eugene.estimate.Estimate;
import org.eugene.estimate.Estimator;
import org.eugene.estimate.LabelKinds;
import org.eugene.estimate.Reduction;
import org.eugene.graph.Graph;
import org.eugene.neural.batch.EncodedGraph;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.Model;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;
import org.eugene.problem.GedProblem;

/** Asks a model in batches; a call has tensors of its own, so calls may run side by side. */
final class NeuralEstimator implements Estimator {
  private static final int BATCH = 128;

  private static final float[] NO_SCORES = {};

  /** A problem keeps nine decimals of a price. */
  private static final double PRICE_ROUNDING = 1e-8;

  private final Mappings mappings;
  private final Model model;
  private final Encoding encoding;
  private final ModelCard card;
  private final EstimateWarnings warnings;

  NeuralEstimator(
      Model model, Encoding encoding, ModelCard card, int candidates, EstimateWarnings warnings) {
    this.mappings = new Mappings(model, encoding, candidates);
    this.model = model;
    this.encoding = encoding;
    this.card = card;
    this.warnings = warnings;
  }

  @Override
  public List<Estimate> estimate(List<GedProblem> problems) {
    problems.forEach(this::check);
    IdentityHashMap<Graph, EncodedGraph> encoded = new IdentityHashMap<>();
    List<EncodedPair> pairs = new ArrayList<>();
    for (GedProblem problem : problems) {
      pairs.add(
          EncodedPair.unknown(
              encoded.computeIfAbsent(problem.pair().source(), encoding::encode),
              encoded.computeIfAbsent(problem.pair().target(), encoding::encode)));
    }
    warn(encoded);
    return inBatches(problems, pairs);
  }

  /**
   * In batches of like sizes, so that little is padding; estimates come in the order of problems.
   */
  private List<Estimate> inBatches(List<GedProblem> problems, List<EncodedPair> pairs) {
    List<Integer> order =
        IntStream.range(0, pairs.size())
            .boxed()
            .sorted(Comparator.comparingInt(p -> pairs.get(p).order()))
            .toList();
    Estimate[] estimates = new Estimate[pairs.size()];
    for (int from = 0; from < order.size(); from += BATCH) {
      List<Integer> some = order.subList(from, Math.min(order.size(), from + BATCH));
      List<Estimate> answers =
          answered(
              some.stream().map(problems::get).toList(), some.stream().map(pairs::get).toList());
      for (int at = 0; at < some.size(); at++) {
        estimates[some.get(at)] = answers.get(at);
      }
    }
    return List.of(estimates);
  }

  private List<Estimate> answered(List<GedProblem> problems, List<EncodedPair> pairs) {
    List<Estimate> estimates = new ArrayList<>();
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pairs, encoding.width());
      Answer answer = model.answer(batch);
      float[] rests = answer.rest().values();
      float[] scores =
          mappings.areWanted() ? answer.scores().map(Tensor::values).orElse(NO_SCORES) : NO_SCORES;
      boolean mapped = mappings.areWanted() && LearnedMethod.named(card.method()).hasMapping();
      for (int p = 0; p < rests.length; p++) {
        GedProblem problem = problems.get(p);
        estimates.add(
            new Estimate(
                encoding.reduction().distance(problem.pair(), rests[p]),
                mapped
                    ? Optional.of(mappings.best(problem, scores, p, batch.order()))
                    : Optional.empty()));
      }
    }
    return estimates;
  }

  /** A problem at other prices than the model's is refused. */
  private void check(GedProblem problem) {
    Reduction reduction = encoding.reduction();
    Graph source = reduction.costs().annotate(problem.pair().source());
    Graph target = reduction.costs().annotate(problem.pair().target());
    for (int i = 0; i < source.order(); i++) {
      long deletion = problem.vertexPrice(i, target.order()) - problem.loopPrice(i, target.order());
      require(problem, deletion, reduction.costs().deleteVertex(source.labelOfVertex(i)));
    }
    for (int k = 0; k < target.order(); k++) {
      long insertion =
          problem.vertexPrice(source.order(), k) - problem.loopPrice(source.order(), k);
      require(problem, insertion, reduction.costs().insertVertex(target.labelOfVertex(k)));
    }
    if (source.order() > 0 && target.order() > 0) {
      require(
          problem,
          problem.vertexPrice(0, 0) - problem.loopPrice(0, 0),
          reduction.costs().substituteVertex(source.labelOfVertex(0), target.labelOfVertex(0)));
    }
  }

  private void require(GedProblem problem, long units, double price) {
    if (Math.abs(problem.scale().cost(units) - price) > PRICE_ROUNDING) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the problem %s → %s has other prices than the costs that the model was opened with"
                  + " (%s); use --costs %s",
              problem.pair().source().id(),
              problem.pair().target().id(),
              card.costs(),
              card.costs()));
    }
  }

  private void warn(IdentityHashMap<Graph, EncodedGraph> encoded) {
    LabelKinds kinds = encoding.reduction().vertexKinds();
    long strange =
        kinds.count() <= 1
            ? 0
            : encoded.keySet().stream().filter(graph -> encoding.unseen(graph) > 0).count();
    long large =
        encoded.keySet().stream().filter(graph -> graph.order() > card.sizes().most()).count();
    if (strange > 0 || large > 0) {
      warnings.warn(
          String.format(
              Locale.ROOT,
              "of %d graphs %d have labels that the model never saw and %d have more than the %d"
                  + " vertices it was trained on",
              encoded.size(),
              strange,
              large,
              card.sizes().most()));
    }
  }
}
