package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.References;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TableOptions;
import org.eugene.bench.table.Talk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudiesTest {
  /** Those that start whole commands, of which there are none here. */
  private static final Set<String> ASK_THE_PROGRAM =
      Set.of("stream", "search-aids42k", "join-chem23k", "tiny-commands");

  private final List<String> said = new ArrayList<>();
  @TempDir private Path folder;

  /** A little stand-in for the graphs that do not ship with the program. */
  private DataFolder data() throws IOException {
    Path graphs = Files.createDirectories(folder.resolve("graphs"));
    Path truth = Files.createDirectories(folder.resolve("truth"));
    Files.writeString(graphs.resolve("aids700nef.txt"), paths(15));
    Files.writeString(graphs.resolve("molhiv.txt"), paths(100));
    Files.writeString(graphs.resolve("aids42k.txt"), paths(100));
    Files.writeString(graphs.resolve("chem23k.txt"), paths(150));
    Files.writeString(truth.resolve("aids700nef.csv"), "source,target,ged\n0,0,0\n");
    return new DataFolder(folder);
  }

  private static String paths(int count) {
    Random random = new Random(1);
    StringBuilder text = new StringBuilder();
    for (int g = 0; g < count; g++) {
      text.append("t # ").append(g).append('\n');
      int order = 1 + random.nextInt(5);
      for (int v = 0; v < order; v++) {
        text.append("v ").append(v).append(' ').append(random.nextInt(3)).append('\n');
      }
      for (int v = 1; v < order; v++) {
        text.append("e ").append(v - 1).append(' ').append(v).append(" 1\n");
      }
    }
    return text.toString();
  }

  private Run run(TableOptions options, Origin origin) throws IOException {
    return new Run(
        data(),
        options,
        References.in(folder, Duration.ZERO, origin),
        origin,
        folder,
        Run.Repetition.NONE,
        new Talk() {
          @Override
          public void say(String sentence) {
            said.add(sentence);
          }

          @Override
          public Progress progress(String table, long answers) {
            return Talk.NONE.progress(table, answers);
          }
        });
  }

  private List<Line> measured(Table study, TableOptions options, String commit) throws Exception {
    try (Run run = run(options, new Origin(commit, "17", "some CPU", "2026-01-02"))) {
      study.measure(run);
    }
    return Lines.read(folder.resolve(study.name() + ".csv"));
  }

  @Test
  void everyStudyFillsItsColumnsAndIsShown() throws Exception {
    TableOptions few = TableOptions.defaults().withSample(2);
    for (Table study : Studies.all()) {
      if (ASK_THE_PROGRAM.contains(study.name())) {
        continue;
      }
      List<Line> rows = measured(study, few, "abc");
      assertThat(rows).as(study.name()).isNotEmpty();
      assertThat(study.view(rows).columns()).isEqualTo(study.schema().columns());
      assertThat(study.view(rows).rows()).hasSize(rows.size()).noneMatch(row -> row.contains(""));
      assertThat(study.view(rows).remarks()).containsExactly("Commit abc; Java 17 on some CPU.");
    }
  }

  @Test
  void studyThatWasBrokenOffGoesOn() throws Exception {
    TableOptions few = TableOptions.defaults().withSample(2);
    Table study = new SearchCheck();
    Path file = folder.resolve("search-check.csv");
    measured(study, few, "first");
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() - 3));

    List<Line> rows = measured(study, few, "second");

    assertThat(rows)
        .extracting(line -> line.text("commit"))
        .containsExactly("first", "first", "first", "first", "second");
    assertThat(said)
        .containsExactly(
            "search-check: uniform, one machine, 15, 2",
            "search-check: lopsided, one machine, 15, 2",
            "search-check: asymmetric, one machine, 15, 2",
            "search-check: directed, one machine, 15, 2",
            "search-check: labelled edges, one machine, 15, 2",
            "search-check: labelled edges, one machine, 15, 2");
    assertThat(measured(study, few, "third")).hasSize(5);
    assertThat(said).hasSize(6);
    assertThat(measured(study, TableOptions.defaults().withSample(3), "third")).hasSize(10);
  }

  @Test
  void searchesAgreeWithAllPairs() throws Exception {
    TableOptions five = TableOptions.defaults().withSample(5).withSeed(3);
    for (Line row : measured(new SearchCheck(), five, "abc")) {
      assertThat(row.text("equal lists of 10 nearest")).isEqualTo("5 of 5");
      assertThat(row.text("equal lists within 1 to 6")).isEqualTo("30 of 30");
      assertThat(row.text("join within 6")).isEqualTo("equal");
    }
  }

  @Test
  void wrongAnswersOfAClusterAreNoticed() throws Exception {
    TableOptions five = TableOptions.defaults().withSample(5);
    measured(new SearchCheck(), five.withSpark(PretendedCluster.GOOD), "abc");
    List<Line> rows =
        measured(new SearchCheck(), five.withSpark(PretendedCluster.FORGETFUL), "abc");

    assertThat(rows).hasSize(15);
    for (Line row : rows) {
      boolean wrong = row.text("on").equals("Spark " + PretendedCluster.FORGETFUL);
      assertThat(row.text("equal lists of 10 nearest")).isEqualTo(wrong ? "0 of 5" : "5 of 5");
      assertThat(row.text("equal lists within 1 to 6")).isEqualTo(wrong ? "0 of 30" : "30 of 30");
      assertThat(row.text("join within 6")).isEqualTo(wrong ? "different" : "equal");
    }
  }
}
