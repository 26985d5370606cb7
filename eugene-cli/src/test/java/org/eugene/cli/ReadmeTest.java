package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The README does what it says: its commands print what stands there, its Java runs. */
class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final Path EXAMPLE = Path.of("src/test/java/org/eugene/cli/ReadmeExample.java");

  private static Page page() throws IOException {
    return Page.of(ROOT.resolve("README.md"));
  }

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Map<String, String> commands = page().commands();
    assertThat(commands).isNotEmpty();
    commands.forEach(
        (command, printed) ->
            assertThat(withoutTime(run(command))).as(command).isEqualTo(withoutTime(printed)));
  }

  @Test
  void commandsOfTheExamplesWork() throws IOException {
    Page examples = Page.of(ROOT.resolve("examples/README.md"));
    List<String> commands = examples.blocks("sh").get(0).lines().toList();
    assertThat(commands).hasSizeGreaterThan(3);
    commands.forEach(command -> assertThat(run(command)).as(command).isNotEmpty());
  }

  private static String run(String command) {
    String[] pipe = command.split(" \\| ");
    String[] words = pipe[0].split(" ");
    assertThat(words[0]).isEqualTo("./eugene");
    Object[] args = Arrays.stream(words).skip(1).map(ReadmeTest::located).toArray();
    String printed = Outcome.of(args).succeeded().out();
    return pipe.length == 1 ? printed : Page.piped(printed, pipe[1]);
  }

  private static String located(String word) {
    return word.startsWith("examples/") ? ROOT.resolve(word).toString() : word;
  }

  private static String withoutTime(String printed) {
    return printed.replaceAll("\\d+(\\.\\d+)? s\\b", "… s");
  }

  @Test
  void theFirstCommandIsTheOneInTheTable() throws IOException {
    String first = page().commands().keySet().iterator().next();
    assertThat(page().text()).contains("| `" + first + "` |");
  }

  @Test
  void theJavaSnippetIsTheExampleAndPrintsWhatThePageSays() throws IOException {
    String source = Files.readString(EXAMPLE);
    assertThat(Page.bare(source)).contains(Page.bare(page().blocks("java").get(0)));
    PrintStream standardOutput = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream captured = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      ReadmeExample.main(new String[0]);
    } finally {
      System.setOut(standardOutput);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(page().blocks("text").get(0));
  }
}
