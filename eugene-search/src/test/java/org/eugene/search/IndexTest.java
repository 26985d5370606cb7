package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
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

  /** Numbers of vertices and labels that do not fit into a byte are read in another way. */
  @Test
  void numbersMayBeLarge() throws IOException {
    GraphBuilder chain = Graph.undirected("chain", new LabelDictionary());
    for (int v = 0; v < 300; v++) {
      chain.addVertex("v" + v);
    }
    for (int v = 1; v < 300; v++) {
      chain.addEdge(v - 1, v, "e" + v);
    }
    GraphBuilder few = Graph.undirected("few", new LabelDictionary());
    few.addEdge(few.addVertex("v299"), few.addVertex("v0"), "e299");
    List<Graph> graphs = List.of(chain.build(), few.build());

    assertThat(GraphCollection.open(saved(graphs)).graphs()).isEqualTo(graphs);
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
      assertThat(refusal(file)).contains("make it again with eugene index");
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

  /** What is said about a file when everything in it is touched; empty if nothing is wrong. */
  private static String refusal(Path file) throws IOException {
    try {
      List<Graph> graphs = List.copyOf(GraphCollection.open(file).graphs());
      assertThat(graphs).isNotNull();
      return "";
    } catch (IndexFormatException refused) {
      return refused.getMessage();
    } catch (UncheckedIOException refused) {
      assertThat(refused.getCause()).isInstanceOf(IndexFormatException.class);
      return refused.getCause().getMessage();
    }
  }

  @Test
  void graphsAreAddedWithoutWritingTheFileAnew() {
    Seeds.forEach(
        20,
        random -> {
          Shape shape = Samples.shape(random);
          List<Graph> first = Collections.random(shape, random, random.nextInt(8), 5);
          List<Graph> second = Collections.random(shape, random, random.nextInt(8), 5);
          Path file = saved(first);
          byte[] before = Files.readAllBytes(file);
          GraphCollection.add(second, file);
          List<Graph> all = new ArrayList<>(first);
          all.addAll(second);
          GraphCollection opened = GraphCollection.open(file);
          assertThat(opened.graphs()).isEqualTo(all);
          byte[] after = Files.readAllBytes(file);
          assertThat(Arrays.copyOfRange(after, IndexLayout.HEADER, before.length))
              .isEqualTo(Arrays.copyOfRange(before, IndexLayout.HEADER, before.length));
          if (!all.isEmpty()) {
            assertThat(hits(Search.in(opened), all))
                .isEqualTo(hits(Search.in(GraphCollection.of(all)), all));
          }
        });
  }

  private static List<List<Hit>> hits(Search search, List<Graph> queries) {
    return search.knn(queries, 3).stream().map(Answer::hits).toList();
  }

  /** Whatever stands behind the end is what a broken-off run left there. */
  @Test
  void aBrokenOffAdditionHasAddedNothing() throws IOException {
    List<Graph> graphs = Collections.random(new Random(5), 6, 5);
    Path file = saved(graphs);
    Files.write(file, new byte[] {1, 2, 3, 4, 5}, StandardOpenOption.APPEND);
    assertThat(GraphCollection.open(file).graphs()).isEqualTo(graphs);
    GraphCollection.add(graphs.subList(0, 2), file);
    assertThat(GraphCollection.open(file).graphs()).hasSize(8);
  }

  @Test
  void onlyOneAddsAtATime() throws IOException {
    List<Graph> graphs = Collections.random(new Random(6), 4, 5);
    Path file = saved(graphs);
    byte[] before = Files.readAllBytes(file);
    try (FileChannel other = FileChannel.open(file, StandardOpenOption.WRITE)) {
      FileLock lock = other.lock();
      assertThatThrownBy(() -> GraphCollection.add(graphs, file))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("another run is adding to it");
      lock.release();
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    GraphCollection.add(graphs, file);
    assertThat(GraphCollection.open(file).graphs()).hasSize(8);
  }

  /** A file of any length is mapped in windows; what lies in two of them is put together. */
  @Test
  void windowsOfAnyLengthGiveTheSameGraphs() throws IOException {
    List<Graph> graphs = Collections.random(new Random(5), 12, 6);
    Path file = saved(graphs);
    for (int window : new int[] {7, 64, 1000}) {
      try (FileChannel channel = FileChannel.open(file)) {
        Shelves shelves = IndexReader.read("windows", Bytes.mapped(channel, window));
        assertThat(new MappedGraphs(shelves)).isEqualTo(graphs);
      }
    }
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
    Files.write(file, changed.array());
    assertThatThrownBy(() -> GraphCollection.open(file))
        .hasMessageContaining("it is an index of version 99, this program reads version 2");
  }
}
