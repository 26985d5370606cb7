package org.eugene.bench.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.Row;

/**
 * The rows of a table, by cell and method, with the best that any of them knows about each pair:
 * the largest lower and the smallest upper bound.
 */
public final class Results {
  /** Published distances are rounded decimal numbers. */
  private static final double ROUNDING = 1e-9;

  /** A data set under one kind of costs. */
  record CellName(String set, String costs) {}

  /** The true distance if the two are equal, else the best known one and a bound. */
  private record Best(double lower, double upper) {
    Best with(Row row) {
      Best both =
          new Best(Math.max(lower, row.answer().lower()), Math.min(upper, row.answer().upper()));
      if (both.lower > both.upper + ROUNDING) {
        throw new IllegalStateException(
            "the rows contradict each other: "
                + row.question()
                + " is at least "
                + both.lower
                + " and at most "
                + both.upper);
      }
      return both;
    }
  }

  private final String origin;
  private final Map<Row.Asked, Best> best = new LinkedHashMap<>();
  private final Map<CellName, Map<String, List<Row>>> cells = new LinkedHashMap<>();

  private Results(List<Row> rows, String origin) {
    this.origin = origin;
    for (Row row : rows) {
      Best before = best.getOrDefault(row.question(), new Best(0, Double.POSITIVE_INFINITY));
      best.put(row.question(), before.with(row));
      cells
          .computeIfAbsent(
              new CellName(row.question().set(), row.question().costs()),
              name -> new LinkedHashMap<>())
          .computeIfAbsent(row.method(), name -> new ArrayList<>())
          .add(row);
    }
  }

  /** The answers in these lines of a CSV file. */
  public static Results of(List<Line> lines) {
    return new Results(lines.stream().map(Row::of).toList(), Origin.sentence(lines));
  }

  /** In the order in which they were run. */
  Set<CellName> cells() {
    return cells.keySet();
  }

  /** Whoever answered, in the order of first answers. */
  Set<String> methods() {
    Set<String> methods = new LinkedHashSet<>();
    cells.values().forEach(byMethod -> methods.addAll(byMethod.keySet()));
    return methods;
  }

  /** What a method did in a cell. */
  Scores scores(CellName cell, String method) {
    return new Scores(rowsOf(cell, method), this);
  }

  /** What a method did in a cell, on the pairs that another one was given too. */
  Scores scores(CellName cell, String method, String other) {
    Set<Row.Asked> common =
        rowsOf(cell, other).stream().map(Row::question).collect(Collectors.toSet());
    return new Scores(
        rowsOf(cell, method).stream().filter(row -> common.contains(row.question())).toList(),
        this);
  }

  /** What a method did in a cell, on the pairs whose distance is proved. */
  Scores provedScores(CellName cell, String method) {
    return new Scores(
        rowsOf(cell, method).stream().filter(row -> isProved(row.question())).toList(), this);
  }

  private List<Row> rowsOf(CellName cell, String method) {
    return cells.getOrDefault(cell, Map.of()).getOrDefault(method, List.of());
  }

  /** The share of a cell's pairs whose distance somebody has proved. */
  double knownShare(CellName cell) {
    List<Row.Asked> asked =
        best.keySet().stream()
            .filter(q -> q.set().equals(cell.set()) && q.costs().equals(cell.costs()))
            .toList();
    return asked.stream().filter(this::isProved).count() / (double) asked.size();
  }

  double distance(Row.Asked question) {
    return distanceOf(question).upper;
  }

  boolean isProved(Row.Asked question) {
    return distanceOf(question).upper - distanceOf(question).lower < ROUNDING;
  }

  private Best distanceOf(Row.Asked question) {
    return best.getOrDefault(question, new Best(0, Double.POSITIVE_INFINITY));
  }

  /** Where and with what the rows were measured, as a sentence. */
  String origin() {
    return origin;
  }
}
