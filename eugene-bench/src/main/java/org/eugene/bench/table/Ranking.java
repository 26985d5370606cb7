package org.eugene.bench.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.eugene.bench.run.Row;
import org.eugene.report.evaluation.RankCorrelation;

/**
 * How well a method ranks targets by their distance from a source, as papers on learned distances
 * report it: every source is a query, and figures are means over queries.
 */
final class Ranking {
  /** One query: what its targets are from it, and what the method said. */
  @SuppressWarnings("ArrayRecordComponent") // read here and nowhere else
  private record Query(double[] distances, double[] estimates) {}

  private final List<Query> queries = new ArrayList<>();

  Ranking(List<Row> rows, Results results) {
    Map<String, List<Row>> bySource = new LinkedHashMap<>();
    for (Row row : rows) {
      bySource.computeIfAbsent(row.question().source(), id -> new ArrayList<>()).add(row);
    }
    for (List<Row> targets : bySource.values()) {
      queries.add(
          new Query(
              targets.stream().mapToDouble(row -> results.distance(row.question())).toArray(),
              targets.stream().mapToDouble(Row::estimate).toArray()));
    }
  }

  /** Spearman's ρ. */
  double spearman() {
    return mean(query -> RankCorrelation.spearman(query.distances, query.estimates));
  }

  /** Kendall's τ-b. */
  double kendall() {
    return mean(query -> RankCorrelation.kendall(query.distances, query.estimates));
  }

  /**
   * The share of the k targets that the method says are nearest that are. Of targets at one
   * distance, or at one estimate, those come first that make it larger, as is usual.
   */
  double precisionAt(int k) {
    return mean(query -> precision(query, k));
  }

  private static double precision(Query query, int k) {
    int most = Math.min(k, query.distances.length);
    Integer[] nearest = order(query.distances, query.estimates);
    boolean[] isNearest = new boolean[nearest.length];
    for (int at = 0; at < most; at++) {
      isNearest[nearest[at]] = true;
    }
    Integer[] said = order(query.estimates, query.distances);
    long hits = IntStream.range(0, most).filter(at -> isNearest[said[at]]).count();
    return hits / (double) most;
  }

  private static Integer[] order(double[] first, double[] second) {
    return IntStream.range(0, first.length)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingDouble(at -> first[at])
                .thenComparingDouble(at -> second[at])
                .thenComparingInt(at -> at))
        .toArray(Integer[]::new);
  }

  /** Queries whose targets are all alike have no order, and do not count. */
  private double mean(ToDoubleFunction<Query> value) {
    return queries.stream()
        .mapToDouble(value)
        .filter(number -> !Double.isNaN(number))
        .average()
        .orElse(Double.NaN);
  }
}
