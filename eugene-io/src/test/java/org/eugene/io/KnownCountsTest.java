package org.eugene.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eugene.graph.Graph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files written by hand, found by content and ending, with the counts that a reader of the file
 * sees. The triangle has vertices C, C and O, bonds 1, 1 and 2 between 0–1, 1–2 and 0–2.
 */
class KnownCountsTest {
  private static final Path FILES = Path.of("src", "test", "resources", "known");

  @TempDir private Path folder;

  private static Graph one(String file) throws IOException {
    return new GraphFiles().one(FILES.resolve(file).toString());
  }

  private static List<String> vertexNames(Graph graph) {
    List<String> names = new ArrayList<>();
    for (int v = 0; v < graph.order(); v++) {
      names.add(graph.labelOfVertex(v).name());
    }
    return names;
  }

  private static List<String> edgeNames(Graph graph) {
    List<String> names = new ArrayList<>();
    for (int e = 0; e < graph.size(); e++) {
      names.add(graph.labelOfEdge(e).name());
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "triangle.txt",
        "triangle.gxl",
        "triangle.graphml",
        "triangle.dot",
        "triangle.gml",
        "triangle.gexf",
        "triangle-2.json",
        "triangle-3.json"
      })
  void theTriangleIsTheSameInEveryFormat(String file) throws IOException {
    Graph graph = one(file);
    assertThat(vertexNames(graph)).containsExactly("C", "C", "O");
    // Edges are in the order of their ends: 0–1, 0–2, 1–2.
    assertThat(edgeNames(graph)).containsExactly("1", "2", "1");
    assertThat(graph.isDirected()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cycle.gxl",
        "cycle.graphml",
        "cycle.dot",
        "cycle.gml",
        "cycle.gexf",
        "cycle.json"
      })
  void theDirectedCycleKeepsItsDirection(String file) throws IOException {
    Graph graph = one(file);
    assertThat(graph.isDirected()).isTrue();
    assertThat(graph.order()).isEqualTo(3);
    assertThat(graph.edge(0, 1)).isNotEqualTo(Graph.NO_EDGE);
    assertThat(graph.edge(1, 0)).isEqualTo(Graph.NO_EDGE);
    assertThat(graph.edge(2, 0)).isNotEqualTo(Graph.NO_EDGE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain.g6", "plain.s6", "plain.edges", "plain.csv"})
  void thePlainGraphHasFiveVerticesAndFourEdges(String file) throws IOException {
    Graph graph = one(file);
    assertThat(graph.order()).isEqualTo(5);
    assertThat(graph.size()).isEqualTo(4);
    assertThat(vertexNames(graph)).containsOnly("");
  }

  @Test
  void attributesKeepTheirTypes() throws IOException {
    for (String file : List.of("triangle.gxl", "triangle.graphml", "triangle.gexf")) {
      assertThat(one(file).labelOfVertex(2).attributes())
          .as(file)
          .containsEntry("x", 1.5)
          .containsEntry("n", 3L)
          .containsEntry("ring", true);
    }
  }

  @Test
  void edgeListsHaveLabelsAndAttributes() throws IOException {
    Graph graph = one("named.csv");
    assertThat(graph.isDirected()).isTrue();
    assertThat(edgeNames(graph)).containsExactly("knows", "likes, much");
    assertThat(graph.labelOfEdge(0).text("since")).contains("2001");
  }

  @Test
  void aDatasetFolderHasItsGraphs() throws IOException {
    List<Graph> graphs = new GraphFiles().all(FILES.resolve("TINY").toString());
    assertThat(graphs).extracting(Graph::id).containsExactly("1", "2");
    assertThat(graphs).extracting(Graph::order).containsExactly(3, 2);
    assertThat(graphs).extracting(Graph::size).containsExactly(3, 1);
    assertThat(vertexNames(graphs.get(0))).containsExactly("0", "0", "7");
    assertThat(edgeNames(graphs.get(0))).containsExactly("1", "2", "1");
    assertThat(graphs.get(1).labelOfVertex(1).number("a1")).hasValue(-2.5);
  }

  @Test
  void aZippedDatasetIsTheSame() throws IOException {
    Path zip = folder.resolve("TINY.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip));
        var files = Files.list(FILES.resolve("TINY"))) {
      for (Path file : files.sorted().toList()) {
        out.putNextEntry(new ZipEntry("TINY/" + file.getFileName()));
        Files.copy(file, out);
      }
    }
    assertThat(new GraphFiles().all(zip.toString()))
        .isEqualTo(new GraphFiles().all(FILES.resolve("TINY").toString()));
  }

  @Test
  void aCollectionNamesItsFiles() throws IOException {
    List<Graph> graphs = new GraphFiles().all(FILES.resolve("collection.xml").toString());
    assertThat(graphs).extracting(Graph::id).containsExactly("triangle", "cycle");
  }

  @Test
  void aDirectoryOfAllFormatsIsACollection() throws IOException {
    for (String file : List.of("triangle.gxl", "cycle.dot", "plain.g6")) {
      Files.copy(FILES.resolve(file), folder.resolve(file));
    }
    assertThat(new GraphFiles().all(folder.toString()))
        .extracting(Graph::id)
        .containsExactly("cycle", "plain", "triangle");
  }

  @Test
  void listingsAndUnknownFilesOfADirectoryAreLeftOut() throws IOException {
    Files.copy(FILES.resolve("triangle.gxl"), folder.resolve("triangle.gxl"));
    Files.copy(FILES.resolve("cycle.gxl"), folder.resolve("cycle.gxl"));
    Files.copy(FILES.resolve("collection.xml"), folder.resolve("train.cxl"));
    Files.writeString(folder.resolve("README"), "read me");
    List<String> warnings = new ArrayList<>();
    GraphFiles files =
        new GraphFiles(
            ReadOptions.defaults().withWarnings(warnings::add), Optional.empty(), LabelUse.ALL);
    assertThat(files.all(folder.toString()))
        .extracting(Graph::id)
        .containsExactly("cycle", "triangle");
    assertThat(warnings).hasSize(1);
    assertThat(warnings.get(0)).contains("README: it is of no known format");
    Files.copy(FILES.resolve("triangle.dot"), folder.resolve("triangle.dot"));
    assertThatThrownBy(() -> new GraphFiles().all(folder.toString()))
        .hasMessageContaining("another file for graph triangle");
  }

  @Test
  void chosenAttributesMakeTheLabel() throws IOException {
    GraphFiles files =
        new GraphFiles(
            ReadOptions.defaults().withVertexLabel(List.of("n", "ring")),
            Optional.empty(),
            LabelUse.ALL);
    assertThat(vertexNames(files.one(FILES.resolve("triangle.gxl").toString())))
        .containsExactly("|", "|", "3|true");
  }

  @Test
  void typesThatDoNotFitAreKeptWithOneWarning() throws IOException {
    Path odd = folder.resolve("odd.gxl");
    Files.writeString(
        odd,
        """
        <gxl><graph id='g' edgemode='undirected'>
        <node id='a'><attr name='chem'><int>C</int></attr></node>
        <node id='b'><attr name='chem'><int>N</int></attr></node></graph></gxl>
        """);
    List<String> warnings = new ArrayList<>();
    GraphFiles files =
        new GraphFiles(
            ReadOptions.defaults().withWarnings(warnings::add), Optional.empty(), LabelUse.ALL);
    assertThat(vertexNames(files.one(odd.toString()))).containsExactly("C", "N");
    assertThat(warnings).hasSize(1);
    assertThat(warnings.get(0))
        .contains("odd.gxl, line 2")
        .contains("of type int")
        .contains("\"C\"");
  }

  @Test
  void labelsAreCounted() throws IOException {
    Graph graph = one("triangle.gxl");
    Set<Integer> used = new HashSet<>();
    for (int v = 0; v < graph.order(); v++) {
      used.add(graph.vertexLabelId(v));
    }
    assertThat(used).hasSize(2);
  }
}
