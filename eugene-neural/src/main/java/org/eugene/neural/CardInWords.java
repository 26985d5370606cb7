package org.eugene.neural;

import java.util.Locale;
import java.util.StringJoiner;

/** A card for people: what the model is, what it learned from, how well it does. */
final class CardInWords {
  private final StringJoiner lines = new StringJoiner("\n", "", "\n");

  private CardInWords() {}

  static String of(ModelCard card) {
    CardInWords words = new CardInWords();
    words.tell(card);
    return words.lines.toString();
  }

  private void tell(ModelCard card) {
    ModelCard.Learning training = card.training();
    ModelCard.Scores scores = card.scores();
    line("method", "%s, preset %s", card.method(), card.preset());
    line("options", "%s", card.options());
    line("parameters", "%,d", card.parameters());
    line("costs", "%s, prices %.12s, target %s", card.costs(), card.prices(), card.target());
    line("vertex labels", "%d of %d kinds", card.vertexLabels().size(), vertexKinds(card));
    line(
        "vertices",
        "%d to %d, %.1f in the mean",
        card.sizes().least(),
        card.sizes().most(),
        card.sizes().mean());
    line(
        "graphs",
        "%d to learn from, %d to stop by, %d to be judged by; %d copies left out",
        training.trainingGraphs(),
        training.validationGraphs(),
        training.testGraphs(),
        training.copies());
    line(
        "pairs",
        "%d to learn from, %d to stop by, %d to be judged by; %.1f %% proved",
        training.trainingPairs(),
        training.validationPairs(),
        training.testPairs(),
        100 * training.shareProved());
    line(
        "training",
        "epoch %d of %d kept, ended by %s; rate %s, batch %d, seeds %d and %d",
        training.bestEpoch(),
        training.epochs(),
        training.end(),
        training.rate(),
        training.batch(),
        training.splitSeed(),
        training.seed());
    line(
        "processor time",
        "distances %.1f s, training %.1f s",
        training.truthSeconds(),
        training.trainingSeconds());
    line(
        "error",
        "%.3f on test pairs, %.3f on validation pairs",
        scores.testError(),
        scores.validationError());
    line("right", "%.1f %% of the test pairs, rounded", 100 * scores.testRight());
    line(
        "sizes alone",
        "error %.3f, right %.1f %%, on the same test pairs",
        scores.sizeRegressionError(),
        100 * scores.sizeRegressionRight());
    line("made with", "%s", card.versions());
  }

  private static long vertexKinds(ModelCard card) {
    return card.vertexLabels().stream().map(ModelCard.KnownLabel::kind).distinct().count();
  }

  private void line(String head, String format, Object... values) {
    String text = String.format(Locale.ROOT, format, values);
    lines.add(String.format(Locale.ROOT, "%-18s %s", head, text));
  }
}
