package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every command of docs/stream.md prints what stands there. */
class StreamPageTest {
  private static final Pattern COMMAND = Pattern.compile("printf '(.*)' \\| \\./eugene stream");

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Map<String, String> commands = Page.of(Path.of("..", "docs", "stream.md")).commands();
    assertThat(commands).hasSizeGreaterThan(4);
    commands.forEach(
        (command, printed) -> {
          Matcher matcher = COMMAND.matcher(command);
          assertThat(matcher.matches()).as(command).isTrue();
          String input =
              matcher.group(1).replace("\\n", "\n").replace("\"examples/", "\"../examples/");
          assertThat(withoutTime(StreamCommandTest.stream(input).succeeded().out()))
              .as(command)
              .isEqualTo(withoutTime(printed));
        });
  }

  private static String withoutTime(String line) {
    return line.replaceAll("\"seconds\":[0-9.…]+", "\"seconds\":0");
  }
}
