package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormats;
import org.eugene.io.LabelUse;
import org.eugene.io.ReadOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where somebody sits, and which system wrote a file, changes no answer. */
class LocalesTest {
  private static final String GRAPHS = "../examples/molecules.txt";
  private static final String SOURCE = GRAPHS + "#caffeine";
  private static final String TARGET = GRAPHS + "#adenine";
  private static final Path MODULES = Path.of("..");

  /** What asks for the locale of the machine. */
  private static final Pattern LOCAL =
      Pattern.compile(
          "(String\\.format|\\.printf)\\((?!\\s*Locale\\.)|\\.formatted\\("
              + "|\\.to(Lower|Upper)Case\\(\\)|new Formatter\\(|(Decimal|Number)Format\\.");

  @TempDir private Path folder;
  private final Locale locale = Locale.getDefault();

  @AfterEach
  void comeBack() {
    Locale.setDefault(locale);
  }

  private static List<String> answers() {
    List<String> answers = new ArrayList<>();
    for (String format : List.of("text", "json", "csv", "html", "svg", "dot")) {
      answers.add(
          Outcome.of("compare", SOURCE, TARGET, "--costs", "chemistry", "--format", format).out());
    }
    for (String format : List.of("text", "csv", "json")) {
      answers.add(Outcome.of("knn", GRAPHS, SOURCE, "-k", 3, "--format", format).out());
    }
    answers.add(Outcome.of("matrix", "../examples/workflows.txt").out());
    answers.add(Outcome.of("cluster", "../examples/workflows.txt", "-k", 2).out());
    answers.add(Outcome.of("info", GRAPHS).out());
    answers.add(Outcome.of("info", GRAPHS, "--format", "json").out());
    answers.add(Outcome.of("methods", "eugene").out());
    answers.add(Outcome.of("compare", SOURCE, TARGET, "--explain-plan").err());
    // Times differ, and with them the blanks beside them; digits and points do not.
    return answers.stream()
        .map(text -> text.replaceAll("[0-9]+(\\.[0-9]+)?", "#").replaceAll(" +", " "))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ar-EG-u-nu-arab", "tr-TR", "hi-IN-u-nu-deva", "de-DE", "th-TH-u-nu-thai"})
  void answersAreTheSameInEveryLocale(String tag) {
    Locale.setDefault(Locale.ROOT);
    List<String> everywhere = answers();
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertThat(answers()).isEqualTo(everywhere);
  }

  @Test
  void theProgramHasNoLocale() throws IOException, InterruptedException {
    Child child =
        Child.of(
            List.of("-Duser.language=ar", "-Duser.extensions=nu-arab"),
            "compare",
            SOURCE,
            TARGET,
            "--format",
            "json");
    assertThat(child.exitCode()).isZero();
    assertThat(child.out()).matches("\\p{ASCII}+").contains("\"upper\":");
  }

  @Test
  void nobodyAsksForTheLocaleOfTheMachine() throws IOException {
    Map<String, String> askers = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(MODULES, 20)) {
      for (Path file :
          files
              .filter(path -> path.toString().contains("/src/main/java/"))
              .filter(path -> path.toString().endsWith(".java"))
              .toList()) {
        Matcher local = LOCAL.matcher(Files.readString(file));
        if (local.find()) {
          askers.put(file.getFileName().toString(), local.group());
        }
      }
    }
    assertThat(askers).as("say Locale.ROOT, or add texts up").isEmpty();
  }

  private static final Map<String, String> LINE_ENDS =
      Map.of("LF", "\n", "CRLF", "\r\n", "CR", "\r");

  /** Every format that can be written, and the molecules that only can be read. */
  @TestFactory
  Stream<DynamicTest> graphsAreTheSameWithEveryLineEnd() throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    Path pair = Files.writeString(folder.resolve("pair.txt"), "t # a\nv 0 C\nv 1 N\ne 0 1 1\n");
    for (GraphFormat format : GraphFormats.all()) {
      Path file = folder.resolve("written." + ending(format));
      if (format.writer().isPresent()
          && Outcome.of("convert", pair, file, "--to", format.name()).exitCode() == 0
          && Outcome.of("info", file, "--from", format.name()).exitCode() == 0) {
        texts.put(format.name(), Files.readString(file));
      }
    }
    texts.put("smiles", "CCO ethanol\nc1ccccc1 benzene\n");
    texts.put("edge-list", "# comment\na b 1\nb c 2\n");
    assertThat(texts).containsKeys("text", "gxl", "graphml", "dot", "gml");
    List<DynamicTest> tests = new ArrayList<>();
    texts.forEach(
        (format, text) ->
            LINE_ENDS.forEach(
                (name, end) ->
                    tests.add(
                        DynamicTest.dynamicTest(
                            format + " " + name, () -> readsAlike(format, text, end)))));
    return tests.stream();
  }

  private static String ending(GraphFormat format) {
    return format.endings().stream().findFirst().orElse(format.name());
  }

  private void readsAlike(String format, String text, String end) throws IOException {
    assertThat(graphs(format, text.replace("\n", end))).isEqualTo(graphs(format, text));
  }

  private List<Graph> graphs(String format, String text) throws IOException {
    Path file = folder.resolve("same." + ending(GraphFormats.named(format)));
    Files.writeString(file, text);
    GraphFiles files =
        new GraphFiles(
            ReadOptions.defaults(), Optional.of(GraphFormats.named(format)), LabelUse.ALL);
    return files.all(file.toString());
  }

  @Test
  void pairsAndOrdersOfLabelsMayEndTheirLinesAnyhow() throws IOException {
    String graphs = "t # a\nv 0 C\nt # b\nv 0 N\n";
    Path file = folder.resolve("graphs.txt");
    Path pairs = folder.resolve("pairs.csv");
    Path order = folder.resolve("order.txt");
    for (String end : LINE_ENDS.values()) {
      Files.writeString(file, graphs.replace("\n", end));
      Files.writeString(pairs, "source,target\na,b\nb,a\n".replace("\n", end));
      Files.writeString(order, "C\nX\nN\n".replace("\n", end));
      Outcome outcome =
          Outcome.of("pairs", file, pairs, "--costs", "paper-2", "--label-order", order)
              .succeeded();
      assertThat(outcome.out().lines()).hasSize(3);
    }
  }
}
