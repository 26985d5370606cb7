package org.eugene.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GraphFilesTest {
  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void allGraphsShareOneDictionary() throws IOException {
    Path a = write("a.txt", "t # 1\nv 0 C\nv 1 O\n");
    Path b = write("b.txt", "t # 2\nv 0 O\n");
    GraphFiles files = new GraphFiles();
    Graph first = files.one(a.toString());
    Graph second = files.one(b.toString());
    assertThat(second.labels()).isSameAs(first.labels());
    assertThat(second.vertexLabelId(0)).isEqualTo(first.vertexLabelId(1));
    assertThat(files.vertexLabelNames()).containsExactly("C", "O");
  }

  @Test
  void aFileIsReadOnce() throws IOException {
    Path a = write("a.txt", "t # 1\nv 0 C\nt # 2\n");
    GraphFiles files = new GraphFiles();
    Graph one = files.one(a + "#1");
    Files.delete(a);
    assertThat(files.all(a.toString()).get(0)).isSameAs(one);
  }

  @Test
  void namesAndIdsMayHoldHashes() throws IOException {
    Path odd = write("a#b.txt", "t # c#d\nv 0 C\nt # e\n");
    assertThat(new GraphFiles().one(odd + "#c#d").order()).isEqualTo(1);
  }

  @Test
  void aDirectoryIsOneGraphAFileNamedAfterIt() throws IOException {
    write("b.two.txt", "t # x\nv 0 C\n");
    write("a.txt", "t # x\nv 0 C\nv 1 C\n");
    write(".hidden", "nothing");
    assertThat(new GraphFiles().all(folder.toString()))
        .extracting(Graph::id)
        .containsExactly("a", "b.two");
    assertThat(new GraphFiles().one(folder + "#b.two").order()).isEqualTo(1);
  }

  @Test
  void aGraphMayBeTypedInPlace() throws IOException {
    assertThat(new GraphFiles().one("text:t # a\nv 0 C\n").order()).isEqualTo(1);
  }

  @Test
  void unknownFormatsAskForFrom() throws IOException {
    Path odd = write("a.unknown", "???");
    assertThatThrownBy(() -> new GraphFiles().all(odd.toString()))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("a.unknown: neither its content nor its ending")
        .hasMessageContaining("--from");
  }

  @Test
  void ignoredLabelsAreBlank() throws IOException {
    Path a = write("a.txt", "t # 1\nv 0 C\nv 1 O\na 0 1 x\n");
    GraphFiles files =
        new GraphFiles(ReadOptions.defaults(), Optional.empty(), new LabelUse(false, true));
    Graph graph = files.one(a.toString());
    assertThat(graph.labelOfVertex(0)).isEqualTo(Label.BLANK);
    assertThat(graph.labelOfEdge(0).name()).isEqualTo("x");
    assertThat(graph.isDirected()).isTrue();
  }

  @Test
  void examplesAreNamedByFileAndId() throws IOException {
    GraphFiles files = new GraphFiles();
    List<Graph> molecules = files.all("../examples/molecules.txt");
    Graph caffeine = files.one("../examples/molecules.txt#caffeine");
    assertThat(molecules).hasSize(60).contains(caffeine);
  }
}
