package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertAndInfoTest {
  private static final Path MOLECULES = Path.of("..", "examples", "molecules.txt");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"gxl", "graphml", "dot", "gml", "gexf", "json", "txt"})
  void thereAndBackIsTheSameMolecule(String ending) throws IOException {
    Path out = folder.resolve("caffeine." + ending);
    Outcome.of("convert", MOLECULES + "#caffeine", out).succeeded();
    assertThat(new GraphFiles().one(out.toString()))
        .isEqualTo(new GraphFiles().one(MOLECULES + "#caffeine"));
    assertThat(Outcome.of("compare", MOLECULES + "#caffeine", out, "--format=csv").out())
        .contains(",0,true,");
  }

  @Test
  void aCollectionBecomesADirectory() throws IOException {
    Outcome.of("convert", MOLECULES, folder.resolve("all") + "/", "--to", "gxl").succeeded();
    List<Graph> graphs = new GraphFiles().all(folder.resolve("all").toString());
    assertThat(graphs).hasSize(60);
    assertThat(new GraphFiles().one(folder.resolve("all") + "#morphine"))
        .isEqualTo(new GraphFiles().one(MOLECULES + "#morphine"));
  }

  @Test
  void standardOutputServesToo() {
    assertThat(Outcome.of("convert", "smiles:CCO", "-", "--to", "text").succeeded().out())
        .isEqualTo("t # CCO\nv 0 C\nv 1 C\nv 2 O\ne 0 1 1\ne 1 2 1\n");
    assertThat(Outcome.of("convert", "smiles:C", "-", "--to", "cytoscape").succeeded().out())
        .contains("\"elements\"");
  }

  @Test
  void moleculesAreReadAsTold() {
    assertThat(
            Outcome.of("convert", "smiles:c1ccccc1", "-", "--to=text", "--aromatic=kekule")
                .succeeded()
                .out())
        .contains("e 0 1 2");
    assertThat(
            Outcome.of("convert", "smiles:O", "-", "--to=text", "--hydrogens=all")
                .succeeded()
                .out())
        .contains("v 2 H");
  }

  @Test
  void whatCannotBeWrittenIsSaid() {
    Outcome.of("convert", MOLECULES, folder.resolve("x.dot"))
        .failed(1, "DOT holds one graph a file, not 60; name one with file#id");
    Outcome.of("convert", MOLECULES + "#caffeine", folder.resolve("x.g6"))
        .failed(1, "graph6 cannot carry graph caffeine", "--vertex-labels");
    Outcome.of("convert", MOLECULES, folder.resolve("x.unknown"))
        .failed(2, "no ending that names a format", "--to");
    Outcome.of("convert", MOLECULES, folder.resolve("x.sdf")).failed(2, "--to");
    Outcome.of("convert", MOLECULES, "-").failed(2, "say --to");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void infoCountsGraphsAndLabels() {
    assertThat(Outcome.of("info", MOLECULES).succeeded().out())
        .contains("graphs    60, undirected")
        .contains("vertices  3 to 27, mean 13.1, median 12, 788 in all")
        .contains("edges     2 to 31")
        .containsPattern("  C +\\d+  █+")
        .contains("Edge labels, 4 different");
  }

  @Test
  void infoOfOneGraphAsJson() throws IOException {
    JsonNode json =
        new JsonMapper()
            .readTree(
                Outcome.of("info", MOLECULES + "#ethanol", "--format", "json").succeeded().out());
    assertThat(json.get("graphs").intValue()).isEqualTo(1);
    assertThat(json.get("vertices").get("sum").intValue()).isEqualTo(3);
    assertThat(json.get("vertexLabels").get("C").intValue()).isEqualTo(2);
    assertThat(json.get("degree").get("most").intValue()).isEqualTo(2);
  }

  @Test
  void labelsAreChosenByAttribute() throws IOException {
    Path file = folder.resolve("a.gxl");
    Files.writeString(
        file,
        """
        <gxl><graph id="a" edgemode="undirected">
        <node id="1"><attr name="symbol"><string>C</string></attr><attr name="charge"><int>1</int></attr></node>
        </graph></gxl>
        """);
    assertThat(Outcome.of("convert", file, "-", "--to=text").succeeded().out()).contains("v 0 1|C");
    assertThat(
            Outcome.of("convert", file, "-", "--to=text", "--vertex-label=symbol,charge")
                .succeeded()
                .out())
        .contains("v 0 C|1");
    assertThat(
            Outcome.of("convert", file, "-", "--to=text", "--vertex-label=symbol")
                .succeeded()
                .out())
        .contains("v 0 C\n");
  }
}
