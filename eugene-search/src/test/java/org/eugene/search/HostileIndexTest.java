package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Indexes by somebody who knows the format: any numbers under right checksums. Either they are
 * refused, when they are opened or when the wrong part is touched, with one kind of exception, or
 * they are harmless: their answers are those of the graphs in them.
 */
class HostileIndexTest {
  private static final int[] NASTY = {
    0, 1, -1, 2, 3, 7, 1 << 16, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x7FF80000
  };

  @TempDir private Path folder;

  private byte[] saved(List<Graph> graphs) throws IOException {
    Path file = folder.resolve("graphs.index");
    GraphCollection.of(graphs).save(file);
    return Files.readAllBytes(file);
  }

  /** Puts right checksums on a file, as far as its tables make sense. */
  static byte[] sealed(byte[] bytes) {
    ByteBuffer index = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    try {
      int segment = IndexLayout.HEADER;
      int at = segment + IndexLayout.SEGMENT_HEADER;
      int shelves = index.getInt(segment + 8);
      int directory = 0;
      for (int section = 0; section < IndexLayout.SECTIONS; section++) {
        int entry = segment + 24 + 16 * section;
        int length = (int) index.getLong(entry);
        if (section == IndexLayout.DIRECTORY) {
          directory = at;
          int shelf = at;
          int place = at + sum(index, segment, section);
          for (int left = 0; left < shelves; left++, shelf += IndexLayout.DIRECTORY_ENTRY) {
            int size = (int) index.getLong(shelf + 16);
            index.putInt(shelf + 24, IndexLayout.checksum(index.slice(place, size)));
            place += size;
          }
        }
        index.putInt(entry + 8, IndexLayout.checksum(index.slice(at, length)));
        at += length;
      }
      assertThat(directory).isPositive();
      int checked = IndexLayout.CHECKED_SEGMENT_HEADER;
      index.putInt(segment + checked, IndexLayout.checksum(index.slice(segment, checked)));
    } catch (IndexOutOfBoundsException nonsense) {
      int checked = IndexLayout.CHECKED_SEGMENT_HEADER;
      if (bytes.length >= IndexLayout.HEADER + IndexLayout.SEGMENT_HEADER) {
        index.putInt(
            IndexLayout.HEADER + checked,
            IndexLayout.checksum(index.slice(IndexLayout.HEADER, checked)));
      }
    }
    if (bytes.length >= IndexLayout.HEADER) {
      index.put(0, IndexLayout.header(bytes.length).array());
    }
    return bytes;
  }

  /** Bytes of a section and those behind it. */
  private static int sum(ByteBuffer index, int segment, int from) {
    int sum = 0;
    for (int section = from; section < IndexLayout.SECTIONS; section++) {
      sum += (int) index.getLong(segment + 24 + 16 * section);
    }
    return sum;
  }

  private static byte[] with(byte[] whole, int at, int number) {
    byte[] changed = whole.clone();
    ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN).putInt(at, number);
    return sealed(changed);
  }

  /** Whether it was refused. */
  private static boolean isRefusedOrTrue(byte[] index) {
    try {
      GraphCollection opened = GraphCollection.read("hostile", index);
      Graph query = Paths.of("CN").get(0);
      boolean fits = !opened.shelves().hasEdges() || !opened.shelves().isDirected();
      Search search = Search.in(opened, SearchOptions.defaults().exact());
      List<Hit> hits = fits ? search.range(query, 3).hits() : List.of();
      List<Graph> graphs = List.copyOf(opened.graphs());
      if (fits) {
        GraphCollection again = GraphCollection.of(graphs);
        assertThat(hits)
            .isEqualTo(Search.in(again, SearchOptions.defaults().exact()).range(query, 3).hits());
      }
      return false;
    } catch (IndexFormatException refused) {
      assertThat(refused).hasMessageContaining("make it again with eugene index");
      return true;
    } catch (UncheckedIOException refused) {
      assertThat(refused.getCause())
          .isInstanceOf(IndexFormatException.class)
          .hasMessageContaining("make it again with eugene index");
      return true;
    }
  }

  private static List<Graph> nasty() {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder full = Graph.directed("ä", labels);
    full.addVertex(Label.of("C", Map.of("text", "x", "truth", true, "long", 7L, "real", 0.5)));
    full.addVertex(Label.of("N"));
    full.addVertex(Label.of("N"));
    full.addEdge(0, 1, Label.of("1")).addEdge(1, 0, Label.of("2")).addEdge(2, 2, Label.of("1"));
    GraphBuilder other = Graph.directed("b", labels);
    other.addVertex(Label.of("O"));
    return List.of(full.build(), other.build(), Graph.undirected("", labels).build());
  }

  @Test
  void everyNumberIsRefusedOrTrue() throws IOException {
    int refused = 0;
    for (List<Graph> graphs : List.of(nasty(), Collections.random(new Random(5), 4, 4))) {
      byte[] whole = saved(graphs);
      for (int at = IndexLayout.HEADER; at + 4 <= whole.length; at += 2) {
        int was = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
        for (int number : NASTY) {
          refused += isRefusedOrTrue(with(whole, at, number)) ? 1 : 0;
        }
        refused += isRefusedOrTrue(with(whole, at, was + 1)) ? 1 : 0;
        refused += isRefusedOrTrue(with(whole, at, was - 1)) ? 1 : 0;
      }
    }
    assertThat(refused).isGreaterThan(1_000);
  }

  @Test
  void severalNumbersAtATimeAreRefusedOrTrue() {
    Seeds.forEach(300, this::severalNumbers);
  }

  @Test
  @Tag("slow")
  void soItIsWithManyMore() {
    Seeds.forEach(20_000, this::severalNumbers);
  }

  private void severalNumbers(Random random) throws IOException {
    byte[] changed = saved(Collections.random(random, 1 + random.nextInt(6), 5)).clone();
    ByteBuffer index = ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN);
    int ints = (changed.length - IndexLayout.HEADER) / Integer.BYTES;
    for (int left = 1 + random.nextInt(4); left > 0; left--) {
      int at = IndexLayout.HEADER + Integer.BYTES * random.nextInt(ints);
      int other = IndexLayout.HEADER + Integer.BYTES * random.nextInt(ints);
      switch (random.nextInt(4)) {
        case 0 -> index.putInt(at, NASTY[random.nextInt(NASTY.length)]);
        case 1 -> index.putInt(at, index.getInt(at) + random.nextInt(5) - 2);
        case 2 -> index.putInt(at, index.getInt(other));
        default -> {
          int swapped = index.getInt(at);
          index.putInt(at, index.getInt(other));
          index.putInt(other, swapped);
        }
      }
    }
    isRefusedOrTrue(sealed(changed));
  }

  @Test
  void anyLengthIsRefused() throws IOException {
    byte[] whole = saved(nasty());
    for (int length = IndexLayout.HEADER + 1; length < whole.length; length++) {
      byte[] cut = sealed(Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> GraphCollection.read("hostile", cut))
          .isInstanceOf(IndexFormatException.class);
    }
    byte[] longer = sealed(Arrays.copyOf(whole, whole.length + Integer.BYTES));
    assertThatThrownBy(() -> GraphCollection.read("hostile", longer))
        .isInstanceOf(IndexFormatException.class);
  }
}
