package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StreamCommandTest {
  private static final Path MOLECULES = Path.of("..", "examples", "molecules.txt");
  private static final String EDGE =
      "{\"vertices\":[{\"name\":\"a\",\"label\":\"C\"},{\"name\":\"b\",\"label\":\"N\"}],"
          + "\"edges\":[{\"source\":\"a\",\"target\":1,\"label\":1}]}";
  private static final String POINT = "{\"vertices\":[{\"label\":\"C\"}]}";

  @TempDir private Path folder;

  static Outcome stream(String input, Object... options) {
    return stream(input.getBytes(StandardCharsets.UTF_8), options);
  }

  private static Outcome stream(byte[] input, Object... options) {
    List<Object> args = new ArrayList<>(List.of("stream"));
    args.addAll(List.of(options));
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input));
    try {
      return Outcome.of(args.toArray());
    } finally {
      System.setIn(before);
    }
  }

  private static List<String> answers(String input, Object... options) {
    return stream(input, options).succeeded().out().lines().toList();
  }

  private static String withoutTime(String line) {
    return line.replaceAll("\"seconds\":[0-9.]+", "\"seconds\":0");
  }

  private static String pair(String id, String source, String target, String more) {
    return "{\"id\":" + id + ",\"source\":" + source + ",\"target\":" + target + more + "}\n";
  }

  @Test
  void theAnswerIsTheLineOfCompareWithTheIdInFront() {
    String compared =
        Outcome.of("compare", "smiles:CCO", "smiles:CCN", "--format", "json").succeeded().out();
    assertThat(Outcome.of("compare", "smiles:CCO", "smiles:CCN", "--format", "jsonl").out())
        .satisfies(line -> assertThat(withoutTime(line)).isEqualTo(withoutTime(compared)));
    String asked = pair("\"x\"", "\"smiles:CCO\"", "{\"smiles\":\"CCN\"}", "");
    assertThat(answers(asked))
        .map(StreamCommandTest::withoutTime)
        .containsExactly("{\"id\":\"x\"," + withoutTime(compared).strip().substring(1));
  }

  @Test
  void endsAreIndicesOrNamesAndLabelsNumbersOrObjects() {
    String labels =
        "{\"directed\":true,\"vertices\":[{\"label\":6},{\"label\":{\"symbol\":\"N\",\"x\":1.5}}],"
            + "\"edges\":[{\"source\":1,\"target\":0}]}";
    assertThat(answers(pair("1", EDGE, POINT, "") + pair("2", labels, labels, "")))
        .satisfiesExactly(
            first ->
                assertThat(first)
                    .startsWith("{\"id\":1,\"source\":\"source\"")
                    .contains("\"upper\":2,"),
            second -> assertThat(second).contains("\"upper\":0,", "\"directed\":true"));
  }

  @Test
  void filesAreNamedAsOnTheCommandLineOrByFileAndId() {
    String file = "{\"file\":\"" + MOLECULES + "\",\"id\":\"caffeine\"}";
    String address = "\"" + MOLECULES + "#theobromine\"";
    assertThat(answers(pair("1", file, address, ",\"paths\":false")))
        .singleElement()
        .asString()
        .startsWith("{\"id\":1,\"source\":\"caffeine\",\"target\":\"theobromine\"")
        .contains("\"upper\":2,\"optimal\":true")
        .doesNotContain("mapping", "path");
  }

  @Test
  void tablesPriceByLabelAndByPairOfLabels() {
    String tables =
        ",\"costs\":{\"vertices\":{\"insert\":{\"C\":3,\"*\":2},\"delete\":{\"N\":5,\"*\":7},"
            + "\"substitute\":{\"C\":{\"N\":0.5},\"*\":{\"*\":9}}},\"edges\":{\"delete\":{\"1\":4}}}";
    String carbon = POINT;
    String nitrogen = "{\"vertices\":[{\"label\":\"N\"}]}";
    String nothing = "{\"vertices\":[]}";
    List<String> lines =
        answers(
            pair("1", carbon, nitrogen, tables)
                + pair("2", nitrogen, carbon, tables)
                + pair("3", nothing, carbon, tables)
                + pair("4", EDGE, carbon, tables)
                + pair("5", carbon, carbon, tables));
    assertThat(lines).map(StreamCommandTest::upper).containsExactly("0.5", "8", "3", "9", "0");
    assertThat(lines.get(0)).contains("\"costs\":\"tables\"");
  }

  private static String upper(String line) {
    return line.replaceAll(".*\"upper\":([0-9.]+),.*", "$1");
  }

  @Test
  void costsAreATextOrAnObjectOfPricesToo() {
    assertThat(
            answers(
                pair("1", EDGE, POINT, ",\"costs\":\"vertex-delete=4\"")
                    + pair("2", EDGE, POINT, ",\"costs\":{\"vertex-delete\":2.5}")
                    + pair("3", EDGE, POINT, ",\"costs\":\"paper-1\",\"method\":\"exact\"")))
        .map(StreamCommandTest::upper)
        .containsExactly("5", "3.5", "3");
  }

  @Test
  void badRequestsAreAnsweredInTheirPlaceAndTheStreamGoesOn() {
    String input =
        "nonsense\n"
            + "{\"id\":2,\"source\":\n"
            + "[1]\n"
            + pair("4", EDGE, "{\"vertices\":[],\"edgs\":[]}", "")
            + pair("5", EDGE, POINT, ",\"metod\":\"exact\"")
            + pair("6", EDGE, POINT, ",\"method\":\"exakt\"")
            + pair("7", EDGE, POINT, ",\"budget\":\"soon\"")
            + pair("8", EDGE, "\"no-such-file.txt\"", "")
            + pair("9", EDGE, POINT, ",\"costs\":{\"vertices\":{\"insert\":{\"C\":-1}}}")
            + pair(
                "10", EDGE, "{\"vertices\":[{}],\"edges\":[{\"source\":0,\"target\":\"z\"}]}", "")
            + "\n"
            + pair("11", EDGE, POINT, "");
    List<String> lines = answers(input, "--threads", 2);
    assertThat(lines).hasSize(11);
    assertThat(lines.get(0)).startsWith("{\"id\":null,\"error\":\"this is not JSON, column 1");
    assertThat(lines.get(1)).startsWith("{\"id\":2,\"error\":\"this is not JSON");
    assertThat(lines.get(2)).contains("a request is an object");
    assertThat(lines.get(3)).contains("there is no field \\\"edgs\\\"", "vertices, edges");
    assertThat(lines.get(4)).contains("there is no field \\\"metod\\\"");
    assertThat(lines.get(5)).contains("there is no method named exakt");
    assertThat(lines.get(6)).contains("is not a time");
    assertThat(lines.get(7)).contains("there is no such file");
    assertThat(lines.get(8)).contains("vertices.insert.C (-1)", "not negative");
    assertThat(lines.get(9)).contains("target.edges[0]: there is no vertex \\\"z\\\"");
    assertThat(lines.get(10)).startsWith("{\"id\":11,").contains("\"upper\":2,");
    assertThat(lines).noneMatch(line -> line.contains("REDACTED"));
  }

  @Test
  void aLineTooLongOrGarbledIsAnsweredAndSkipped() {
    String input =
        pair("1", EDGE, EDGE, ",\"seed\":" + " ".repeat(600) + "1") + pair("2", POINT, POINT, "");
    assertThat(answers(input, "--max-line", 500))
        .satisfiesExactly(
            line -> assertThat(line).contains("more than 500 bytes", "--max-line"),
            line -> assertThat(line).contains("\"upper\":0,"));
    byte[] garbled = {(byte) 0xff, (byte) 0xfe, '\n'};
    assertThat(stream(garbled).succeeded().out()).contains("not valid UTF-8");
  }

  @Test
  void matricesAndNeighboursAreAnsweredToo() {
    String matrix = "{\"id\":1,\"matrix\":[\"smiles:CCO\",\"smiles:CCN\",\"smiles:C\"]}\n";
    String near =
        "{\"id\":2,\"knn\":{\"collection\":\""
            + MOLECULES
            + "\",\"query\":\""
            + MOLECULES
            + "#caffeine\",\"k\":2}}\n";
    String range = near.replace("knn", "range").replace("\"k\":2", "\"within\":0");
    List<String> lines = answers(matrix + near + range);
    assertThat(lines.get(0))
        .isEqualTo(
            "{\"id\":1,\"graphs\":[\"CCO\",\"CCN\",\"C\"],"
                + "\"lower\":[[0,1,4],[1,0,4],[4,4,0]],\"upper\":[[0,1,4],[1,0,4],[4,4,0]]}");
    assertThat(lines.get(1))
        .startsWith("{\"id\":2,\"query\":\"caffeine\",\"complete\":true")
        .contains("\"hits\":[{\"id\":\"caffeine\",\"lower\":0,\"upper\":0", "theobromine");
    assertThat(lines.get(2)).contains("\"id\":\"caffeine\"").doesNotContain("theobromine");
  }

  @Test
  void progressIsToldBeforeTheAnswer() {
    String input =
        pair(
            "1",
            "\"" + MOLECULES + "#caffeine\"",
            "\"" + MOLECULES + "#adenine\"",
            ",\"progress\":true");
    List<String> lines = answers(input);
    assertThat(lines).hasSizeGreaterThan(2);
    assertThat(lines.subList(0, lines.size() - 1))
        .allMatch(line -> line.startsWith("{\"id\":1,\"progress\":{\"lower\":"));
    assertThat(lines.get(lines.size() - 1)).contains("\"path\":[");
  }

  @Test
  void aThresholdIsDecidedAndNothingMore() {
    String far =
        pair(
            "1",
            "\"" + MOLECULES + "#caffeine\"",
            "\"" + MOLECULES + "#adenine\"",
            ",\"threshold\":1");
    assertThat(answers(far)).singleElement().asString().contains("\"stop\":\"decided\"");
  }

  @Test
  void aReaderThatGoesAwayEndsTheStream() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("asked"), pair("1", POINT, EDGE, "").repeat(3));
    Child child =
        Child.inShell(
            "cat " + folder.resolve("asked") + " | \"$@\" | true; exit ${PIPESTATUS[1]}", "stream");
    assertThat(child.exitCode()).isEqualTo(1);
    assertThat(child.err()).doesNotContain("\tat ");
  }

  @Test
  void theEndOfTheInputEndsRequestsIfItIsToldTo() throws IOException {
    String input = pair("1", large(60), large(61), ",\"effort\":\"proof\",\"budget\":\"10m\"");
    long start = System.nanoTime();
    List<String> lines = answers(input, "--end-with-input");
    assertThat((System.nanoTime() - start) / 1e9).isLessThan(60);
    assertThat(lines.get(0)).startsWith("{\"id\":1,").contains("\"optimal\":false", "\"path\":[");
  }

  @Test
  void cancellingEndsARequestWithItsBestSoFar() throws IOException {
    String graph = large(60);
    String input =
        pair("1", graph, large(61), ",\"effort\":\"proof\",\"budget\":\"10m\"")
            + pair("2", POINT, POINT, "")
            + "{\"cancel\":1}\n{\"cancel\":99}\n";
    long start = System.nanoTime();
    List<String> lines = answers(input);
    assertThat((System.nanoTime() - start) / 1e9).isLessThan(60);
    assertThat(lines.get(0)).startsWith("{\"id\":1,").contains("\"optimal\":false", "\"path\":[");
    assertThat(lines.get(1)).startsWith("{\"id\":2,");
  }

  /** A random graph that nobody solves soon. */
  private static String large(int order) {
    Random random = new Random(order);
    StringBuilder text = new StringBuilder("{\"vertices\":[");
    for (int v = 0; v < order; v++) {
      text.append(v == 0 ? "{}" : ",{}");
    }
    text.append("],\"edges\":[");
    String comma = "";
    for (int u = 0; u < order; u++) {
      for (int v = 0; v < u; v++) {
        if (random.nextInt(5) == 0) {
          text.append(comma).append("{\"source\":" + u + ",\"target\":" + v + "}");
          comma = ",";
        }
      }
    }
    return text.append("]}").toString();
  }

  @Test
  void unorderedAnswersDoNotWaitForEachOther() {
    String input =
        pair("1", large(40), large(41), ",\"effort\":\"proof\",\"budget\":\"2s\"")
            + pair("2", POINT, POINT, "");
    assertThat(answers(input, "--threads", 2))
        .map(line -> line.substring(0, 7))
        .containsExactly("{\"id\":1", "{\"id\":2");
    assertThat(answers(input, "--threads", 2, "--unordered"))
        .map(line -> line.substring(0, 7))
        .containsExactly("{\"id\":2", "{\"id\":1");
  }

  @Test
  void fewRequestsAheadAreEnough() {
    StringBuilder input = new StringBuilder();
    for (int at = 0; at < 50; at++) {
      input.append(pair(String.valueOf(at), POINT, EDGE, ""));
    }
    List<String> lines = answers(input.toString(), "--ahead", 1, "--threads", 3);
    assertThat(lines).hasSize(50);
    assertThat(lines.get(49)).startsWith("{\"id\":49,");
    assertThat(answers("")).isEmpty();
    Outcome.of("stream", "--ahead", 0).failed(2, "--ahead (0)");
  }

  @Test
  void pairsAsLinesAreThoseOfCompareAndGoOnWhereTheyStopped() throws IOException {
    Path pairs =
        Files.writeString(folder.resolve("pairs.csv"), "caffeine,adenine\nadenine,caffeine\n");
    Path out = folder.resolve("answers.jsonl");
    Object[] args = {"pairs", MOLECULES, pairs, "--format", "jsonl", "--out", out};
    Outcome.of(args).succeeded();
    List<String> lines = Files.readAllLines(out);
    String compared =
        Outcome.of("compare", MOLECULES + "#caffeine", MOLECULES + "#adenine", "--format", "json")
            .out();
    assertThat(withoutTime(lines.get(0))).isEqualTo(withoutTime(compared).strip());
    assertThat(lines).hasSize(2);
    String printed = Outcome.of("pairs", MOLECULES, pairs, "--format", "jsonl").succeeded().out();
    assertThat(withoutTime(printed)).isEqualTo(withoutTime(Files.readString(out)));
  }

  @Test
  void optimalMappingsComeWithTheAnswer() {
    String asked =
        pair("1", "\"smiles:CC\"", "\"smiles:CO\"", ",\"optima\":5,\"paths\":false")
            + pair("2", "\"smiles:CC\"", "\"smiles:CC\"", ",\"optima\":5,\"symmetry\":\"merge\"")
            + pair("3", "\"smiles:CC\"", "\"smiles:CO\"", ",\"optima\":1.5")
            + pair("4", "\"smiles:CC\"", "\"smiles:CO\"", ",\"optima\":1,\"symmetry\":\"none\"");
    assertThat(answers(asked))
        .satisfiesExactly(
            all ->
                assertThat(all)
                    .doesNotContain("\"path\"")
                    .endsWith(
                        "\"optima\":{\"complete\":true,\"end\":\"complete\",\"symmetry\":\"all\","
                            + "\"count\":2,\"total\":2,"
                            + "\"mappings\":[[[0,0],[1,1]],[[0,1],[1,0]]],\"always\":[]}}"),
            merged ->
                assertThat(merged)
                    .contains("\"symmetry\":\"merge\",\"count\":1,\"total\":2,")
                    .contains("\"path\":[]"),
            refused -> assertThat(refused).contains("optima (1.5) must be a whole number"),
            refused -> assertThat(refused).contains("must be \\\"all\\\" or \\\"merge\\\""));
  }
}
