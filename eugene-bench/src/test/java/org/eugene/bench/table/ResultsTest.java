package org.eugene.bench.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.Row;
import org.eugene.bench.view.Format;
import org.junit.jupiter.api.Test;

class ResultsTest {
  private static final Row.Asked FIRST = new Row.Asked("aids", "paper-1", "1", "2", 3, 3, 4, 4);
  private static final Row.Asked SECOND = new Row.Asked("aids", "paper-1", "1", "3", 3, 3, 5, 4);
  private static final Origin ORIGIN = new Origin("abc", "17", "some CPU", "2026-01-02");

  private static Line row(
      Row.Asked asked, String method, double lower, double upper, double seconds) {
    Row.Answer answer =
        new Row.Answer(lower, upper, "CONVERGED", seconds, seconds, seconds / 2, seconds / 2, 10);
    return new Row(asked, method, answer, 1, ORIGIN).line();
  }

  private static List<Line> lines() {
    return List.of(
        row(FIRST, "size-only", 4, Double.POSITIVE_INFINITY, 0),
        row(FIRST, "eugene", 5, 5, 0.002),
        row(FIRST, "m-adam", 0, 9, 0.1),
        row(SECOND, "size-only", 8, Double.POSITIVE_INFINITY, 0),
        row(SECOND, "eugene", 6, 10, 0.004),
        row(SECOND, "reference", 7, 8, 1));
  }

  @Test
  void scoresAreAgainstTheBestThatAnyRowKnows() {
    Results results = Results.of(lines());
    Results.CellName cell = new Results.CellName("aids", "paper-1");

    assertThat(results.scores(cell, "eugene").si()).isEqualTo(0.5);
    assertThat(results.scores(cell, "eugene").mae()).isEqualTo(1);
    assertThat(results.scores(cell, "size-only").mae()).isEqualTo(0.5);
    assertThat(results.scores(cell, "eugene", "m-adam").pairs()).isEqualTo(1);
    assertThat(results.scores(cell, "eugene").millisToUpper()).isEqualTo(1.5);
    assertThat(results.scores(cell, "eugene").slowerThan(3)).isEqualTo(1);
    assertThat(results.scores(cell, "eugene").boundGap()).isEqualTo(1);
    assertThat(results.scores(cell, "eugene").relativeBoundGap()).isEqualTo(0.125);
    assertThat(results.scores(cell, "eugene").relativeError()).isEqualTo(0.125);
    assertThat(results.knownShare(cell)).isEqualTo(1);
  }

  @Test
  void viewsAreTheSameEveryTimeAndSayWhereTheyComeFrom() {
    for (PairTable table : OurTables.all()) {
      for (Format format : Format.values()) {
        assertThat(format.write(List.of(table.view(lines()))))
            .isEqualTo(format.write(List.of(table.view(lines()))));
      }
      assertThat(table.view(lines()).remarks()).contains("Commit abc; Java 17 on some CPU.");
    }
  }

  @Test
  void engineIsComparedOnThePairsThatBothWereGiven() {
    List<String> row = OurTables.ofPairs("engine").view(lines()).rows().get(0);

    assertThat(row.subList(0, 5)).containsExactly("aids", "paper-1", "2", "0.500", "1.000");
    assertThat(row).contains("100 (1)");
    assertThat(row.subList(13, 15)).containsExactly("100", "50");
  }

  @Test
  void boundsThatContradictEachOtherAreNotShown() {
    List<Line> wrong = List.of(row(FIRST, "one", 6, 7, 1), row(FIRST, "other", 0, 5, 1));

    assertThatThrownBy(() -> Results.of(wrong)).hasMessageContaining("contradict");
  }

  @Test
  void methodsThatNobodyAskedHaveNoLine() {
    PairTable baselines = OurTables.ofPairs("baselines");

    assertThat(baselines.view(lines()).rows())
        .extracting(row -> row.get(2))
        .containsExactly("size-only", "m-adam", "eugene");
    assertThat(baselines.remarks())
        .allMatch(remark -> remark.startsWith("left out, since this program has no such method"))
        .noneMatch(remark -> remark.contains("ipfp") || remark.contains("m-adam"));
  }

  @Test
  void everyTableKnowsItsMethods() {
    assertThat(OurTables.all()).allSatisfy(table -> assertThat(table.remarks()).isEmpty());
  }
}
