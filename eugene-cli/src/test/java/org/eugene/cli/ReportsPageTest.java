package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command of docs/reports.md is run, in the order of the page. */
class ReportsPageTest {
  private static final Path ROOT = Path.of("..");
  private static final List<String> ENDINGS =
      List.of(".html", ".svg", ".dot", ".json", ".gxl", ".csv");

  @TempDir private Path folder;

  @Test
  void commandsDoWhatThePageSays() throws IOException {
    Page page = Page.of(ROOT.resolve("docs").resolve("reports.md"));
    Files.writeString(folder.resolve("pairs.csv"), "caffeine,theobromine\nphenol,toluene\n");
    int made = 0;
    for (String block : page.blocks("sh")) {
      for (String command : block.lines().toList()) {
        run(command);
        String out = command.substring(command.lastIndexOf(' ') + 1);
        assertThat(folder.resolve(Path.of(out).getFileName())).as(command).isNotEmptyFile();
        made++;
      }
    }
    assertThat(made).isGreaterThan(7);
    page.commands()
        .forEach(
            (command, printed) ->
                assertThat(withoutTime(run(command))).as(command).isEqualTo(withoutTime(printed)));
    assertThat(page.commands()).hasSizeGreaterThan(1);
  }

  @Test
  void thePictureIsWhatTheCommandDraws() throws IOException {
    String drawn =
        run(
            "./eugene compare examples/molecules.smi#serotonin examples/molecules.smi#melatonin"
                + " --format svg");
    Path picture = ROOT.resolve("docs/images/serotonin-melatonin.svg");
    assertThat(withoutNumbers(drawn)).isEqualTo(withoutNumbers(Files.readString(picture)));
    assertThat(Files.readString(ROOT.resolve("README.md")))
        .contains("docs/images/serotonin-melatonin.svg");
  }

  private String run(String command) {
    String[] words = command.split(" ");
    assertThat(words[0]).isEqualTo("./eugene");
    Object[] args = Arrays.stream(words).skip(1).map(this::located).toArray();
    return Outcome.of(args).succeeded().out();
  }

  private String located(String word) {
    if (word.startsWith("examples/")) {
      return ROOT.resolve(word).toString();
    }
    return ENDINGS.stream().anyMatch(word::endsWith)
        ? folder.resolve(Path.of(word).getFileName()).toString()
        : word;
  }

  private static String withoutTime(String printed) {
    return printed.replaceAll("\\d+(\\.\\d+)? s\\b", "… s");
  }

  /** The kit may place atoms a hair aside on another machine. */
  private static String withoutNumbers(String svg) {
    return svg.replaceAll("-?\\d+(\\.\\d+)?", "0");
  }
}
