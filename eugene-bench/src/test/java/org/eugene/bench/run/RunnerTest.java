package org.eugene.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Origin;
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
  private static final Origin ORIGIN = new Origin("abc", "17", "some CPU", "2026-01-02");

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
        questions,
        List.of(Contender.sizeOnly(), Contender.eugene("eugene", Effort.QUICK).onFirst(4)));
  }

  private String run(Path csv) throws IOException {
    return run(csv, cell(), sentence -> {});
  }

  private String run(Path csv, Cell cell, Consumer<String> talk) throws IOException {
    try (Log log = Log.open(csv, Row.SCHEMA);
        References references = references()) {
      new Runner(log, references, ORIGIN, STOPPED, Duration.ZERO, talk, () -> {}).run(cell);
    }
    return Files.readString(csv);
  }

  private References references() throws IOException {
    return References.in(folder, Duration.ofMillis(200), ORIGIN);
  }

  private static List<Row> rows(Path csv) throws IOException {
    return Lines.read(csv).stream().map(Row::of).toList();
  }

  @Test
  void everyContenderGetsItsPairsAndWhatNobodyProvedGetsAReference() throws IOException {
    run(folder.resolve("whole.csv"));
    List<Row> rows = rows(folder.resolve("whole.csv"));

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
    Cell both = Cell.of(cell().questions(), List.of(absent, Contender.sizeOnly()));
    run(folder.resolve("whole.csv"), both, said::add);

    assertThat(said).contains("native is skipped: no such library");
    assertThat(rows(folder.resolve("whole.csv")))
        .anyMatch(row -> row.method().equals("size-only"))
        .noneMatch(row -> row.method().equals("native"));
  }

  @Test
  void rowSurvivesTheTripToCsvAndBack() {
    Row row =
        new Row(
            Row.Asked.of(cell().questions().get(0)),
            "some-method",
            new Row.Answer(1.25, Double.POSITIVE_INFINITY, "CONVERGED", 0.5, 0.25, 0.125, 0, 9),
            7,
            ORIGIN);

    assertThat(Row.of(row.line())).isEqualTo(row);
  }

  @Test
  void distanceThatIsKnownIsNotLookedForAgain() throws IOException {
    Question question = cell().questions().get(0);
    Row.Answer first;
    try (References references = references()) {
      first = references.of(question);
    }
    String known = Files.readString(folder.resolve(References.FILE));

    Row.Answer second;
    try (References references = references()) {
      second = references.of(question);
    }

    assertThat(second).isEqualTo(first);
    assertThat(folder.resolve(References.FILE)).hasContent(known);
  }

  @Test
  void sizesAloneAreALowerBound() throws IOException {
    run(folder.resolve("whole.csv"));
    List<Row> rows = rows(folder.resolve("whole.csv"));

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
