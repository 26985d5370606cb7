package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/search.md does what it says: its commands print what stands there, its Java runs. */
class SearchPageTest {
  private static final Path ROOT = Path.of("..");
  private static final Path EXAMPLE = Path.of("src/test/java/org/eugene/cli/SearchExample.java");

  @TempDir private Path folder;

  private static Page page() throws IOException {
    return Page.of(ROOT.resolve("docs").resolve("search.md"));
  }

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Map<String, String> commands = page().commands();
    assertThat(commands).hasSizeGreaterThan(7);
    commands.forEach((command, printed) -> assertThat(run(command)).as(command).isEqualTo(printed));
  }

  @Test
  void pagesAreMade() throws IOException {
    for (String block : page().blocks("sh")) {
      block.lines().forEach(this::run);
    }
    assertThat(folder.resolve("near.html")).isNotEmptyFile();
    assertThat(folder.resolve("matrix.html")).isNotEmptyFile();
    assertThat(folder.resolve("clusters.html")).isNotEmptyFile();
  }

  private String run(String command) {
    String[] pipe = command.split(" \\| ");
    String[] words = pipe[0].split(" ");
    assertThat(words[0]).isEqualTo("./eugene");
    Object[] args = Arrays.stream(words).skip(1).map(this::located).toArray();
    Outcome outcome = Outcome.of(args); // which may say that stereochemistry is left out
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    String printed = outcome.out();
    return pipe.length == 1 ? printed : Page.piped(printed, pipe[1]);
  }

  private String located(String word) {
    if (word.startsWith("molecules.index") || word.endsWith(".html")) {
      return folder.resolve(word).toString();
    }
    return word.startsWith("examples/") ? ROOT.resolve(word).toString() : word;
  }

  @Test
  void everyCommandOfThePageIsThere() throws IOException {
    String help = Outcome.of("--help").succeeded().out();
    for (String command :
        new String[] {"knn", "range", "join", "matrix", "cluster", "dedupe", "index"}) {
      assertThat(page().text()).contains("| `" + command + " GRAPHS");
      assertThat(help).contains("  " + command + " ");
    }
  }

  @Test
  void theJavaSnippetIsTheExampleAndPrintsWhatThePageSays() throws IOException {
    String source = Files.readString(EXAMPLE).replace("../examples", "examples");
    assertThat(bare(source)).contains(bare(page().blocks("java").get(0)));
    PrintStream standardOutput = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream captured = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      SearchExample.main(new String[0]);
    } finally {
      System.setOut(standardOutput);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(page().blocks("text").get(0));
  }

  /** Formatting breaks lines where it likes. */
  private static String bare(String code) {
    return code.replaceAll("\\s+", "");
  }
}
