package org.eugene.bench.learned;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.eugene.answer.learned.TrainingReport;
import org.eugene.report.evaluation.RankCorrelation;

/** What the rows of one method in one cell amount to. */
final class LearnedScores {
  private static final int RESAMPLES = 1_000;
  private static final double OUTSIDE = 0.025;

  private final List<LearnedRow.Read> rows;

  LearnedScores(List<LearnedRow.Read> rows) {
    this.rows = List.copyOf(rows);
  }

  int pairs() {
    return rows.size();
  }

  /** A mean and where it lies with 95 %. */
  record Interval(double mean, double low, double high) {}

  /** Mean absolute error. */
  Interval error() {
    return interval(LearnedRow.Read::error);
  }

  /** Share of pairs that are right after rounding to values that distances can have. */
  Interval right() {
    return interval(row -> row.isRight() ? 1 : 0);
  }

  /** Mean error of the quarter of the pairs that are nearest to each other. */
  double errorOfNearPairs() {
    double[] distances = rows.stream().mapToDouble(LearnedRow.Read::distance).sorted().toArray();
    double near = distances[(distances.length - 1) / 4];
    return rows.stream()
        .filter(row -> row.distance() <= near)
        .mapToDouble(LearnedRow.Read::error)
        .average()
        .orElse(Double.NaN);
  }

  /** Spearman's ρ of all pairs. */
  double spearman() {
    return RankCorrelation.spearman(
        rows.stream().mapToDouble(LearnedRow.Read::estimate).toArray(),
        rows.stream().mapToDouble(LearnedRow.Read::distance).toArray());
  }

  /** CPU time of a guess. */
  double seconds() {
    return rows.stream().mapToDouble(LearnedRow.Read::seconds).average().orElse(Double.NaN);
  }

  TrainingReport training() {
    return rows.get(0).training();
  }

  /** Truth and training, before the first guess. */
  double secondsBefore() {
    return training().truthSeconds() + training().trainingSeconds();
  }

  /** By drawing the pairs again, with one seed: the same rows, the same interval. */
  private Interval interval(ToDoubleFunction<LearnedRow.Read> value) {
    double[] values = rows.stream().mapToDouble(value).toArray();
    SplittableRandom random = new SplittableRandom(1);
    double[] means = new double[RESAMPLES];
    for (int at = 0; at < RESAMPLES; at++) {
      double sum = 0;
      for (int n = 0; n < values.length; n++) {
        sum += values[random.nextInt(values.length)];
      }
      means[at] = sum / values.length;
    }
    Arrays.sort(means);
    return new Interval(
        Arrays.stream(values).average().orElse(Double.NaN),
        means[(int) (OUTSIDE * RESAMPLES)],
        means[(int) ((1 - OUTSIDE) * RESAMPLES) - 1]);
  }
}
