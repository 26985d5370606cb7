package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of docs/certificates.md print what the page says. */
class CertificatesPageTest {
  private static final Path ROOT = Path.of("..");

  @TempDir private Path folder;

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Page.of(ROOT.resolve("docs").resolve("certificates.md"))
        .commands()
        .forEach((command, printed) -> assertThat(run(command)).as(command).isEqualTo(printed));
  }

  private String run(String command) {
    String[] pipe = command.split(" \\| ");
    Object[] args = Arrays.stream(pipe[0].split(" ")).skip(1).map(this::located).toArray();
    Outcome outcome = Outcome.of(args);
    String printed =
        (outcome.exitCode() == 0 ? outcome.out() : outcome.err())
            .replace(folder.toString() + "/", "");
    return pipe.length == 1 ? printed : Page.piped(printed, pipe[1]);
  }

  private String located(String word) {
    if (word.endsWith(".proof")) {
      return folder.resolve(word).toString();
    }
    return word.startsWith("examples/") ? ROOT.resolve(word).toString() : word;
  }
}
