package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vertices keep the names that their files give them, in every report and every format. */
class NamesTest {
  @TempDir private Path folder;
  private Path before;
  private Path after;

  @BeforeEach
  void writeFriends() throws IOException {
    before = folder.resolve("before.json");
    Files.writeString(
        before,
        """
        {"directed": false, "nodes": [{"id": "ann"}, {"id": "bob"}, {"id": "carl"}],
         "edges": [{"source": "ann", "target": "bob"}, {"source": "bob", "target": "carl"},
                   {"source": "bob", "target": "bob"}]}
        """);
    after = folder.resolve("after.json");
    Files.writeString(
        after,
        """
        {"directed": false, "nodes": [{"id": "bob"}, {"id": "carl"}],
         "edges": [{"source": "bob", "target": "carl"}, {"source": "bob", "target": "bob"}]}
        """);
  }

  @Test
  void textTellsNames() {
    assertThat(Outcome.of("compare", before, after).succeeded().out())
        .containsPattern("remove (ann|carl) and its edge to bob")
        .containsPattern("(ann|carl) → carl")
        .contains("bob → bob");
    assertThat(Outcome.of("compare", after, before).succeeded().out())
        .containsPattern("add (ann|carl( \\(new\\))?) with an edge to bob");
  }

  @Test
  void labelsStandBeforeNamesAndRelabellingNamesTheVertex() throws IOException {
    Path one = folder.resolve("one.dot");
    Path two = folder.resolve("two.dot");
    Files.writeString(one, "graph { ann [label=person]; rex [label=dog]; ann -- rex; }");
    Files.writeString(two, "graph { ann [label=robot]; rex [label=dog]; }");
    assertThat(Outcome.of("compare", one, two).succeeded().out())
        .contains("relabel ann: person becomes robot")
        .contains("remove edge person ann – dog rex")
        .contains("person ann → robot ann");
  }

  @Test
  void jsonAddsNamesBesideNumbers() throws IOException {
    JsonNode json =
        new JsonMapper()
            .readTree(Outcome.of("compare", before, after, "--format=json").succeeded().out());
    for (JsonNode entry : json.get("mapping")) {
      assertThat(entry.has("sourceName")).isEqualTo(!entry.get("source").isNull());
      assertThat(entry.has("targetName")).isEqualTo(!entry.get("target").isNull());
    }
    JsonNode edge = json.get("path").get(0);
    assertThat(edge.get("operation").textValue()).isEqualTo("delete-edge");
    assertThat(edge.get("sourceNames")).hasSize(2);
    assertThat(edge.has("targetNames")).isFalse();
    JsonNode vertex = json.get("path").get(1);
    assertThat(vertex.get("operation").textValue()).isEqualTo("delete-vertex");
    assertThat(vertex.get("sourceNames").get(0).textValue()).isIn("ann", "carl");
  }

  @Test
  void withoutNamesTheFieldsAreAbsent() {
    assertThat(Outcome.of("compare", "smiles:CCO", "smiles:CC", "--format=json").succeeded().out())
        .doesNotContain("Name");
  }

  @ParameterizedTest
  @ValueSource(strings = {"html", "svg", "dot"})
  void picturesShowNames(String format) {
    assertThat(Outcome.of("compare", before, after, "--format=" + format).succeeded().out())
        .contains("ann", "bob", "carl");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "graphml", "gml", "gexf", "dot", "gxl", "csv", "cyjs"})
  void convertKeepsNamesThereAndBack(String ending) throws IOException {
    Path there = folder.resolve("there." + ending);
    Path back = folder.resolve("back.json");
    Outcome.of("convert", before, there).succeeded();
    Outcome.of("convert", there, back).succeeded();
    JsonNode nodes = new JsonMapper().readTree(Files.readString(back)).get("nodes");
    assertThat(nodes)
        .extracting(node -> node.get("id").textValue())
        .containsExactly("ann", "bob", "carl");
    assertThat(Outcome.of("compare", before, there, "--format=csv").succeeded().out())
        .contains(",0,0,true,");
  }

  @Test
  void aFormatWithoutAPlaceForNamesSaysSo() {
    Outcome outcome = Outcome.of("convert", before, "-", "--to=text");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).contains("names of vertices are left out").contains("graphml");
  }

  @Test
  void patchesCarryTheNamesOfTheTarget() throws IOException {
    Path patch = folder.resolve("patch.json");
    Outcome.of("compare", after, before, "--format=json", "--out=" + patch).succeeded();
    Outcome applied = Outcome.of("apply", after, patch, "--to=networkx").succeeded();
    JsonNode nodes = new JsonMapper().readTree(applied.out()).get("nodes");
    assertThat(nodes)
        .extracting(node -> node.get("id").textValue())
        .containsExactly("ann", "bob", "carl");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "friends.gml|graph [ node [ id 0 label \"ann\" ] node [ id 1 label \"bob\" ]"
            + " edge [ source 0 target 1 ] ]",
        "friends.gexf|<gexf><graph><nodes><node id='ann' label='ann'/><node id='bob' label='bob'/>"
            + "</nodes><edges><edge id='0' source='ann' target='bob'/></edges></graph></gexf>",
        "friends.graphml|<graphml><key id='d' for='node' attr.name='label' attr.type='string'/>"
            + "<graph edgedefault='undirected'><node id='ann'><data key='d'>ann</data></node>"
            + "<node id='bob'><data key='d'>bob</data></node><edge source='ann' target='bob'/>"
            + "</graph></graphml>"
      })
  void aLabelThatIsTheIdIsANameAndThatIsSaidOnce(String fileAndText) throws IOException {
    String[] parts = fileAndText.split("\\|", 2);
    Path first = folder.resolve(parts[0]);
    Path second = folder.resolve("other-" + parts[0]);
    Files.writeString(first, parts[1]);
    Files.writeString(second, parts[1].replace("ann", "zoe").replace("bob", "yan"));
    Outcome outcome = Outcome.of("compare", first, second);
    assertThat(outcome.out()).contains("distance    0").contains("ann → ");
    assertThat(outcome.err().lines()).hasSize(1);
    assertThat(outcome.err()).contains("read as a name, not as a label", "--vertex-label label");
    assertThat(Outcome.of("compare", first, second, "--vertex-label=label").succeeded().out())
        .contains("distance    2");
  }

  @Test
  void namesCanBeMadeLabels() {
    assertThat(Outcome.of("compare", before, after, "--vertex-label=id").succeeded().out())
        .contains("remove ann and its edge to bob")
        .contains("distance    2");
  }
}
