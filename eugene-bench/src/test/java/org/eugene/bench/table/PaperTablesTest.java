package org.eugene.bench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eugene.bench.TableTool;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.Row;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.MarkdownTable;
import org.eugene.bench.view.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PaperTablesTest {
  private static final TableOptions OPTIONS =
      TableOptions.defaults().withSample(2).withMipBudget(Duration.ofMillis(100));

  @TempDir private Path folder = Path.of("");

  private static List<PaperTable> comparisons() {
    List<PaperTable> comparisons = new ArrayList<>();
    for (Table table : PaperTables.all()) {
      if (table instanceof PaperTable comparison) {
        comparisons.add(comparison);
      }
    }
    return comparisons;
  }

  @Test
  void everyTableOfThePaperIsThere() {
    assertThat(PaperTables.all())
        .extracting(Table::name)
        .containsExactlyInAnyOrder(
            "datasets",
            "accuracy",
            "si",
            "accuracy-large",
            "si-large",
            "uniform",
            "unlabelled",
            "fugal-cost",
            "fugal-alignment",
            "fugal-objective",
            "ablation-regularizer",
            "ablation-relabeling",
            "ablation-frank-wolfe",
            "mu",
            "alpha",
            "lambda-step",
            "time",
            "time-budget",
            "very-large",
            "chemistry",
            "carbon",
            "heatmap",
            "frontier");
  }

  @Test
  void sizesAloneAndTheEngineAreInEveryComparison() {
    assertThat(comparisons())
        .hasSizeGreaterThan(15)
        .allSatisfy(table -> assertThat(table.methods()).contains("size-only", "m-adam", "eugene"));
  }

  @Test
  void everyMethodOfEveryComparisonIsKnown() {
    assertThat(comparisons()).allSatisfy(table -> assertThat(table.remarks()).isEmpty());
  }

  @Test
  void everyTableHasPairsOnAFreshClone() throws IOException {
    DataFolder absent = new DataFolder(folder);
    for (Table table : PaperTables.all()) {
      if (table instanceof PairTable pairs) {
        assertThat(pairs.cells(absent, OPTIONS))
            .as(table.name())
            .isNotEmpty()
            .allSatisfy(cell -> assertThat(cell.questions()).hasSizeGreaterThanOrEqualTo(2));
      }
    }
  }

  @Test
  void othersSizesHaveNamesAndFilesOfTheirOwn() {
    for (Table table : PaperTables.all()) {
      Table all = table.of(Sizes.ALL);
      assertThat(all.of(Sizes.PAPER).name()).isEqualTo(table.name());
      assertThat(table.of(Sizes.PAPER).runs()).isEqualTo(table.runs());
      assertThat(all.name().equals(table.name())).isEqualTo(all.runs().equals(table.runs()));
    }
    assertThat(named("accuracy").of(Sizes.ALL).name()).isEqualTo("accuracy-all");
    assertThat(named("frontier").of(Sizes.ALL).runs()).isEqualTo("small-all");
    assertThat(named("accuracy-large").of(Sizes.ALL).name()).isEqualTo("accuracy-large");
    assertThat(MarkdownTable.of(named("accuracy").of(Sizes.ALL).view(lines())))
        .contains("1.00 (0.33)", "of all graphs alike");
  }

  @Test
  void methodsCanBeChosen() throws IOException {
    List<Cell> cells =
        ((PairTable) named("accuracy"))
            .chosen(new DataFolder(folder), OPTIONS.withMethods(Set.of("m-adam", "eugene")));
    assertThat(cells)
        .isNotEmpty()
        .allSatisfy(
            cell ->
                assertThat(cell.contenders())
                    .extracting(Contender::name)
                    .containsExactly("m-adam", "eugene"));
  }

  @Test
  void onlyThoseThatATableIsAboutGetAllPairs() throws IOException {
    Cell cell =
        ((PairTable) named("accuracy"))
            .cells(new DataFolder(folder), TableOptions.defaults())
            .get(0);
    for (Contender contender : cell.contenders()) {
      int most =
          switch (contender.name()) {
            case "m-adam", "eugene", "size-only" -> Integer.MAX_VALUE;
            case "adj-ip", "f2", "compact-mip", "fori" -> 50;
            default -> 200;
          };
      assertThat(contender.pairs()).as(contender.name()).isEqualTo(most);
    }
  }

  @Test
  void integerProgrammesGetTheirBudgetAndTheFirstPairs() throws IOException {
    Cell cell = ((PairTable) named("accuracy")).cells(new DataFolder(folder), OPTIONS).get(0);
    Map<String, Contender> contenders = new HashMap<>();
    cell.contenders().forEach(contender -> contenders.put(contender.name(), contender));

    assertThat(contenders)
        .hasEntrySatisfying(
            "f2",
            f2 -> {
              assertThat(f2.budget()).isEqualTo(Duration.ofMillis(100));
              assertThat(f2.pairs()).isEqualTo(1);
            })
        .hasEntrySatisfying("m-adam", m -> assertThat(m.pairs()).isGreaterThan(1));
  }

  @Test
  void thePapersFiguresStandBesideOurs() {
    Results.CellName aids = new Results.CellName("aids", "paper-1");
    assertThat(PaperFigures.all().value("accuracy", Metric.MAE, "m-adam", aids)).isEqualTo(0.33);
    assertThat(PaperFigures.all().value("accuracy", Metric.MAE, "eugene", aids)).isNaN();

    String rendered = MarkdownTable.of(named("accuracy").view(lines()));

    assertThat(rendered)
        .contains("| m-adam | 4 | 1.00 (0.33) |", "| eugene | 4 | 0.00 |", "tab:accuracy");
  }

  @Test
  void everyFigureOfThePaperHasItsPlace() {
    for (PaperTable table : comparisons()) {
      long figures = 0;
      for (Metric metric : table.metrics()) {
        for (String method : table.methods()) {
          for (String costs : table.costs()) {
            for (String set : table.sets()) {
              Results.CellName cell = new Results.CellName(set, costs);
              figures +=
                  Double.isNaN(PaperFigures.all().value(table.name(), metric, method, cell))
                      ? 0
                      : 1;
            }
          }
        }
      }
      assertThat(figures).as(table.name()).isEqualTo(PaperFigures.all().count(table.name()));
      assertThat(figures).as(table.name()).isPositive();
    }
  }

  @Test
  void aKilowattHourIsAKilowattHour() {
    assertThat(Metric.carbon(306)).isBetween(6.05, 6.07);
    assertThat(Metric.TIME.text(306)).isEqualTo("05:06");
    assertThat(Metric.TIME.text(0.5)).isEqualTo("00:00.50");
  }

  private static Table named(String name) {
    return PaperTables.all().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
  }

  private static List<Line> lines() {
    List<Line> rows = new ArrayList<>();
    for (String costs : List.of("paper-1", "paper-2", "paper-3", "alignment", "chemistry")) {
      for (String set : List.of("aids", "molhiv", "python-ast-50", "small-molecules")) {
        for (int pair = 0; pair < 4; pair++) {
          Row.Asked asked = new Row.Asked(set, costs, "a" + pair, "b", 30 + pair, 30, 40, 41);
          rows.add(row(asked, "size-only", 3, Double.POSITIVE_INFINITY));
          rows.add(row(asked, "m-adam", 0, 11 + 10 * pair));
          rows.add(row(asked, "eugene", 10 + 10 * pair, 10 + 10 * pair));
        }
      }
    }
    return rows;
  }

  private static Line row(Row.Asked asked, String method, double lower, double upper) {
    Row.Answer answer = new Row.Answer(lower, upper, "CONVERGED", 0.01, 0.01, 0.01, 0.01, 10);
    return new Row(asked, method, answer, 1, new Origin("abc", "17", "some CPU", "")).line();
  }

  @Test
  void renderingTwiceGivesTheSameBytes() {
    for (Table table : PaperTables.all()) {
      if (table instanceof PairTable) {
        List<Picture> once = table.view(lines()).pictures();
        List<Picture> twice = table.view(lines()).pictures();
        assertThat(MarkdownTable.of(table.view(lines())))
            .isEqualTo(MarkdownTable.of(table.view(lines())));
        assertThat(once)
            .extracting(Picture::svg)
            .isEqualTo(twice.stream().map(Picture::svg).toList());
        for (int at = 0; at < once.size(); at++) {
          assertThat(once.get(at).png()).isEqualTo(twice.get(at).png());
        }
      }
    }
    assertThat(named("heatmap").view(lines()).pictures()).hasSize(8);
    assertThat(named("frontier").view(lines()).pictures()).hasSize(1);
  }

  @Test
  void runThatWasKilledGivesTheTableOfOneThatWasNot() throws IOException {
    Path whole = folder.resolve("whole");
    run(whole, "--sample", "2");
    String table = Files.readString(whole.resolve("ablation-regularizer.md"));
    String rows = Files.readString(whole.resolve("small.csv"));

    for (int length : List.of(0, rows.length() / 2, rows.length() - 3)) {
      Path killed = folder.resolve("killed" + length);
      Files.createDirectories(killed);
      Files.writeString(killed.resolve("small.csv"), rows.substring(0, length));
      run(killed, "--sample", "2");
      assertThat(killed.resolve("ablation-regularizer.md")).hasContent(table);
    }
    assertThat(table).contains("small-molecules paper-1", "m-adam-no-regularizer");
  }

  @Test
  void pagesAreMadeOfTheFilesAloneAndTheSameEveryTime() throws IOException {
    run(folder, "--sample", "1");
    Map<String, byte[]> before = files();
    Files.delete(folder.resolve("tables.html"));

    assertThat(run(folder, "--render")).contains("m-adam-no-regularizer");

    assertThat(files()).containsExactlyInAnyOrderEntriesOf(before);
    assertThat(folder.resolve("tables.html")).content().doesNotContain("http://", "https://");
  }

  private Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> bytes = new HashMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        bytes.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return bytes;
  }

  /** On made graphs, of one set. */
  private String run(Path results, String... options) {
    List<String> args = new ArrayList<>(List.of("ablation-regularizer"));
    args.addAll(List.of("--only", "small-molecules", "--data", "" + folder.resolve("none")));
    args.addAll(List.of("--out", "" + results, "--cache", "" + folder.resolve("cache")));
    args.addAll(List.of(options));
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        new TableTool()
            .run(new PrintWriter(out), new PrintWriter(err), args.toArray(String[]::new));
    assertThat(exitCode).as(err.toString()).isZero();
    return out.toString();
  }
}
