package org.eugene.bench.learned;

import static org.eugene.bench.view.Figures.count;
import static org.eugene.bench.view.Figures.decimal;
import static org.eugene.bench.view.Figures.millis;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.eugene.bench.table.PaperFigures;

/**
 * A column of a table of guesses.
 *
 * @param heading what stands above
 * @param text what stands in it for a method in a cell
 */
record LearnedColumn(String heading, Function<Place, String> text) {
  private static final String NOTHING = "–";

  /** The paper's assumptions: 150 W and 475 g a kilowatt hour. */
  static final double GRAMS_PER_SECOND = 0.150 / 3600 * 475;

  private static final double THOUSAND = 1_000;

  /**
   * What a line of the table is about.
   *
   * @param others the scores of everybody in the cell, by method
   */
  record Place(
      LearnedTable.CellName cell,
      String method,
      LearnedScores scores,
      Map<String, LearnedScores> others) {
    private String paper(String table, String metric, int digits) {
      OptionalDouble figure = PaperFigures.figure(table, metric, method, cell.costs(), cell.set());
      return figure.isEmpty() ? "" : " (" + decimal(figure.getAsDouble(), digits) + ")";
    }

    private boolean isTrained() {
      return scores.training().epochs() > 0;
    }
  }

  static final LearnedColumn PAIRS =
      new LearnedColumn("pairs", place -> count(place.scores.pairs()));
  static final LearnedColumn RIGHT =
      new LearnedColumn("right [95 %]", place -> spoken(place.scores.right()));
  static final LearnedColumn NEAR =
      new LearnedColumn("MAE of near pairs", place -> decimal(place.scores.errorOfNearPairs(), 2));
  static final LearnedColumn SPEARMAN =
      new LearnedColumn("Spearman", place -> decimal(place.scores.spearman()));
  static final LearnedColumn TRUTH =
      new LearnedColumn("truth CPU s", place -> seconds(place.scores.training().truthSeconds()));
  static final LearnedColumn TRAINING =
      new LearnedColumn(
          "training CPU s", place -> seconds(place.scores.training().trainingSeconds()));
  static final LearnedColumn MILLIS =
      new LearnedColumn("CPU ms a pair", place -> millis(THOUSAND * place.scores.seconds()));
  static final LearnedColumn A_SECOND =
      new LearnedColumn("pairs a second", place -> count(1 / place.scores.seconds()));
  static final LearnedColumn PARAMETERS =
      new LearnedColumn(
          "parameters",
          place -> place.isTrained() ? count(place.scores.training().parameters()) : NOTHING);
  static final LearnedColumn END =
      new LearnedColumn(
          "ended by", place -> place.isTrained() ? place.scores.training().end() : NOTHING);
  static final LearnedColumn EPOCHS =
      new LearnedColumn(
          "epochs, kept, end",
          place ->
              place.isTrained()
                  ? String.join(
                      ", ",
                      count(place.scores.training().epochs()),
                      count(place.scores.training().bestEpoch()),
                      place.scores.training().end())
                  : NOTHING);

  /** Mean absolute error with the paper's in brackets. */
  static LearnedColumn error(String table) {
    return new LearnedColumn(
        "MAE [95 %]", place -> spoken(place.scores.error()) + place.paper(table, "MAE", 2));
  }

  /** What a thousand pairs emit, all that comes before them included. */
  static LearnedColumn carbon(String table) {
    return new LearnedColumn(
        "g CO₂ of 1,000 pairs",
        place ->
            decimal(
                    GRAMS_PER_SECOND
                        * (place.scores.secondsBefore() + THOUSAND * place.scores.seconds()),
                    2)
                + place.paper(table, "CARBON", 2));
  }

  /** From how many pairs on a trained method has cost less than another that needs no training. */
  static LearnedColumn paid(String other) {
    return new LearnedColumn(
        "paid against " + other + " after",
        place ->
            Optional.ofNullable(place.others.get(other))
                .filter(rival -> place.isTrained())
                .map(
                    rival -> {
                      double saved = rival.seconds() - place.scores.seconds();
                      return saved > 0
                          ? count(Math.ceil(place.scores.secondsBefore() / saved)) + " pairs"
                          : "never";
                    })
                .orElse(NOTHING));
  }

  private static String spoken(LearnedScores.Interval interval) {
    return decimal(interval.mean(), 2)
        + " ["
        + decimal(interval.low(), 2)
        + ", "
        + decimal(interval.high(), 2)
        + "]";
  }

  private static String seconds(double value) {
    return value == 0 ? NOTHING : decimal(value, value < 10 ? 1 : 0);
  }
}
