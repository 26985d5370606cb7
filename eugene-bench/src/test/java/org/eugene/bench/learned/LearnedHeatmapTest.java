package org.eugene.bench.learned;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TrainedFigures;
import org.eugene.bench.view.Picture;
import org.eugene.bench.view.View;
import org.junit.jupiter.api.Test;

class LearnedHeatmapTest {
  private static final Origin ORIGIN = new Origin("abc", "17", "some CPU", "2026-01-02");

  private static Table heatmap() {
    return LearnedTables.all().stream()
        .filter(table -> table.name().equals("learned-heatmap"))
        .findFirst()
        .orElseThrow();
  }

  /** Rows of guesses that are off by so much, twice, thrice …, at distances 10, 20, 30, 40. */
  private static List<Line> rows(String method, String costs, double off) {
    List<Line> rows = new ArrayList<>();
    for (int pair = 1; pair <= 4; pair++) {
      int distance = 10 * pair;
      rows.add(
          LearnedRow.SCHEMA.line(
              Schema.fields(
                  "set",
                  "aids",
                  "costs",
                  costs,
                  "source",
                  "s" + pair,
                  "target",
                  "t" + pair,
                  "source_vertices",
                  26,
                  "source_edges",
                  26,
                  "target_vertices",
                  30,
                  "target_edges",
                  30,
                  "method",
                  method,
                  "distance",
                  distance,
                  "proved",
                  true,
                  "estimate",
                  distance + off * pair,
                  "rounded",
                  distance,
                  "cpu_seconds",
                  0.001,
                  "parameters",
                  9,
                  "epochs",
                  3,
                  "best_epoch",
                  2,
                  "end",
                  "clock",
                  "truth_cpu_seconds",
                  1,
                  "training_cpu_seconds",
                  1),
              1,
              ORIGIN));
    }
    return rows;
  }

  @Test
  void errorsAreThoseOfTheRows() {
    List<Line> lines = new ArrayList<>(rows("egsc", "paper-1", 0.5));
    lines.addAll(rows("egsc", "paper-2", 9));
    lines.addAll(rows("greed", "paper-1", 9));
    View view = heatmap().view(lines);
    assertThat(view.rows())
        .containsExactly(List.of("aids", "egsc", "4", "0.500", "1.000", "1.500", "2.000"));
    assertThat(view.pictures().stream().map(Picture::name)).containsExactly("heatmap-aids-egsc");
  }

  @Test
  void aCellIsCompleteWhenEveryMethodHasAllPairs() {
    LearnedTable.CellName cell = new LearnedTable.CellName("aids", "paper-1");
    List<Line> lines = new ArrayList<>(rows("egsc", "paper-1", 1));
    lines.addAll(rows("greed", "paper-2", 1));
    assertThat(LearnedRow.areComplete(lines, cell, Set.of("egsc"), 4)).isTrue();
    assertThat(LearnedRow.areComplete(lines, cell, Set.of("egsc"), 5)).isFalse();
    assertThat(LearnedRow.areComplete(lines, cell, Set.of("egsc", "greed"), 4)).isFalse();
  }

  /** Small and large graphs of one set under the same costs are kept apart, file by file. */
  @Test
  void figuresAreThoseOfOneFile() {
    TrainedFigures figures = LearnedTables.figures(rows("egsc", "paper-1", -1));
    assertThat(figures.methods()).containsExactly("egsc");
    assertThat(figures.pairs("egsc", "aids", "paper-1")).isEqualTo(4);
    assertThat(figures.value("MAE", "egsc", "aids", "paper-1")).isEqualTo(2.5);
    assertThat(figures.pairs("egsc", "aids", "paper-2")).isZero();
  }
}
