package org.eugene.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.generate.SocialNetworks;
import org.eugene.bench.sample.Question;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.search.sample.PairSampler;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Effort;
import org.eugene.solver.SolverUnavailableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerTest {
  private static final Machine MACHINE = new Machine("abc", "17", "some CPU");

  /** Clocks that stand still: rows then depend on answers alone. */
  private static final Stopwatch STOPPED =
      new Stopwatch() {
        @Override
        public long wall() {
          return 0;
        }

        @Override
        public long cpu() {
          return 0;
        }
      };

  @TempDir private Path folder = Path.of("");

  private static Cell cell() {
    List<Graph> graphs = new ArrayList<>();
    for (int seed = 1; seed <= 4; seed++) {
      for (Graph graph : SocialNetworks.of(12, seed)) {
        graphs.add(graph.withId(graph.id() + seed));
      }
    }
    List<Question> questions = new ArrayList<>();
    for (GraphPair pair : PairSampler.draw(graphs, new SizeLimits(1, 20), 6, 1)) {
      questions.add(new Question("social", "uniform", NamedCosts.UNIFORM.costs(), pair));
    }
    return Cell.of(
        questions, Contender.sizeOnly(), Contender.eugene("eugene", Effort.QUICK).onFirst(4));
  }

  private Runner runner(RowFile file) throws IOException {
    return new Runner(
        file,
        References.in(folder, Duration.ofMillis(200)),
        MACHINE,
        STOPPED,
        Duration.ZERO,
        sentence -> {},
        () -> {});
  }

  private String run(Path csv) throws IOException {
    runner(RowFile.open(csv)).run(cell());
    return Files.readString(csv);
  }

  @Test
  void everyContenderGetsItsPairsAndWhatNobodyProvedGetsAReference() throws IOException {
    run(folder.resolve("whole.csv"));
    List<Row> rows = RowFile.read(folder.resolve("whole.csv"));

    assertThat(rows).filteredOn(row -> row.method().equals("size-only")).hasSize(6);
    assertThat(rows).filteredOn(row -> row.method().equals("eugene")).hasSize(4);
    assertThat(rows)
        .filteredOn(row -> row.isProved() || row.method().equals(References.NAME))
        .extracting(Row::question)
        .doesNotHaveDuplicates()
        .hasSize(6);
  }

  @Test
  void runThatWasCutOffGoesOnWhereItStopped() throws IOException {
    String whole = run(folder.resolve("whole.csv"));
    Path cut = folder.resolve("cut.csv");
    for (int length : List.of(0, 40, whole.length() / 3, whole.length() - 2)) {
      Files.writeString(cut, whole.substring(0, length));
      assertThat(run(cut)).isEqualTo(whole);
    }
  }

  @Test
  void methodThatCannotRunHereIsSkippedInASentence() throws IOException {
    Contender absent =
        new Contender(
            "native",
            (problem, budget) -> {
              throw new SolverUnavailableException("no such library", new LinkageError());
            },
            1,
            Duration.ZERO,
            6);
    List<String> said = new ArrayList<>();
    Runner runner =
        new Runner(
            RowFile.open(folder.resolve("whole.csv")),
            References.in(folder, Duration.ofMillis(200)),
            MACHINE,
            STOPPED,
            Duration.ZERO,
            said::add,
            () -> {});
    runner.run(Cell.of(cell().questions(), absent, Contender.sizeOnly()));

    assertThat(said).contains("native is skipped: no such library");
    assertThat(RowFile.read(folder.resolve("whole.csv")))
        .anyMatch(row -> row.method().equals("size-only"))
        .noneMatch(row -> row.method().equals("native"));
  }

  @Test
  void rowsToMeasureAgainAreTakenOut() throws IOException {
    run(folder.resolve("whole.csv"));

    RowFile file = RowFile.open(folder.resolve("whole.csv"), row -> row.method().equals("eugene"));

    assertThat(file.rows()).isNotEmpty().noneMatch(row -> row.method().equals("eugene"));
  }

  @Test
  void rowSurvivesTheTripToCsvAndBack() {
    Row row =
        new Row(
            Row.Asked.of(cell().questions().get(0)),
            "some-method",
            new Row.Answer(1.25, Double.POSITIVE_INFINITY, "CONVERGED", 0.5, 0.25, 0.125, 0, 9),
            7,
            MACHINE);

    assertThat(Row.ofCsv(row.toCsv())).isEqualTo(row);
    assertThatThrownBy(() -> Row.ofCsv("a,b")).hasMessageContaining("has 2 fields");
  }

  @Test
  void distanceThatIsKnownIsNotLookedForAgain() throws IOException {
    Question question = cell().questions().get(0);
    Row.Answer first = References.in(folder, Duration.ofMillis(200)).of(question);
    String known = Files.readString(folder.resolve("references.csv"));

    Row.Answer second = References.in(folder, Duration.ofMillis(200)).of(question);

    assertThat(second).isEqualTo(first);
    assertThat(folder.resolve("references.csv")).hasContent(known);
  }

  @Test
  void sizesAloneAreALowerBound() throws IOException {
    run(folder.resolve("whole.csv"));
    List<Row> rows = RowFile.read(folder.resolve("whole.csv"));

    for (Row sizes : rows) {
      if (sizes.method().equals("size-only")) {
        assertThat(rows)
            .filteredOn(row -> row.question().equals(sizes.question()))
            .allSatisfy(
                row -> assertThat(row.answer().upper()).isGreaterThanOrEqualTo(sizes.estimate()));
      }
    }
  }
}
