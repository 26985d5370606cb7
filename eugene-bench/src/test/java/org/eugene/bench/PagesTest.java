package org.eugene.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.learned.LearnedTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PagesTest {
  private static final Path RESULTS = Path.of("..", "docs", "results");

  @TempDir private Path folder;

  private void guesses(String file, double off) throws IOException {
    Schema schema = LearnedTables.all().get(0).schema();
    try (Log log = Log.open(folder.resolve(file + ".csv"), schema)) {
      log.add(
          schema.line(
              Schema.fields(
                  "set", "aids",
                  "costs", "paper-1",
                  "source", "s",
                  "target", "t",
                  "source_vertices", 26,
                  "source_edges", 26,
                  "target_vertices", 30,
                  "target_edges", 30,
                  "method", "egsc",
                  "distance", 10,
                  "proved", true,
                  "estimate", 10 + off,
                  "rounded", 10,
                  "cpu_seconds", 0.001,
                  "parameters", 9,
                  "epochs", 3,
                  "best_epoch", 2,
                  "end", "clock",
                  "truth_cpu_seconds", 1,
                  "training_cpu_seconds", 1),
              1,
              new Origin("abc", "17", "some CPU", "2026-01-02")));
    }
  }

  /** One set under the same costs is in both files: each table has the guesses about its sizes. */
  @Test
  void trainedMethodsOfSmallAndLargeGraphsAreKeptApart() throws IOException {
    for (String runs : List.of("small.csv.gz", "large.csv.gz")) {
      Files.copy(RESULTS.resolve(runs), folder.resolve(runs));
    }
    guesses(LearnedTables.SMALL_FILE, 1.25);
    guesses(LearnedTables.LARGE_FILE, 7.75);
    Pages pages = new Pages(folder, true);
    assertThat(egsc(pages, "accuracy")).contains("1.25").doesNotContain("7.75");
    assertThat(egsc(pages, "accuracy-large")).contains("7.75").doesNotContain("1.25");
    assertThat(egsc(new Pages(folder, false), "accuracy")).isEmpty();
  }

  private static String egsc(Pages pages, String table) throws IOException {
    return String.join(
        " ",
        pages.view(Tables.named(List.of(table)).get(0)).orElseThrow().rows().stream()
            .filter(row -> row.contains("egsc"))
            .flatMap(List::stream)
            .toList());
  }
}
