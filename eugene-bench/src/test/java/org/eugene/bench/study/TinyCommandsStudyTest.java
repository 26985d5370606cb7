package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.table.TableOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** With a launcher that proves the first pair of a file only, and keeps what it was given. */
@EnabledOnOs(OS.LINUX)
class TinyCommandsStudyTest {
  private static final String LAUNCHER =
      """
      #!/bin/sh
      cp "$2" "${0%/*}/$(basename "$2")"
      cp "$3" "${0%/*}/$(basename "$3")"
      echo "$@" >>"${0%/*}/commands"
      sed '1s/$/,lower,upper/; 2s/$/,1,1/; 3,$s/$/,1,2/' "$3" >"$7"
      """;

  @TempDir private Path folder = Path.of("");

  private List<Line> measured(TableOptions options) throws Exception {
    Path graphs = Files.createDirectories(folder.resolve("graphs"));
    Files.writeString(
        graphs.resolve("aids700nef.txt"),
        "t # a\nv 0 C\nv 1 C\ne 0 1 2\nt # b\nv 0 C\nt # unused\nv 0 C\n");
    Path truth = Files.createDirectories(folder.resolve("truth"));
    Files.writeString(
        truth.resolve("aids700nef.csv"), "source,target,ged\na,b,2\nb,a,2\na,a,0\nb,b,0\n");
    try (PretendedLauncher launcher = new PretendedLauncher(folder, LAUNCHER)) {
      return launcher.measured(new TinyCommandsStudy(), options);
    }
  }

  private String kept(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void commandsAreGivenThePairsOfTheTablesAndTheirGraphs() throws Exception {
    List<Line> rows = measured(TableOptions.defaults().withOnly(Set.of("aids700nef")));

    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).text("pairs")).isEqualTo("4");
    assertThat(rows.get(0).text("proved")).isEqualTo("25.0 %");
    assertThat(kept("all-pairs.csv")).isEqualTo("source,target\na,b\nb,a\na,a\nb,b\n");
    assertThat(kept("first-pairs.csv")).isEqualTo("source,target\na,b\n");
    assertThat(kept("all.txt")).contains("t # a\n", "t # b\n").doesNotContain("unused");
    assertThat(kept("commands").lines())
        .hasSize(11)
        .allMatch(command -> command.matches("pairs \\S+ \\S+ --threads 1 --out \\S+"));
  }

  @Test
  void everySetHasARow() throws Exception {
    assertThat(measured(TableOptions.defaults().withSample(2)))
        .extracting(row -> row.text("set") + " " + row.text("pairs"))
        .containsExactly("aids700nef 2", "imdb-multi 2", "triangles 2");
  }
}
