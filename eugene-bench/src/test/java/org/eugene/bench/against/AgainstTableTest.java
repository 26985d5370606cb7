package org.eugene.bench.against;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.References;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.TableOptions;
import org.eugene.bench.table.Talk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgainstTableTest {
  private static final TableOptions OPTIONS =
      TableOptions.defaults()
          .withSample(4)
          .withOnly(Set.of("imdb-multi"))
          .withOther(Path.of("unused"), List.of("engine"));

  private static final Origin ORIGIN = new Origin("abc", "17", "some CPU", "2026-01-02");
  private static final long WORK = 20_000_000;

  @TempDir private Path folder = Path.of("");

  private static Program program(long rounds, String differentPair, String digest)
      throws URISyntaxException {
    Path classes =
        Path.of(PretendedProgram.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String java = Path.of(System.getProperty("java.home", ""), "bin", "java").toString();
    return new Program(
        List.of(
            java,
            "-cp",
            "" + classes,
            PretendedProgram.class.getName(),
            "" + rounds,
            differentPair),
        digest);
  }

  private Run run() throws IOException {
    return new Run(
        new DataFolder(folder),
        OPTIONS,
        References.in(folder, Duration.ZERO, ORIGIN),
        ORIGIN,
        folder,
        Run.Repetition.NONE,
        Talk.NONE);
  }

  private List<Line> measured(Program current, Program other) throws IOException {
    try (Run run = run()) {
      new AgainstTable().measure(run, current, other);
    }
    return Lines.read(folder.resolve("against.csv"));
  }

  private List<Task> tasks() throws IOException {
    return Tasks.of(List.of("engine"), new DataFolder(folder), OPTIONS);
  }

  @Test
  void timesAndDifferentAnswersOfTwoBuildsAreFound() throws Exception {
    Task.Pair first = tasks().get(0).pairs().get(0);
    List<Line> rows =
        measured(
            program(4 * WORK, first.source() + "," + first.target(), "1"),
            program(WORK, "none", "2"));

    assertThat(rows).hasSize(2 * 4 * tasks().size());
    List<List<String>> view = new AgainstTable().view(rows).rows();
    assertThat(view).hasSize(2);
    for (List<String> row : view) {
      assertThat(row.subList(0, 3)).containsExactly("1/2", "engine", "imdb-multi");
      assertThat(row.get(Duel.COLUMNS.indexOf("pairs"))).isEqualTo("4");
      assertThat(row.get(Duel.COLUMNS.indexOf("SI"))).isEqualTo("0.750");
      assertThat(row.get(Duel.COLUMNS.indexOf("other SI"))).isEqualTo("1.000");
      assertThat(row.get(Duel.COLUMNS.indexOf("proved"))).isEqualTo("75.0 %");
      assertThat(row.get(Duel.COLUMNS.indexOf("different answers"))).isEqualTo("1");
      assertThat(Double.parseDouble(row.get(Duel.COLUMNS.indexOf("this / other"))))
          .isBetween(2., 8.);
    }
  }

  @Test
  void runThatWasBrokenOffGoesOnWithTheBlock() throws Exception {
    Program program = program(1, "none", "1");
    measured(program, program);
    Path file = folder.resolve("against.csv");
    List<String> whole = Files.readAllLines(file);
    Files.writeString(file, String.join("\n", whole.subList(0, whole.size() - 3)) + "\nhalf");
    List<String> left = whole.subList(0, whole.size() - 4);

    List<Line> rows = measured(program, program);

    assertThat(rows).hasSize(whole.size() - 1);
    assertThat(Files.readAllLines(file)).startsWith(left.toArray(String[]::new));
    Map<List<String>, Set<String>> times = new HashMap<>();
    for (Line row : rows) {
      times
          .computeIfAbsent(
              List.of(row.text("costs"), row.text("build"), row.text("block")),
              block -> new HashSet<>())
          .add(row.text("block_cpu_seconds"));
    }
    assertThat(times.values()).as("no block is of two runs").allMatch(seen -> seen.size() == 1);
    assertThat(measured(program, program)).hasSameSizeAs(rows);
  }

  @Test
  void programThatFailsIsNamedWithItsWords() throws Exception {
    Program broken = program(1, "none", "1");
    Program wrong = new Program(broken.command().subList(0, 4), "2");

    assertThatThrownBy(() -> measured(wrong, broken))
        .hasMessageContaining("PretendedProgram ended too early: Exception in thread");
    assertThatThrownBy(() -> Program.of(folder.resolve("no.jar")))
        .hasMessageContaining("no.jar is no jar");
  }

  @Test
  void tablesWithoutACommandLineAreRefused() {
    assertThatThrownBy(() -> Tasks.of(List.of("si"), new DataFolder(folder), OPTIONS))
        .hasMessageContaining(
            "on those of engine, engine-large, aids700nef, chem2, proof they can");
    assertThatThrownBy(
            () -> {
              try (Run run =
                  new Run(
                      new DataFolder(folder),
                      TableOptions.defaults(),
                      References.in(folder, Duration.ZERO, ORIGIN),
                      ORIGIN,
                      folder,
                      Run.Repetition.NONE,
                      Talk.NONE)) {
                new AgainstTable().measure(run);
              }
            })
        .hasMessageContaining("say --other JAR");
  }

  @Test
  void commandLineIsTheOneThatUsersKnow() throws IOException {
    Task task = tasks().get(1);

    assertThat(task.arguments(Path.of("pairs.csv")))
        .startsWith("pairs", "" + folder.resolve("graphs/imdb-multi.txt"), "pairs.csv")
        .containsSequence("--costs", "paper-3", "--effort", "normal", "--budget", "1m")
        .containsSequence("--threads", "1");
  }

  private static Line row(String build, String block, String upper, String stop, double cpu) {
    return AgainstTable.SCHEMA.line(
        Schema.fields(
            "table", "proof",
            "set", "aids",
            "costs", "paper-1",
            "effort", "proof",
            "programs", "1/2",
            "build", build,
            "block", block,
            "source", block,
            "target", "x",
            "known", "",
            "lower", "4",
            "upper", upper,
            "stop", stop,
            "seconds", "1",
            "passes", "1",
            "block_cpu_seconds", cpu),
        1,
        ORIGIN);
  }

  @Test
  void pairsThatTheBudgetCutAreCountedApart() {
    List<Line> rows =
        List.of(
            row("this", "0", "4", "proved-optimal", 2),
            row("other", "0", "5", "out-of-time", 1),
            row("this", "1", "7", "converged", 4),
            row("other", "1", "7", "converged", 2),
            row("this", "2", "8", "converged", 6));

    List<String> row = new AgainstTable().view(rows).rows().get(0);

    assertThat(row.subList(5, row.size()))
        .containsExactly(
            "2", "1.000", "0.500", "50.0 %", "0.0 %", "3000", "1500", "2.000", "–", "0", "1");
  }

  @Test
  void intervalHoldsTheRatioAndNarrowsWithAgreement() {
    List<double[]> alike = List.of(new double[] {2, 1}, new double[] {4, 2}, new double[] {6, 3});
    List<double[]> apart = List.of(new double[] {1, 1}, new double[] {2, 1}, new double[] {3, 1});

    assertThat(new Ratio(alike).interval()).isEqualTo("2.000–2.000");
    assertThat(new Ratio(apart).value()).isCloseTo(Math.cbrt(6), within(1e-12));
    assertThat(new Ratio(apart).interval()).isEqualTo("1.000–3.000");
    assertThat(new Ratio(alike.subList(0, 2)).interval()).isEqualTo("–");
  }
}
