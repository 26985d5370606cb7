package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.testkit.BruteForce;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files that networkx writes, through the command line: 56 kinds (format × directed × labelled ×
 * named) and four of trees. The distances are those of the twins in the text format, by brute
 * force. Needs Python with networkx: {@code .ci/install-networkx} brings Debian's, {@code
 * -Deugene.python=python3} names another one; {@code mvn -Dgroups=networkx test} runs these.
 */
@Tag("networkx")
class NetworkxFilesTest {
  private static final String PYTHON = System.getProperty("eugene.python", "/usr/bin/python3");
  private static final int PAIRS = 3;

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException, InterruptedException {
    Path script = Path.of("src", "test", "resources", "networkx", "write.py");
    String seed = System.getProperty("eugene.seed", "1");
    Process python =
        new ProcessBuilder(PYTHON, script.toString(), folder.toString(), seed)
            .redirectErrorStream(true)
            .start();
    String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(python.waitFor()).as(said).isZero();
  }

  @Test
  void thePageWritesTheExamples() throws IOException, InterruptedException {
    Path page = Path.of("..", "docs", "networkx.md");
    Path written = Files.createDirectory(folder.resolve("multi").resolve("page"));
    Files.writeString(written.resolve("page.py"), Page.of(page).blocks("python").get(0));
    Process python =
        new ProcessBuilder(PYTHON, "page.py")
            .directory(written.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(python.waitFor()).as(said).isZero();
    for (String name : List.of("before.json", "after.json", "before.gml", "after.edgelist")) {
      Graph ours = new GraphFiles().one(Path.of("..", "examples", "friends", name).toString());
      Graph theirs = new GraphFiles().one(written.resolve(name).toString());
      assertThat(theirs).as(name).isEqualTo(ours);
      assertThat(theirs.nameOfVertex(0)).isEqualTo(ours.nameOfVertex(0)).isNotEmpty();
    }
  }

  static Stream<String> kinds() throws IOException {
    try (Stream<Path> kinds = Files.list(folder)) {
      return kinds
          .map(kind -> kind.getFileName().toString())
          .filter(kind -> !kind.equals("multi"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @Test
  void thereAreSixtyKinds() throws IOException {
    assertThat(kinds()).hasSize(7 * 8 + 4);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void distancesAreThoseOfTheTwinsAndNamesAreKept(String kind) throws IOException {
    for (int at = 0; at < PAIRS; at++) {
      Path source = file(kind, "a" + at);
      Path target = file(kind, "b" + at);
      Graph sourceTwin = twin(source);
      Graph targetTwin = twin(target);
      double distance =
          BruteForce.distance(new GraphPair(sourceTwin, targetTwin), ConstantCosts.uniform());
      JsonNode json = compare(kind, source, target);
      assertThat(json.get("upper").doubleValue()).as(kind + " " + at).isEqualTo(distance);
      assertThat(json.get("optimal").booleanValue()).isTrue();
      if (kind.endsWith("-named")) {
        assertThat(names(json, "sourceName")).hasSize(sourceTwin.order()).doesNotHaveDuplicates();
        assertThat(names(json, "targetName")).hasSize(targetTwin.order()).isSubsetOf(WORDS);
      } else if (!kind.startsWith("edgelist")) {
        // Nodes 0, 1, 2, … are numbers and need no names.
        assertThat(names(json, "sourceName")).isEmpty();
      }
    }
  }

  private static final List<String> WORDS =
      List.of("ann", "bob", "Carl Jr", "d'or", "été", "6", "x<y");

  private static Path file(String kind, String stem) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(kind))) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(stem + "."))
          .filter(file -> !file.toString().endsWith(".txt"))
          .findFirst()
          .orElseThrow();
    }
  }

  private static Graph twin(Path file) throws IOException {
    String name = file.getFileName().toString();
    String stem = name.substring(0, name.indexOf('.'));
    return new GraphFiles().one(file.resolveSibling(stem + ".txt").toString());
  }

  private static JsonNode compare(String kind, Path source, Path target) throws IOException {
    List<Object> args =
        new ArrayList<>(List.of("compare", source, target, "--format", "json", "--effort=proof"));
    if (kind.contains("-labelled")) {
      if (!kind.startsWith("edgelist")) {
        args.add("--vertex-label=kind");
      }
      if (!kind.startsWith("tree")) {
        args.add("--edge-label=kind");
      }
    }
    if (kind.startsWith("edgelist-directed")) {
      args.add("--directed");
    }
    Outcome outcome = Outcome.of(args.toArray());
    assertThat(outcome.exitCode()).as(kind + ": " + outcome.err()).isZero();
    return new JsonMapper().readTree(outcome.out());
  }

  private static List<String> names(JsonNode json, String field) {
    List<String> names = new ArrayList<>();
    for (JsonNode entry : json.get("mapping")) {
      if (entry.has(field)) {
        names.add(entry.get(field).textValue());
      }
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "node-link.json",
        "adjacency.json",
        "cytoscape.json",
        "graphml",
        "gml",
        "gexf",
        "edgelist"
      })
  void multigraphsAreRefusedOrMerged(String name) {
    Path file = folder.resolve("multi").resolve(name);
    String[] format = name.equals(name.replace(".json", "")) ? new String[] {name} : new String[0];
    String from = format.length == 0 ? "networkx" : name.equals("edgelist") ? "edge-list" : name;
    Outcome.of("info", file, "--from", from).failed(1, name, "second edge", "--multi-edges merge");
    Outcome merged = Outcome.of("info", file, "--from", from, "--multi-edges=merge");
    assertThat(merged.exitCode()).isZero();
    assertThat(merged.out()).contains("edges     1 to 1");
  }
}
