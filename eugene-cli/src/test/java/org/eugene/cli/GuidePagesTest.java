package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eugene.cost.StandardCosts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages for users: every command prints what the page says, every file is as shown. */
class GuidePagesTest {
  private static final Path ROOT = Path.of("..");
  private static final Path DOCS = ROOT.resolve("docs");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

  /** Files that pages talk of and do not show. */
  private static final Map<String, String> FILES =
      Map.of(
          "mistake.json",
          "{\"vertices\": {\"insert\": {\"C\": -1}}}\n",
          "edges.csv",
          "ann bob\nbob carl\nbob ann\n");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "costs",
        "molecules",
        "networkx",
        "installation",
        "troubleshooting",
        "schemas",
        "workflows",
        "m-adam"
      })
  void commandsPrintWhatThePageSays(String name) throws IOException {
    Page page = Page.of(DOCS.resolve(name + ".md"));
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      Files.writeString(folder.resolve(file.getKey()), file.getValue());
    }
    Map<String, String> commands = page.commands();
    assertThat(commands).hasSizeGreaterThan(1);
    commands.forEach(
        (command, printed) ->
            assertThat(withoutTime(run(command))).as(command).isEqualTo(withoutTime(printed)));
  }

  /** They need files and clusters that are not here; their words are known all the same. */
  @Test
  void commandsForAClusterAreUnderstood() throws IOException {
    List<String> commands =
        Page.of(DOCS.resolve("spark.md")).blocks("sh").stream()
            .flatMap(String::lines)
            .map(line -> line.replaceFirst(" +#.*", ""))
            .toList();
    assertThat(commands).hasSizeGreaterThan(3);
    for (String command : commands) {
      String[] words = command.replaceFirst("^(\\./eugene|spark-submit .*?\\.jar) ", "").split(" ");
      PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
      assertThatCode(() -> Main.commandLine(nowhere, nowhere, words).parseArgs(words))
          .as(command)
          .doesNotThrowAnyException();
    }
  }

  /** Runs the command; what it says and what it prints, as a terminal shows both. */
  private String run(String command) {
    String[] pipe = command.split(" \\| ");
    String[] words = pipe[0].split(" ");
    assertThat(words[0]).isEqualTo("./eugene");
    Object[] args = Arrays.stream(words).skip(1).map(this::located).toArray();
    Outcome outcome = Outcome.of(args);
    String printed = pipe.length == 1 ? outcome.out() : Page.piped(outcome.out(), pipe[1]);
    return unlocated(outcome.err() + (outcome.exitCode() == 0 ? printed : ""));
  }

  private String located(String word) {
    if (FILES.containsKey(word) || word.equals("answer.json")) {
      return folder.resolve(word).toString();
    }
    return word.startsWith("examples/") ? ROOT.resolve(word).toString() : word;
  }

  private String unlocated(String printed) {
    return printed
        .replace(folder + "/", "")
        .replace(ROOT.resolve("examples").toString(), "examples");
  }

  private static String withoutTime(String printed) {
    return printed
        .replaceAll("\\d+(\\.\\d+)? s\\b", "… s")
        .replaceAll("eugene (\\d\\S*|\\(unpacked\\))", "eugene …");
  }

  @Test
  void costFilesAreThoseOfTheExamples() throws IOException {
    List<String> blocks = Page.of(DOCS.resolve("costs.md")).blocks("json");
    assertThat(blocks)
        .containsExactly(
            Files.readString(ROOT.resolve("examples/people-costs.json")),
            FILES.get("mistake.json"));
  }

  @Test
  void everyNamedCostIsOnThePage() throws IOException {
    String page = Page.of(DOCS.resolve("costs.md")).text();
    assertThat(new StandardCosts().costs())
        .allMatch(costs -> page.contains("`" + costs.name() + "`"));
  }

  @Test
  void picturesAreWhatTheCommandsDraw() throws IOException {
    List<String> commands =
        Page.of(DOCS.resolve("molecules.md")).blocks("sh").get(0).lines().toList();
    assertThat(commands).hasSize(5);
    for (String command : commands) {
      int out = command.indexOf(" --out ");
      Path picture = ROOT.resolve(command.substring(out + " --out ".length()));
      assertThat(withoutNumbers(run(command.substring(0, out))))
          .as("draw it again: " + command)
          .isEqualTo(withoutNumbers(Files.readString(picture)));
    }
  }

  /** The kit may place atoms a hair aside on another machine. */
  private static String withoutNumbers(String svg) {
    return svg.replaceAll("-?\\d+(\\.\\d+)?", "0");
  }

  @Test
  void theIndexHasEveryPageAndNoLinkIsDead() throws IOException {
    String index = Files.readString(DOCS.resolve("README.md"));
    try (Stream<Path> pages = Files.list(DOCS)) {
      for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
        String name = page.getFileName().toString();
        assertThat(name.equals("README.md") || index.contains("(" + name + ")")).as(name).isTrue();
        String prose = Files.readString(page).replaceAll("(?ms)^```.*?^```", "");
        Matcher link = LINK.matcher(prose);
        while (link.find()) {
          assertThat(DOCS.resolve(link.group(1))).as(name).exists();
        }
      }
    }
  }
}
