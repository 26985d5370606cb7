package org.eugene.bench.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eugene.bench.Main;
import org.eugene.bench.run.Machine;
import org.eugene.bench.run.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesTest {
  private static final Row.Asked FIRST = new Row.Asked("aids", "paper-1", "1", "2", 3, 3, 4, 4);
  private static final Row.Asked SECOND = new Row.Asked("aids", "paper-1", "1", "3", 3, 3, 5, 4);
  private static final Machine MACHINE = new Machine("abc", "17", "some CPU");

  private static Row row(
      Row.Asked asked, String method, double lower, double upper, double seconds) {
    Row.Answer answer =
        new Row.Answer(lower, upper, "CONVERGED", seconds, seconds, seconds / 2, seconds / 2, 10);
    return new Row(asked, method, answer, 1, MACHINE);
  }

  private static List<Row> rows() {
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
    Results results = new Results(rows());
    Results.CellName cell = new Results.CellName("aids", "paper-1");

    assertThat(results.scores(cell, "eugene").si()).isEqualTo(0.5);
    assertThat(results.scores(cell, "eugene").mae()).isEqualTo(1);
    assertThat(results.scores(cell, "size-only").mae()).isEqualTo(0.5);
    assertThat(results.scores(cell, "eugene", "m-adam").pairs()).isEqualTo(1);
    assertThat(results.scores(cell, "eugene").millisToUpper()).isEqualTo(1.5);
    assertThat(results.scores(cell, "eugene").boundGap()).isEqualTo(1);
    assertThat(results.knownShare(cell)).isEqualTo(1);
  }

  @Test
  void renderingTwiceGivesTheSameBytes() {
    for (Table table : Tables.all()) {
      assertThat(table.render(new Results(rows())))
          .isEqualTo(table.render(new Results(rows())))
          .contains("Commit abc; Java 17 on some CPU.");
    }
  }

  @Test
  void boundsThatContradictEachOtherAreNotRendered() {
    List<Row> wrong = List.of(row(FIRST, "one", 6, 7, 1), row(FIRST, "other", 0, 5, 1));

    assertThatThrownBy(() -> new Results(wrong)).hasMessageContaining("contradict");
  }

  @Test
  void pageGetsItsTablesAndKeepsItsWords(@TempDir Path folder) throws IOException {
    Path page = folder.resolve("page.md");
    StringBuilder csv = new StringBuilder();
    csv.append("header\n");
    Files.writeString(folder.resolve("engine.csv"), csv);
    Files.writeString(page, "before\n<!-- table engine -->\nold\n<!-- end engine -->\nafter\n");

    render(folder, page);
    String once = Files.readString(page);
    render(folder, page);

    assertThat(once).startsWith("before\n").endsWith("after\n").contains("| set |");
    assertThat(once).doesNotContain("old");
    assertThat(Files.readString(page)).isEqualTo(once);
  }

  private static void render(Path folder, Path page) {
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    assertThat(
            Main.commandLine(nowhere, nowhere)
                .execute("render", "--results", "" + folder, "--page", "" + page))
        .isZero();
  }

  @Test
  void absentDataIsSaidAndSkipped(@TempDir Path folder) {
    StringWriter err = new StringWriter();
    int exitCode =
        Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(err, true))
            .execute("table", "engine", "--data", "" + folder);

    assertThat(exitCode).isZero();
    assertThat(err.toString()).contains("there are no graphs in", "skipped");
  }

  @Test
  void baselinesThatAreNotThereAreNamed() {
    Table table = Tables.named("baselines");

    assertThat(table.remarks())
        .allMatch(remark -> remark.startsWith("skipped, since this program has no such method"))
        .noneMatch(remark -> remark.contains("ipfp") || remark.contains("m-adam"));
    assertThat(table.render(new Results(rows()))).contains("| aids | paper-1 | m-adam | 1 |");
  }

  @Test
  void unknownTableIsASentence() {
    assertThatThrownBy(() -> Tables.named("nonsense"))
        .hasMessageContaining("there are datasets, accuracy");
  }
}
