package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of docs/certificates.md print what the page says. */
class CertificatesPageTest {
  private static final Path ROOT = Path.of("..");
  private static final String SCRIPT = "tools/check.py";

  @TempDir private Path folder;

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    for (Map.Entry<String, String> each :
        Page.of(ROOT.resolve("docs").resolve("certificates.md")).commands().entrySet()) {
      if (!each.getKey().startsWith(SCRIPT)) {
        assertThat(run(each.getKey())).as(each.getKey()).isEqualTo(each.getValue());
      } else if (hasPython()) { // the proof is there: an earlier command made it
        assertThat(runScript(each.getKey())).as(each.getKey()).isEqualTo(each.getValue());
      }
    }
  }

  private static boolean hasPython() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException absent) {
      return false;
    }
  }

  private String runScript(String command) throws IOException {
    List<String> words = new ArrayList<>(List.of("python3", ROOT.resolve(SCRIPT).toString()));
    Arrays.stream(command.split(" ")).skip(1).map(this::located).forEach(words::add);
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    byte[] printed = process.getInputStream().readAllBytes();
    return new String(printed, StandardCharsets.UTF_8).replace(folder + "/", "");
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
