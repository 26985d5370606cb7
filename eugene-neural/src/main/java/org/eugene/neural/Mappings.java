package org.eugene.neural;

import java.util.List;
import java.util.function.Predicate;
import org.eugene.mapping.VertexMapping;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.genn.GuidedSearch;
import org.eugene.neural.model.Answer;
import org.eugene.neural.model.CompletionModel;
import org.eugene.neural.model.Model;
import org.eugene.neural.part.KBest;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;
import org.eugene.problem.GedProblem;

/**
 * Mappings that a model proposes: the best few assignments by the scores that it gives pairs of
 * vertices, or the first few that a search reaches by its guesses.
 */
final class Mappings {
  private final Model model;
  private final Encoding encoding;
  private final int candidates;

  /**
   * @param candidates so many assignments a pair; none for 0
   */
  Mappings(Model model, Encoding encoding, int candidates) {
    this.model = model;
    this.encoding = encoding;
    this.candidates = candidates;
  }

  boolean areWanted() {
    return candidates > 0;
  }

  /**
   * The cheapest of a pair's mappings.
   *
   * @param scores of all pairs of the batch; empty if it is searched
   * @param pair place in the batch
   * @param order vertices to which the batch is padded
   */
  VertexMapping best(GedProblem problem, float[] scores, int pair, int order) {
    Cheapest cheapest = new Cheapest(problem);
    if (model instanceof CompletionModel guide) {
      search(problem, guide, () -> {}, cheapest);
    } else {
      each(problem, scores, pair, order, () -> {}, cheapest);
    }
    return cheapest.mapping;
  }

  private void search(
      GedProblem problem, CompletionModel guide, Runnable look, Predicate<VertexMapping> taker) {
    int[] reached = {0};
    GuidedSearch.run(
        problem,
        encoding.reduction(),
        guide.completion(encoded(problem), encoding.width()),
        guide.beam(),
        look,
        mapping -> taker.test(mapping) && ++reached[0] < candidates);
  }

  private EncodedPair encoded(GedProblem problem) {
    return EncodedPair.unknown(
        encoding.encode(problem.pair().source()), encoding.encode(problem.pair().target()));
  }

  /** Hands over the mappings of one problem, the best score first, while more are wanted. */
  void each(GedProblem problem, Runnable look, Predicate<VertexMapping> taker) {
    if (model instanceof CompletionModel guide) {
      search(problem, guide, look, taker);
      return;
    }
    List<EncodedPair> pair = List.of(encoded(problem));
    float[] scores;
    int order;
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pair, encoding.width());
      Answer answer = model.answer(batch);
      Tensor found = answer.scores().orElseThrow();
      scores = found.values();
      order = batch.order();
    }
    each(problem, scores, 0, order, look, taker);
  }

  private void each(
      GedProblem problem,
      float[] scores,
      int pair,
      int order,
      Runnable look,
      Predicate<VertexMapping> taker) {
    int n1 = problem.sourceOrder();
    int n2 = problem.targetOrder();
    double[] costs = new double[n1 * n2];
    for (int u = 0; u < n1; u++) {
      for (int v = 0; v < n2; v++) {
        costs[u * n2 + v] = -scores[(pair * order + u) * order + v];
      }
    }
    KBest.assignments(
        costs, n1, n2, candidates, look, image -> taker.test(VertexMapping.of(image, n2)));
  }

  private static final class Cheapest implements Predicate<VertexMapping> {
    private final GedProblem problem;
    private VertexMapping mapping;
    private long units;

    Cheapest(GedProblem problem) {
      this.problem = problem;
      this.mapping = VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder());
      this.units = Long.MAX_VALUE;
    }

    @Override
    public boolean test(VertexMapping candidate) {
      long price = problem.units(candidate);
      if (price < units) {
        units = price;
        mapping = candidate;
      }
      return true;
    }
  }
}
