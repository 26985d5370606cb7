package org.eugene.bench.table;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.eugene.bench.run.Row;

/** What the rows of one method in one cell amount to. */
final class Scores {
  private static final double TOLERANCE = 1e-9;
  private static final double MILLIS = 1e3;

  private final List<Row> rows;
  private final Results results;

  Scores(List<Row> rows, Results results) {
    this.rows = rows;
    this.results = results;
  }

  int pairs() {
    return rows.size();
  }

  /** Mean absolute error against the true or best known distance. */
  double mae() {
    return mean(this::error);
  }

  /** The share of pairs whose distance is exactly right. */
  double si() {
    return mean(row -> error(row) < TOLERANCE ? 1 : 0);
  }

  /** The largest error as a share of the distance. */
  double worstRelativeError() {
    return max(row -> share(error(row), row.question()));
  }

  /** The mean error as a share of the distance. */
  double relativeError() {
    return mean(row -> share(error(row), row.question()));
  }

  private double share(double part, Row.Asked question) {
    return part / Math.max(TOLERANCE, results.distance(question));
  }

  private double error(Row row) {
    return Math.abs(row.estimate() - results.distance(row.question()));
  }

  /** What lower bounds lack to the true or best known distance, on average. */
  double boundGap() {
    return mean(row -> results.distance(row.question()) - row.answer().lower());
  }

  /** What lower bounds lack to it as a share of it, on average. */
  double relativeBoundGap() {
    return mean(
        row -> share(results.distance(row.question()) - row.answer().lower(), row.question()));
  }

  /** The share of pairs that the method itself proved. */
  double proved() {
    return mean(row -> row.isProved() ? 1 : 0);
  }

  /** The share of pairs with a mapping. */
  double mapped() {
    return mean(row -> Double.isInfinite(row.answer().upper()) ? 0 : 1);
  }

  double millis() {
    return MILLIS * mean(row -> row.answer().seconds());
  }

  double cpuMillis() {
    return MILLIS * mean(row -> row.answer().cpuSeconds());
  }

  double millisToUpper() {
    return MILLIS * mean(row -> row.answer().secondsToUpper());
  }

  double cpuMillisToUpper() {
    return MILLIS * mean(row -> row.answer().cpuSecondsToUpper());
  }

  double medianMillis() {
    double[] sorted = rows.stream().mapToDouble(row -> row.answer().seconds()).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : MILLIS * sorted[sorted.length / 2];
  }

  /** The CPU time within which this share of the pairs was answered. */
  double cpuMillisOfShare(double share) {
    double[] sorted =
        rows.stream().mapToDouble(row -> row.answer().cpuSeconds()).sorted().toArray();
    int at = (int) Math.min(sorted.length - 1.0, sorted.length * share);
    return sorted.length == 0 ? Double.NaN : MILLIS * sorted[at];
  }

  double largestMillis() {
    return MILLIS * max(row -> row.answer().seconds());
  }

  double largestCpuMillis() {
    return MILLIS * max(row -> row.answer().cpuSeconds());
  }

  /** How many pairs took longer, by the wall clock. */
  long slowerThan(double millis) {
    return rows.stream().filter(row -> MILLIS * row.answer().seconds() > millis).count();
  }

  double iterations() {
    return mean(row -> row.answer().iterations());
  }

  double mean(ToDoubleFunction<Row> value) {
    return rows.stream().mapToDouble(value).average().orElse(Double.NaN);
  }

  double max(ToDoubleFunction<Row> value) {
    return rows.stream().mapToDouble(value).max().orElse(Double.NaN);
  }

  List<Row> rows() {
    return rows;
  }
}
