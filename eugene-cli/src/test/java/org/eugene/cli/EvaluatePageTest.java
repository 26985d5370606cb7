package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command of docs/evaluate.md does what the page says. */
class EvaluatePageTest {
  private static final Path ROOT = Path.of("..");

  @TempDir private Path folder = Path.of("");

  @Test
  void commandsDoWhatThePageSays() throws IOException {
    Page page = Page.of(ROOT.resolve("docs").resolve("evaluate.md"));
    assertThat(page.commands()).isNotEmpty();
    page.commands()
        .forEach(
            (command, printed) -> {
              String[] pipe = command.split(" \\| ");
              assertThat(Page.piped(run(pipe[0]), pipe[1])).as(command).isEqualTo(printed);
            });
    for (String block : page.blocks("sh")) {
      block.lines().forEach(this::run);
    }
    assertThat(folder.resolve("methods.html")).isNotEmptyFile();
  }

  private String run(String command) {
    Object[] args = Arrays.stream(command.split(" ")).skip(1).map(this::located).toArray();
    return Outcome.of(args).succeeded().out();
  }

  private String located(String word) {
    if (word.startsWith("examples/")) {
      return ROOT.resolve(word).toString();
    }
    return word.endsWith(".html") ? folder.resolve(word).toString() : word;
  }
}
