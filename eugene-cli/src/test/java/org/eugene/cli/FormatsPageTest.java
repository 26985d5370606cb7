package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormats;
import org.eugene.io.GraphInput;
import org.eugene.io.ReadOptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every snippet of docs/formats.md is run: files are read, commands print what the page says. */
class FormatsPageTest {
  private static final Path ROOT = Path.of("..");

  /** Snippets that are files, by the name that commands on the page give them. */
  private static final Map<String, String> FILES =
      Map.of("gxl", "ion.gxl", "collection", "collection.xml");

  private static final String FRIENDS = "friends.csv";

  @TempDir private Path folder;
  private Page page = new Page("");

  @BeforeEach
  void readPage() throws IOException {
    page = Page.of(ROOT.resolve("docs").resolve("formats.md"));
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      Files.writeString(folder.resolve(file.getValue()), page.blocks(file.getKey()).get(0));
    }
    Files.writeString(folder.resolve(FRIENDS), page.blocks("edge-list").get(0));
  }

  @Test
  void commandsPrintWhatThePageSays() {
    Map<String, String> commands = page.commands();
    commands.forEach((command, printed) -> assertThat(run(command)).as(command).isEqualTo(printed));
    assertThat(commands).hasSizeGreaterThan(7);
  }

  /** Runs the command, and the little that the page pipes it into. */
  private String run(String command) {
    String[] pipe = command.split(" \\| ");
    String[] words = pipe[0].split(" ");
    assertThat(words[0]).isEqualTo("./eugene");
    Object[] args = Arrays.stream(words).skip(1).map(this::located).toArray();
    Outcome outcome = Outcome.of(args);
    String printed = unlocated(outcome.exitCode() == 0 ? outcome.out() : outcome.err());
    return pipe.length == 1 ? printed : Page.piped(printed, pipe[1]);
  }

  private String located(String word) {
    if (FILES.containsValue(word) || word.equals(FRIENDS)) {
      return folder.resolve(word).toString();
    }
    return word.startsWith("examples/") ? ROOT.resolve(word).toString() : word;
  }

  private String unlocated(String printed) {
    return printed
        .replace(folder.toString() + "/", "")
        .replace(ROOT.resolve("examples").toString(), "examples");
  }

  @Test
  void snippetsOfEveryFormatAreRead() throws IOException {
    for (GraphFormat format : GraphFormats.all()) {
      if (!format.name().equals("collection")) {
        for (String block : page.blocks(format.name())) {
          List<Graph> graphs =
              format
                  .reader()
                  .read(
                      GraphInput.ofText("snippet", block, ReadOptions.defaults()),
                      new LabelDictionary());
          assertThat(graphs).as(format.name()).isNotEmpty().allMatch(graph -> graph.order() > 0);
        }
      }
    }
  }

  @Test
  void everyFormatIsOnThePage() {
    assertThat(GraphFormats.all())
        .isNotEmpty()
        .allMatch(format -> page.text().contains("`" + format.name() + "`"));
  }

  @Test
  void javaSnippetsAreCutFromTests() throws IOException {
    String sources =
        Files.readString(
                ROOT.resolve("eugene-io/src/test/java/org/eugene/jgrapht/JGraphTTest.java"))
            + Files.readString(
                ROOT.resolve("eugene-io/src/test/java/org/eugene/io/GraphFilesTest.java"));
    String bare = sources.replaceAll("(?m)^ +", "").replace("../examples", "examples");
    for (String block : page.blocks("java")) {
      assertThat(bare).contains(block.replaceAll("(?m)^ +", ""));
    }
  }
}
