package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.eugene.solver.Method;
import org.eugene.solver.Methods;
import org.junit.jupiter.api.Test;

/** docs/methods.md is true: its commands print what it says, and it knows every method. */
class MethodsPageTest {
  private static final Path ROOT = Path.of("..");

  private static Page page() throws IOException {
    return Page.of(ROOT.resolve("docs").resolve("methods.md"));
  }

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Map<String, String> commands = page().commands();
    assertThat(commands).hasSizeGreaterThan(7);
    commands.forEach((command, printed) -> assertThat(run(command)).as(command).isEqualTo(printed));
  }

  private static String run(String command) {
    String[] pipe = command.split(" \\| ");
    Object[] args =
        Arrays.stream(pipe[0].split(" "))
            .skip(1)
            .map(word -> word.startsWith("examples/") ? ROOT.resolve(word).toString() : word)
            .toArray();
    return Page.piped(Outcome.of(args).succeeded().out(), pipe[1]);
  }

  @Test
  void everyMethodIsOnThePage() throws IOException {
    String text = page().text();
    for (Method method : Methods.all()) {
      assertThat(text).contains("`" + method.name() + "`");
    }
  }
}
