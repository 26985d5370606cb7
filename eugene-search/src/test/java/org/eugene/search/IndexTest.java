package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32C;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexTest {
  @TempDir private Path folder;

  private Path saved(List<Graph> graphs) throws IOException {
    Path file = folder.resolve("graphs.index");
    GraphCollection.of(graphs).save(file);
    return file;
  }

  @Test
  void whatIsSavedIsOpenedAgain() {
    Seeds.forEach(
        40,
        random -> {
          List<Graph> graphs = Collections.random(random, random.nextInt(12), 6);
          GraphCollection opened = GraphCollection.open(saved(graphs));
          assertThat(opened.graphs()).isEqualTo(graphs);
          for (int g = 0; g < graphs.size(); g++) {
            assertThat(opened.id(g)).isEqualTo(graphs.get(g).id());
            assertThat(opened.graph(g).id()).isEqualTo(graphs.get(g).id());
            assertThat(opened.graph(g).isDirected()).isEqualTo(graphs.get(g).isDirected());
          }
        });
  }

  @Test
  void anOpenedCollectionGivesTheSameAnswers() throws IOException {
    List<Graph> graphs = Collections.random(new Random(8), 40, 7);
    GraphCollection opened = GraphCollection.open(saved(graphs));

    assertThat(Search.in(opened).knn(graphs, 5))
        .isEqualTo(Search.in(GraphCollection.of(graphs)).knn(graphs, 5));
    assertThat(folder.resolve("graphs.index.part")).doesNotExist();
  }

  @Test
  void labelsKeepTheirAttributes() throws IOException {
    GraphBuilder graph = Graph.undirected("ä \"quoted\" id", new LabelDictionary());
    Label full = Label.of("Ω", Map.of("text", "x", "truth", true, "long", -7L, "real", 0.1));
    graph.addVertex(full);
    graph.addVertex(Label.BLANK);
    graph.addEdge(0, 1, full.with("more", Long.MIN_VALUE));
    graph.addEdge(1, 1, Label.of("loop"));

    Graph opened = GraphCollection.open(saved(List.of(graph.build()))).graph(0);

    assertThat(opened).isEqualTo(graph.build());
    assertThat(opened.id()).isEqualTo("ä \"quoted\" id");
    assertThat(opened.labelOfVertex(0)).isEqualTo(full);
  }

  @Test
  void everyChangedByteIsNoticed() throws IOException {
    Path file = saved(Collections.random(new Random(5), 30, 6));
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(6);
    for (int change = 0; change < 1_000; change++) {
      byte[] changed = whole.clone();
      changed[random.nextInt(whole.length)] ^= (byte) (1 + random.nextInt(255));
      Files.write(file, changed);
      assertThatThrownBy(() -> GraphCollection.open(file))
          .isInstanceOf(IndexFormatException.class)
          .hasMessageContaining("make it again with eugene index");
    }
  }

  @Test
  void aCutOffFileIsNoticed() throws IOException {
    Path file = saved(Collections.random(new Random(5), 5, 4));
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 7) {
      byte[] start = Arrays.copyOf(whole, length);
      Files.write(file, start);
      assertThatThrownBy(() -> GraphCollection.open(file)).isInstanceOf(IndexFormatException.class);
    }
  }

  @Test
  void nonsenseWithARightChecksumDoesNotCrash() throws IOException {
    Path file = saved(Collections.random(new Random(5), 8, 5));
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(7);
    List<String> refusals = new ArrayList<>();
    for (int change = 0; change < 300; change++) {
      ByteBuffer changed = ByteBuffer.wrap(whole.clone()).order(ByteOrder.LITTLE_ENDIAN);
      int at = IndexLayout.HEADER + 4 * random.nextInt((whole.length - IndexLayout.HEADER) / 4);
      changed.putInt(at, random.nextInt());
      CRC32C checksum = new CRC32C();
      checksum.update(changed.slice(IndexLayout.HEADER, whole.length - IndexLayout.HEADER));
      checksum.update(changed.slice(0, IndexLayout.CHECKED_HEADER));
      changed.putLong(IndexLayout.CHECKED_HEADER, checksum.getValue());
      Files.write(file, changed.array());
      try {
        GraphCollection.open(file);
      } catch (IndexFormatException refused) {
        refusals.add(refused.getMessage());
      }
    }
    assertThat(refusals).isNotEmpty();
  }

  @Test
  void anotherFileIsNoIndex() throws IOException {
    Path text = Files.writeString(folder.resolve("graphs.txt"), "t # 1\nv 0 C\n");
    assertThat(GraphCollection.isIndex(text)).isFalse();
    assertThat(GraphCollection.isIndex(folder)).isFalse();
    assertThat(GraphCollection.isIndex(saved(List.of()))).isTrue();
    assertThatThrownBy(() -> GraphCollection.open(text))
        .hasMessage(
            text + ": it is no index of Eugene; make it again with eugene index GRAPHS -o FILE");
  }

  @Test
  void anotherVersionIsSaid() throws IOException {
    Path file = saved(Paths.of("CO"));
    ByteBuffer changed = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    changed.putInt(IndexLayout.MAGIC.length, 99);
    CRC32C checksum = new CRC32C();
    checksum.update(changed.slice(IndexLayout.HEADER, changed.capacity() - IndexLayout.HEADER));
    checksum.update(changed.slice(0, IndexLayout.CHECKED_HEADER));
    changed.putLong(IndexLayout.CHECKED_HEADER, checksum.getValue());
    Files.write(file, changed.array());
    assertThatThrownBy(() -> GraphCollection.open(file))
        .hasMessageContaining("it is an index of version 99, this program reads version 1");
  }
}
