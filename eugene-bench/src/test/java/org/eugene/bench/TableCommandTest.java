package org.eugene.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TableOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ParseResult;

class TableCommandTest {
  private static final List<String> NAMES =
      List.of(
          "engine",
          "engine-large",
          "aids700nef",
          "proof",
          "proof-large",
          "chem2",
          "chem2-large",
          "tiny",
          "tiny-commands",
          "budget",
          "budget-sizes",
          "very-large",
          "m-adam",
          "baselines",
          "exact-against-fori",
          "budget-large",
          "certificates",
          "optima",
          "search",
          "search-check",
          "search-aids42k",
          "search-matrix",
          "search-scaling",
          "search-index",
          "rounds",
          "scale",
          "stream",
          "tuning",
          "against",
          "accuracy");

  /** Options and names that a page types behind the command. */
  private static final Pattern COMMAND = Pattern.compile("\\./eugene table((?: [^\\s|`]+)+)");

  @TempDir private Path folder = Path.of("");
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(Object... args) {
    String[] words = Stream.of(args).map(Object::toString).toArray(String[]::new);
    return new TableTool().run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  @Test
  void everyTableIsListedWithALine() {
    assertThat(run()).isZero();

    assertThat(err.toString()).isEmpty();
    for (String name : NAMES) {
      assertThat(out.toString()).containsPattern("(?m)^  " + name + " +\\S+");
    }
    assertThat(Tables.all()).extracting(Table::name).doesNotHaveDuplicates();
    assertThat(Tables.all()).allMatch(table -> table.description().length() > 10);
    assertThat(out.toString().lines().filter(line -> line.startsWith("  ")))
        .hasSize(Tables.all().size());
  }

  @Test
  void wrongNameGetsSuggestions() {
    assertThat(run("enigne", "--data", folder)).isEqualTo(1);

    assertThat(err.toString())
        .isEqualTo("eugene: there is no table named enigne; did you mean engine?\n");
    assertThatThrownBy(() -> Tables.named("ablation"))
        .hasMessageContaining(
            "did you mean ablation-relabeling or ablation-regularizer or ablation-frank-wolfe?");
    assertThatThrownBy(() -> Tables.named("xyz")).hasMessageContaining("lists all there are");
  }

  @Test
  void optionsWithoutANameAreMisuse() {
    assertThat(run("--sample", 3)).isEqualTo(2);
    assertThat(run("engine", "--references", "--render")).isEqualTo(2);
    assertThat(err.toString()).contains("say the NAME of a table", "say one of them");
  }

  @Test
  void commandsOfThePagesExist() throws IOException {
    int commands = 0;
    for (String page :
        List.of("README.md", "docs/tables.md", "docs/results.md", "docs/findings.md")) {
      Matcher command = COMMAND.matcher(Files.readString(Path.of("..").resolve(page)));
      while (command.find()) {
        List<String> words =
            List.of(command.group(1).strip().replace("NAME", "engine").split(" +"));
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        ParseResult parsed =
            Main.tableLine(nowhere, nowhere).parseArgs(words.toArray(String[]::new));
        List<String> names = parsed.matchedPositionalValue(0, List.of());
        assertThat(Tables.named(names).isEmpty())
            .isEqualTo(words.contains("--render") && names.isEmpty());
        commands++;
      }
    }
    assertThat(commands).isGreaterThan(20);
  }

  @Test
  void pageGetsItsTablesAndKeepsItsWords() throws IOException {
    Path page = folder.resolve("page.md");
    Files.writeString(folder.resolve("engine.csv"), "set,costs\n");
    Files.writeString(page, "before\n<!-- table engine -->\nold\n<!-- end engine -->\nafter\n");

    assertThat(run("--render", "--out", folder, "--page", page)).isZero();
    String once = Files.readString(page);
    assertThat(run("engine", "--render", "--out", folder, "--page", page)).isZero();

    assertThat(once).startsWith("before\n").endsWith("after\n").contains("| set |");
    assertThat(once).doesNotContain("old");
    assertThat(Files.readString(page)).isEqualTo(once);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void absentDataIsSaidAndSkipped() {
    assertThat(run("engine", "search", "--data", folder, "--out", folder)).isZero();

    assertThat(err.toString()).contains("engine: there are no graphs in", "search: there are no");
  }

  @Test
  void aTableThatLacksSomethingIsLeftOutOfAListAndRefusedByName() {
    Table ranges = Tables.named("search-aids42k");
    TableOptions options = TableOptions.defaults();

    assertThat(TableCommand.leftOut(ranges, options, List.of("ours")))
        .hasValueSatisfying(
            sentence -> assertThat(sentence).contains("search-aids42k: left out", "--other"));
    assertThat(TableCommand.leftOut(Tables.named("engine"), options, List.of("ours"))).isEmpty();
    assertThatThrownBy(() -> TableCommand.leftOut(ranges, options, List.of("search-aids42k")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--other LAUNCHER");
  }

  @Test
  void distancesCanBeFoundOutBeforehand() throws IOException {
    String[] where = {"--data", "" + folder.resolve("none"), "--out", "" + folder};
    assertThat(
            run(
                Stream.concat(
                        Stream.of("mu", "--references", "--threads", "2", "--sample", "2"),
                        Stream.concat(Stream.of("--only", "small-molecules"), Stream.of(where)))
                    .toArray()))
        .isZero();

    assertThat(err.toString()).contains("mu: small-molecules, paper-2: 2 of 2 proved");
    assertThat(out.toString()).isEmpty();
    assertThat(folder.resolve("small.csv")).doesNotExist();
    assertThat(Files.readAllLines(folder.resolve("cache/distances.csv"))).hasSize(3);
  }

  /** Both tables have their rows in small.csv: one under paper-2, the other under paper-1. */
  @Test
  void againIsMeantForTheTablesOfTheLine() throws IOException {
    String[] where = {
      "--data",
      "" + folder.resolve("none"),
      "--out",
      "" + folder,
      "--sample",
      "2",
      "--only",
      "small-molecules",
      "--methods",
      "size-only"
    };
    assertThat(run(Stream.concat(Stream.of("mu", "lambda-step"), Stream.of(where)).toArray()))
        .isZero();
    List<String> before = Files.readAllLines(folder.resolve("small.csv"));
    assertThat(
            run(Stream.concat(Stream.of("mu", "--again", "size-only"), Stream.of(where)).toArray()))
        .isZero();

    assertThat(before).anyMatch(row -> row.startsWith("small-molecules,paper-1"));
    assertThat(Files.readAllLines(folder.resolve("small.csv")))
        .hasSameSizeAs(before)
        .anyMatch(row -> row.startsWith("small-molecules,paper-1"));
    assertThat(err.toString()).contains("paper-2: size-only, 2 pairs");
  }
}
