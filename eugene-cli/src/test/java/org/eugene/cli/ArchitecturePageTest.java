package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.Phase;
import org.eugene.engine.Phases;
import org.eugene.solver.MethodOption;
import org.junit.jupiter.api.Test;

/** docs/architecture.md is true: its names exist, its numbers are ours, its examples run. */
class ArchitecturePageTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PICTURE = ROOT.resolve("docs/images/packages.svg");
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
  private static final Pattern CLASS =
      Pattern.compile("((?:[a-z]+\\.)*)([A-Z][A-Za-z0-9]+)(?:\\.([a-z][A-Za-z]+))?");

  private static Page page() throws IOException {
    return Page.of(ROOT.resolve("docs").resolve("architecture.md"));
  }

  /** What stands between backticks, outside of snippets. */
  private static List<String> code(String text) {
    return CODE.matcher(text.replaceAll("(?ms)^```.*?^```", ""))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  /** All sources of the project by the path below their source folder. */
  private static Map<String, Path> sources() throws IOException {
    Map<String, Path> sources = new TreeMap<>();
    for (Path folder : folders()) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
            .forEach(file -> sources.put(slashes(folder.relativize(file)), file));
      }
    }
    return sources;
  }

  private static List<Path> folders() throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .flatMap(
              module -> Stream.of(module.resolve("src/main/java"), module.resolve("src/test/java")))
          .filter(Files::isDirectory)
          .toList();
    }
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }

  @Test
  void everyClassExistsWhereThePageSays() throws IOException {
    Map<String, Path> sources = sources();
    List<String> names = code(page().text());
    int classes = 0;
    for (String name : names) {
      Matcher found = CLASS.matcher(name);
      if (found.matches() && !name.startsWith("java.")) {
        classes++;
        String end = found.group(1).replace('.', '/') + found.group(2) + ".java";
        String where = found.group(1).isEmpty() ? "/" + end : "org/eugene/" + end;
        List<Path> files =
            sources.entrySet().stream()
                .filter(source -> source.getKey().endsWith(where))
                .map(Map.Entry::getValue)
                .toList();
        assertThat(files).as(name).isNotEmpty();
        if (found.group(3) != null) {
          assertThat(Files.readString(files.get(0)))
              .as(name)
              .containsPattern("\\b" + found.group(3) + "\\b");
        }
      }
    }
    assertThat(classes).isGreaterThan(50);
  }

  @Test
  void everyModuleAndOptionExists() throws IOException {
    String help = Outcome.of("compare", "--help").succeeded().out();
    for (String name : code(page().text())) {
      if (name.startsWith("eugene-")) {
        assertThat(ROOT.resolve(name)).isDirectory();
      } else if (name.startsWith("--")) {
        assertThat(help).contains(name.split(" ")[0]);
      }
    }
  }

  @Test
  void everyPackageOfCoreHasItsPlaceOnTheStreet() throws IOException {
    String packages =
        found("(?m)^\\| ([a-z, ]+) \\| `[a-z]+\\.[A-Za-z]+` \\|").stream()
            .map(row -> row.group(1))
            .collect(Collectors.joining(", "));
    try (Stream<Path> folders = Files.list(ROOT.resolve("eugene-core/src/main/java/org/eugene"))) {
      assertThat(packages.split(", "))
          .containsExactlyInAnyOrderElementsOf(
              folders
                  .filter(Files::isDirectory)
                  .map(folder -> folder.getFileName().toString())
                  .toList());
    }
  }

  @Test
  void theWalkIsAsLongAsItSays() throws IOException {
    assertThat(page().text()).contains("Nine files, in the order");
    assertThat(page().text().lines().filter(line -> line.matches("\\| \\d \\|.*"))).hasSize(9);
  }

  @Test
  void thePlanIsThatOfTheEngine() throws IOException {
    Map<String, String> constants =
        EugeneOptions.constants().stream()
            .collect(Collectors.toMap(MethodOption::name, ArchitecturePageTest::standard));
    List<MatchResult> regimes = found("`(strategy\\.[a-z-]+)` = ([\\d.]+)");
    assertThat(regimes).hasSize(13);
    regimes.forEach(
        regime ->
            assertThat(regime.group(2))
                .as(regime.group())
                .isEqualTo(constants.get(regime.group(1))));
    List<MatchResult> amounts =
        found("(?m)^\\|.*\\| `([a-z-]+)` \\| (\\S+) \\| (\\S+) \\| (\\S+) \\|$");
    assertThat(amounts).hasSize(8);
    for (MatchResult amount : amounts) {
      List<String> efforts = List.of("quick.", "normal.", "high.");
      for (int at = 0; at < efforts.size(); at++) {
        assertThat(amount.group(at + 2).replace("any", "1.0E9"))
            .as(amount.group())
            .isEqualTo(constants.get(efforts.get(at) + amount.group(1)));
      }
    }
  }

  /** As a page writes it: without a decimal that says nothing. */
  private static <T> String standard(MethodOption<T> option) {
    return option.text(option.standard()).replaceAll("\\.0$", "");
  }

  private static List<MatchResult> found(String pattern) throws IOException {
    return Pattern.compile(pattern).matcher(page().text()).results().toList();
  }

  @Test
  void regimesHaveThePhasesOfTheEngine() throws IOException {
    List<String> phases = Phases.ALL.stream().map(Phase::name).toList();
    List<MatchResult> regimes =
        found("(?m)^\\| (?:huge|large|medium|small|tiny) \\|[^|]*\\|([^|]*)\\|$");
    assertThat(regimes).hasSize(5);
    regimes.forEach(regime -> assertThat(phases).containsAll(code(regime.group(1))));
  }

  @Test
  void everySnippetIsPartOfAnExample() throws IOException {
    List<String> examples = new ArrayList<>();
    for (Map.Entry<String, Path> source : sources().entrySet()) {
      if (source.getKey().startsWith("org/eugene/example/")) {
        examples.add(Page.bare(Files.readString(source.getValue())));
      }
    }
    List<String> snippets = page().blocks("java");
    assertThat(snippets).hasSizeGreaterThan(5);
    for (String snippet : snippets) {
      assertThat(examples).as(snippet).anyMatch(example -> example.contains(Page.bare(snippet)));
    }
  }

  @Test
  void commandsPrintWhatThePageSays() throws IOException {
    page()
        .commands()
        .forEach(
            (command, printed) -> {
              String[] pipe = command.split(" \\| ");
              Object[] words = Arrays.stream(pipe[0].split(" ")).skip(1).toArray();
              assertThat(Page.piped(Outcome.of(words).succeeded().out(), pipe[1]))
                  .as(command)
                  .isEqualTo(printed);
            });
    assertThat(Outcome.of("costs").succeeded().out()).contains("dear-vertices  ");
  }

  @Test
  void thePictureOfThePackagesIsUpToDate() throws IOException {
    String svg = new PackagePicture(ROOT).svg();
    if (System.getProperty("eugene.draw") != null) {
      Files.writeString(PICTURE, svg);
    }
    assertThat(PICTURE).as("run docs/images/draw to draw it anew").hasContent(svg);
  }
}
