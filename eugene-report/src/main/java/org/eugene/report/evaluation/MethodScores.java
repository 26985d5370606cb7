package org.eugene.report.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What the trials of one method amount to. Errors and ranks are over the pairs whose distance is
 * known, times and proofs over all.
 */
public final class MethodScores {
  private static final double TOLERANCE = 1e-9;
  private static final double MILLIS = 1e3;

  private final String method;
  private final List<Trial> trials;
  private final List<Trial> judged;

  MethodScores(String method, List<Trial> trials) {
    this.method = method;
    this.trials = List.copyOf(trials);
    this.judged = trials.stream().filter(Trial::isJudged).toList();
  }

  /** The method, as typed. */
  public String method() {
    return method;
  }

  /** What it answered, pair by pair. */
  public List<Trial> trials() {
    return trials;
  }

  /** Pairs whose distance is known. */
  public int judgedPairs() {
    return judged.size();
  }

  /** Mean absolute error. */
  public double mae() {
    return mean(judged, Trial::error);
  }

  /** Share of distances that are exactly right. */
  public double right() {
    return mean(judged, trial -> trial.error() < TOLERANCE ? 1 : 0);
  }

  /** Spearman's ρ of answers and distances, 1 if the order of all pairs is right. */
  public double spearman() {
    return RankCorrelation.spearman(values(Trial::estimate), values(MethodScores::truth));
  }

  /** Kendall's τ-b of answers and distances, 1 if the order of all pairs is right. */
  public double kendall() {
    return RankCorrelation.kendall(values(Trial::estimate), values(MethodScores::truth));
  }

  private double[] values(ToDoubleFunction<Trial> value) {
    return judged.stream().mapToDouble(value).toArray();
  }

  private static double truth(Trial trial) {
    return trial.truth().orElseThrow();
  }

  /**
   * Of the k targets nearest to a source by the method, the share that is among the k nearest in
   * truth, averaged over the sources with more than k targets. If there is none, all pairs are one
   * list. Who is as near as the k-th counts as among the k nearest.
   */
  public double precisionAt(int k) {
    Map<String, List<Trial>> bySource = new LinkedHashMap<>();
    for (Trial trial : judged) {
      bySource.computeIfAbsent(trial.source(), source -> new ArrayList<>()).add(trial);
    }
    List<List<Trial>> lists = bySource.values().stream().filter(list -> list.size() > k).toList();
    if (lists.isEmpty() && judged.size() > k) {
      lists = List.of(judged);
    }
    return lists.stream().mapToDouble(list -> precision(list, k)).average().orElse(Double.NaN);
  }

  private static double precision(List<Trial> list, int k) {
    double limit =
        list.stream()
            .mapToDouble(MethodScores::truth)
            .sorted()
            .skip(k - 1L)
            .findFirst()
            .orElseThrow();
    long hits =
        list.stream()
            .sorted(Comparator.comparingDouble(Trial::estimate))
            .limit(k)
            .filter(trial -> truth(trial) <= limit)
            .count();
    return (double) hits / k;
  }

  /** What lower bounds lack to the distance, on average. */
  public double boundGap() {
    return mean(judged, trial -> truth(trial) - trial.lower());
  }

  /** Share of pairs that the method proved itself. */
  public double proved() {
    return mean(trials, trial -> trial.isProved() ? 1 : 0);
  }

  /** Milliseconds a pair, the slow ones weighing in. */
  public double meanMillis() {
    return MILLIS * mean(trials, Trial::seconds);
  }

  /** Milliseconds that half of the pairs keep below. */
  public double medianMillis() {
    return millisOfShare(0.5);
  }

  /** The time within which 95 of 100 pairs were answered. */
  public double slowMillis() {
    return millisOfShare(0.95);
  }

  private double millisOfShare(double share) {
    double[] sorted = trials.stream().mapToDouble(Trial::seconds).sorted().toArray();
    int at = (int) Math.min(sorted.length - 1.0, sorted.length * share);
    return sorted.length == 0 ? Double.NaN : MILLIS * sorted[at];
  }

  private static double mean(List<Trial> some, ToDoubleFunction<Trial> value) {
    return some.stream().mapToDouble(value).average().orElse(Double.NaN);
  }

  /**
   * Mean errors by size: the judged trials in order of size, cut into groups of about equal number.
   *
   * @param groups at most so many
   */
  public List<SizeGroup> bySize(int groups) {
    List<Trial> sorted = new ArrayList<>(judged);
    sorted.sort(Comparator.comparingInt(Trial::size));
    List<SizeGroup> means = new ArrayList<>();
    int[] cuts =
        IntStream.rangeClosed(0, groups)
            .map(g -> (int) ((long) sorted.size() * g / groups))
            .toArray();
    int from = 0;
    for (int cut : Arrays.copyOfRange(cuts, 1, cuts.length)) {
      int to = Math.max(cut, from);
      // Graphs of one size stay together.
      while (to > from
          && to < sorted.size()
          && sorted.get(to).size() == sorted.get(to - 1).size()) {
        to++;
      }
      if (to > from) {
        List<Trial> group = sorted.subList(from, to);
        means.add(new SizeGroup(mean(group, Trial::size), mean(group, Trial::error), group.size()));
        from = to;
      }
    }
    return means;
  }

  /**
   * Pairs of like size: their mean size and error.
   *
   * @param size mean number of vertices of the larger graphs
   * @param error mean distance of answers from the truth
   * @param pairs how many there are
   */
  public record SizeGroup(double size, double error, int pairs) {}
}
