package org.eugene.bench.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.Row;
import org.junit.jupiter.api.Test;

class RankingTest {
  private static final Results.CellName CELL = new Results.CellName("some", "uniform");

  /** A query's targets at distances, and what a method says of them. */
  private static List<Line> query(String source, double[] distances, double[] estimates) {
    List<Line> lines = new ArrayList<>();
    for (int at = 0; at < distances.length; at++) {
      Row.Asked asked = new Row.Asked("some", "uniform", source, "" + at, 3, 3, 3, 3);
      lines.add(row(asked, "published", distances[at], distances[at]));
      lines.add(row(asked, "method", 0, estimates[at]));
    }
    return lines;
  }

  private static Line row(Row.Asked asked, String method, double lower, double upper) {
    Row.Answer answer = new Row.Answer(lower, upper, "CONVERGED", 0, 0, 0, 0, 0);
    return new Row(asked, method, answer, 1, new Origin("abc", "17", "some CPU", "")).line();
  }

  private static Ranking ranking(List<Line> lines) {
    Results results = Results.of(lines);
    return new Ranking(results.scores(CELL, "method").rows(), results);
  }

  @Test
  void exactAnswersRankPerfectly() {
    Ranking ranking =
        ranking(query("q", new double[] {3, 1, 1, 2, 5}, new double[] {3, 1, 1, 2, 5}));

    assertThat(ranking.spearman()).isCloseTo(1, within(1e-12));
    assertThat(ranking.kendall()).isCloseTo(1, within(1e-12));
    assertThat(ranking.precisionAt(2)).isEqualTo(1);
    assertThat(ranking.precisionAt(20)).isEqualTo(1);
  }

  @Test
  void figuresAreMeansOverQueries() {
    List<Line> lines =
        new ArrayList<>(query("good", new double[] {1, 2, 3, 4}, new double[] {1, 2, 3, 4}));
    lines.addAll(query("bad", new double[] {1, 2, 3, 4}, new double[] {9, 8, 7, 6}));

    assertThat(ranking(lines).spearman()).isCloseTo(0, within(1e-12));
    assertThat(ranking(lines).kendall()).isCloseTo(0, within(1e-12));
    assertThat(ranking(lines).precisionAt(2)).isEqualTo(0.5);
    assertThat(ranking(lines).precisionAt(3)).isCloseTo((1 + 2 / 3.0) / 2, within(1e-12));
  }

  @Test
  void aQueryWithoutAnOrderDoesNotCount() {
    List<Line> lines = new ArrayList<>(query("flat", new double[] {2, 2}, new double[] {2, 3}));
    lines.addAll(query("good", new double[] {1, 2}, new double[] {1, 2}));

    assertThat(ranking(lines).spearman()).isCloseTo(1, within(1e-12));
  }
}
