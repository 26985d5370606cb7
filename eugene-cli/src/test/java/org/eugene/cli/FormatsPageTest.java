package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\S+)\\n(.*?)^```");

  /** Snippets that are files, by the name that commands on the page give them. */
  private static final Map<String, String> FILES =
      Map.of("gxl", "ion.gxl", "collection", "collection.xml");

  @TempDir private Path folder;
  private String page = "";

  @BeforeEach
  void readPage() throws IOException {
    page = Files.readString(ROOT.resolve("docs").resolve("formats.md"));
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      Files.writeString(folder.resolve(file.getValue()), blocks(file.getKey()).get(0));
    }
  }

  private List<String> blocks(String language) {
    List<String> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(page);
    while (block.find()) {
      if (block.group(1).equals(language)) {
        blocks.add(block.group(2));
      }
    }
    return blocks;
  }

  @Test
  void commandsPrintWhatThePageSays() {
    int commands = 0;
    for (String block : blocks("console")) {
      for (String part : block.split("(?m)^\\$ ")) {
        if (!part.isEmpty()) {
          int end = part.indexOf('\n');
          assertThat(run(part.substring(0, end))).as(part).isEqualTo(part.substring(end + 1));
          commands++;
        }
      }
    }
    assertThat(commands).isGreaterThan(7);
  }

  /** Runs the command, and the little that the page pipes it into. */
  private String run(String command) {
    String[] pipe = command.split(" \\| ");
    String[] words = pipe[0].split(" ");
    assertThat(words[0]).isEqualTo("./eugene");
    Object[] args = Arrays.stream(words).skip(1).map(this::located).toArray();
    Outcome outcome = Outcome.of(args);
    String printed = unlocated(outcome.exitCode() == 0 ? outcome.out() : outcome.err());
    return pipe.length == 1 ? printed : piped(printed, pipe[1]);
  }

  private String located(String word) {
    if (FILES.containsValue(word)) {
      return folder.resolve(word).toString();
    }
    return word.startsWith("examples/") ? ROOT.resolve(word).toString() : word;
  }

  private String unlocated(String printed) {
    return printed
        .replace(folder.toString() + "/", "")
        .replace(ROOT.resolve("examples").toString(), "examples");
  }

  private static String piped(String printed, String filter) {
    Matcher cut = Pattern.compile("cut -d, -f(\\d)-(\\d)").matcher(filter);
    if (cut.matches()) {
      int from = Integer.parseInt(cut.group(1)) - 1;
      int to = Integer.parseInt(cut.group(2));
      return join(
          printed
              .lines()
              .map(line -> String.join(",", List.of(line.split(",")).subList(from, to))));
    }
    Matcher head = Pattern.compile("head -n (\\d+)").matcher(filter);
    assertThat(head.matches()).as(filter).isTrue();
    return join(printed.lines().limit(Integer.parseInt(head.group(1))));
  }

  private static String join(Stream<String> lines) {
    return String.join("\n", lines.toList()) + "\n";
  }

  @Test
  void snippetsOfEveryFormatAreRead() throws IOException {
    for (GraphFormat format : GraphFormats.all()) {
      if (!format.name().equals("collection")) {
        for (String block : blocks(format.name())) {
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
        .allMatch(format -> page.contains("`" + format.name() + "`"));
  }

  @Test
  void javaSnippetsAreCutFromTests() throws IOException {
    String sources =
        Files.readString(
                ROOT.resolve("eugene-io/src/test/java/org/eugene/io/jgrapht/JGraphTGraphTest.java"))
            + Files.readString(
                ROOT.resolve("eugene-io/src/test/java/org/eugene/io/GraphFilesTest.java"));
    String bare = sources.replaceAll("(?m)^ +", "").replace("../examples", "examples");
    for (String block : blocks("java")) {
      assertThat(bare).contains(block);
    }
  }
}
