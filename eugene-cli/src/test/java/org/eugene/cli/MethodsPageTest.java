package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The commands of docs/methods.md print what stands there. */
class MethodsPageTest {
  private static final Path ROOT = Path.of("..");

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Map<String, String> commands = Page.of(ROOT.resolve("docs/methods.md")).commands();
    assertThat(commands).isNotEmpty();
    commands.forEach((command, printed) -> assertThat(run(command)).as(command).isEqualTo(printed));
  }

  private static String run(String command) {
    String[] pipe = command.split(" \\| ");
    String[] words = pipe[0].split(" ");
    assertThat(words[0]).isEqualTo("./eugene");
    Object[] args = Arrays.stream(words).skip(1).map(MethodsPageTest::located).toArray();
    String printed = Outcome.of(args).succeeded().out();
    return pipe.length == 1 ? printed : Page.piped(printed, pipe[1]);
  }

  private static String located(String word) {
    return word.startsWith("examples/") ? ROOT.resolve(word).toString() : word;
  }
}
