package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files as people have them: what could be misread is read rightly, or said in a sentence. */
class ReadingTest {
  private static final Path EXAMPLES = Path.of("..", "examples");
  private static final String FRIENDS =
      """
      {"nodes": [{"id": 0, "kind": "person"}, {"id": 1, "kind": "dog"}],
       "edges": [{"source": 0, "target": 1, "weight": 2}]}
      """;

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void anAttributeThatNoGraphHasIsRefusedWithThoseThatExist() throws IOException {
    Path file = file("friends.json", FRIENDS);
    Outcome.of("info", file, "--vertex-label=knid")
        .failed(1, "friends.json", "no vertex has an attribute knid", "there are id, kind");
    Outcome.of("compare", file, file, "--edge-label=wieght")
        .failed(1, "no edge has an attribute wieght", "there are weight");
    Outcome.of("info", EXAMPLES.resolve("social.txt"), "--vertex-label=kind")
        .failed(1, "no vertex has an attribute kind, nor any other", "leave --vertex-label out");
  }

  @Test
  void attributesThatAreNoLabelsAreListed() throws IOException {
    Path file = file("friends.json", FRIENDS);
    assertThat(Outcome.of("info", file).succeeded().out())
        .contains("Attributes of vertices that are no labels: kind (--vertex-label")
        .contains("Attributes of edges that are no labels: weight");
    assertThat(Outcome.of("info", file, "--vertex-label=kind").succeeded().out())
        .doesNotContain("Attributes of vertices");
    assertThat(Outcome.of("info", file, "--format=json").succeeded().out())
        .contains("\"vertexAttributes\":[\"kind\"]");
  }

  @Test
  void comparingBlankLabelsSaysWhichAttributesAreNotUsed() throws IOException {
    Path file = file("friends.json", FRIENDS);
    Outcome blank = Outcome.of("compare", file, file);
    assertThat(blank.err().lines()).hasSize(2);
    assertThat(blank.err())
        .contains("the vertices have no labels", "kind", "--vertex-label kind")
        .contains("the edges have no labels", "--edge-label weight");
    Outcome.of("compare", file, file, "--vertex-label=kind", "--edge-label=weight").succeeded();
    Outcome.of("compare", file, file, "--vertex-labels=ignore", "--edge-labels=ignore").succeeded();
  }

  @Test
  void dictionariesOfEdgesAreAttributes() throws IOException {
    Path plain = file("plain.edgelist", "0 1 {}\n1 2 {}\n");
    Path weighted =
        file(
            "weighted.edgelist",
            "0 1 {'weight': 2, 'kind': 'a, b'}\n1 2 {'weight': 2.5, 'kind': \"it's\"}\n");
    assertThat(Outcome.of("compare", plain, weighted, "--format=csv").out()).contains(",0,0,true");
    assertThat(
            Outcome.of("info", weighted, "--edge-label=kind,weight", "--format=json")
                .succeeded()
                .out())
        .contains("\"a, b|2\":1", "\"it's|2.5\":1");
  }

  @Test
  void anEdgeListThatGoesBothWaysHasAWayOut() throws IOException {
    Path file = file("both.edgelist", "0 1 {}\n1 0 {}\n");
    Outcome.of("info", file).failed(1, "line 2", "second edge", "--directed");
    assertThat(Outcome.of("info", file, "--directed").succeeded().out())
        .contains("1, directed")
        .contains("edges     2 to 2");
  }

  @Test
  void repeatedEdgesAreRefusedOrMergedInText() throws IOException {
    Path file = file("multi.txt", "t # a\nv 0 C\nv 1 C\ne 0 1 1\ne 1 0 2\n");
    Outcome.of("info", file).failed(1, "line 5", "edge 1 0 is there twice", "--multi-edges merge");
    assertThat(Outcome.of("info", file, "--multi-edges=merge").succeeded().out())
        .contains("edges     1 to 1");
  }

  @Test
  void gzippedFilesAreReadByTheirContent() throws IOException {
    Path packed = folder.resolve("molecules.txt.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      Files.copy(EXAMPLES.resolve("molecules.txt"), out);
    }
    assertThat(Outcome.of("info", packed).succeeded().out()).contains("graphs    60");
    Path smiles = folder.resolve("two.smi.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(smiles))) {
      out.write("CCO ethanol\nCC ethane\n".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(Outcome.of("info", smiles, "--ids").succeeded().out())
        .isEqualTo("ethanol\nethane\n");
    byte[] bytes = Files.readAllBytes(packed);
    Path cut = Files.write(folder.resolve("cut.txt.gz"), java.util.Arrays.copyOf(bytes, 500));
    Outcome.of("info", cut).failed(1, "cut.txt", "cannot be unpacked", "pack it again");
  }

  @Test
  void aDashIsStandardInput() throws IOException {
    InputStream before = System.in;
    try {
      System.setIn(Files.newInputStream(EXAMPLES.resolve("molecules.txt")));
      assertThat(Outcome.of("compare", "--", "-#caffeine", "-#theobromine").succeeded().out())
          .contains("distance    2");
      System.setIn(new ByteArrayInputStream(FRIENDS.getBytes(StandardCharsets.UTF_8)));
      assertThat(Outcome.of("info", "-").succeeded().out()).contains("graphs    1");
      System.setIn(new ByteArrayInputStream("CCO".getBytes(StandardCharsets.UTF_8)));
      Outcome.of("info", "-").failed(1, "standard input", "--from");
      System.setIn(new ByteArrayInputStream("CCO".getBytes(StandardCharsets.UTF_8)));
      assertThat(Outcome.of("info", "-", "--from=smiles").succeeded().out())
          .contains("vertices  3 to 3");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void idsAreListed() {
    assertThat(Outcome.of("info", EXAMPLES.resolve("schemas.txt"), "--ids").succeeded().out())
        .isEqualTo("shop-v1\nshop-v2\nlibrary\n");
  }

  @Test
  void anEmptyDirectoryIsAnError() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Outcome.of("info", empty).failed(1, "empty", "there are no files in it");
    Files.writeString(empty.resolve("README"), "read me");
    Files.writeString(empty.resolve("NOTES"), "me too");
    Outcome outcome = Outcome.of("info", empty);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err()).contains("none of the 2 files in it is a graph");
  }

  @Test
  void oneDrugInTwoNotationsIsOneGraph() {
    assertThat(
            Outcome.of(
                    "compare",
                    "smiles:CC(=O)Oc1ccccc1C(=O)O",
                    "smiles:CC(=O)OC1=CC=CC=C1C(=O)O",
                    "--format=csv")
                .succeeded()
                .out())
        .contains(",0,0,true");
  }

  @Test
  void anArrangementThatIsLeftOutIsSaidOnceWhereThereIsOne() throws IOException {
    Path file = file("acids.smi", "N[C@@H](C)C(=O)O l\nN[C@H](C)C(=O)O d\nCC ethane\n");
    Outcome left = Outcome.of("compare", file + "#l", file + "#d", "--format=csv");
    assertThat(left.out()).contains("l,d,0,0,true");
    assertThat(left.err().lines()).hasSize(1);
    assertThat(left.err()).contains("line 1", "arrangement in space is left out", "--stereo");
    Outcome.of("compare", file + "#ethane", file + "#ethane").succeeded();
    assertThat(
            Outcome.of("compare", file + "#l", file + "#d", "--stereo", "--format=csv")
                .succeeded()
                .out())
        .contains("l,d,1,1,true");
  }

  @Test
  void chargesCanBePartOfTheLabel() {
    assertThat(
            Outcome.of("compare", "smiles:CC[O-]", "smiles:CCO", "--vertex-label=symbol,charge")
                .succeeded()
                .out())
        .contains("distance    1");
  }

  @Test
  void aReactionIsAPair() throws IOException {
    assertThat(
            Outcome.of("compare", "smiles:CCO.CC(=O)O>>CC(=O)OCC.O", "--format=csv")
                .succeeded()
                .out())
        .contains(",2,2,true");
    Path file = file("reactions.smi", "CCO>>CC=O oxidation\nC=C>>CC hydrogenation\n");
    assertThat(Outcome.of("compare", file + "#oxidation").succeeded().out())
        .contains("oxidation.reactants → oxidation.products")
        .contains("distance    1");
    Outcome.of("compare", file).failed(2, "TARGET is missing");
  }
}
