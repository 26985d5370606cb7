package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/tables.md is true: its commands print what it says, and it knows every table. */
class TablesPageTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern NAME = Pattern.compile("(?m)^  (\\S+)  ");

  @TempDir private Path folder = Path.of("");

  private static Page page() throws IOException {
    return Page.of(ROOT.resolve("docs").resolve("tables.md"));
  }

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    Map<String, String> commands = page().commands();
    assertThat(commands).hasSizeGreaterThan(2);
    commands.forEach((command, printed) -> assertThat(run(command)).as(command).isEqualTo(printed));
  }

  /** On made graphs, whatever this machine has, and into a folder that goes away again. */
  private String run(String command) {
    String[] pipe = command.split(" \\| ");
    List<String> words = new ArrayList<>();
    for (String word : pipe[0].split(" ")) {
      words.add(word.startsWith("examples/") ? ROOT.resolve(word).toString() : word);
    }
    assertThat(words.remove(0)).isEqualTo("./eugene");
    if (words.get(0).equals("table")) {
      words.addAll(List.of("--data", "" + folder.resolve("none"), "--out", "" + folder));
      words.addAll(List.of("--cache", "" + folder.resolve("cache")));
    }
    Outcome outcome = Outcome.of(words.toArray());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    return pipe.length == 1 ? outcome.out() : Page.piped(outcome.out(), pipe[1]);
  }

  @Test
  void everyTableIsOnThePage() throws IOException {
    String text = page().text();
    Matcher name = NAME.matcher(Outcome.of("table").succeeded().out());
    int names = 0;
    while (name.find()) {
      assertThat(text).contains("`" + name.group(1) + "`");
      names++;
    }
    assertThat(names).isGreaterThan(30);
  }

  @Test
  void unknownTableIsASentence() {
    Outcome.of("table", "nonsense").failed(1, "there is no table named nonsense", "eugene table");
    Outcome.of("table", "acuracy").failed(1, "no table named acuracy; did you mean accuracy?");
    Outcome.of("table", "--render", "--references").failed(2, "say one of them");
  }
}
