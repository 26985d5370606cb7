package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Indexes by somebody who knows the format: any numbers under a right checksum. Either they are
 * refused, with one kind of exception, or they are what {@link GraphCollection#save} would have
 * written of the graphs in them, so that no feature tells a bound what is not so.
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

  /** Puts a right length and checksum on a body. */
  static byte[] sealed(byte[] bytes) {
    ByteBuffer index = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    index.putLong(IndexLayout.CHECKED_HEADER - Long.BYTES, bytes.length);
    CRC32C checksum = new CRC32C();
    checksum.update(index.slice(IndexLayout.HEADER, bytes.length - IndexLayout.HEADER));
    checksum.update(index.slice(0, IndexLayout.CHECKED_HEADER));
    index.putLong(IndexLayout.CHECKED_HEADER, checksum.getValue());
    return bytes;
  }

  private static byte[] with(byte[] whole, int at, int number) {
    byte[] changed = whole.clone();
    ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN).putInt(at, number);
    return sealed(changed);
  }

  /** Whether it was refused. */
  private boolean isRefusedOrTrue(byte[] index) throws IOException {
    GraphCollection opened;
    try {
      opened = GraphCollection.read("hostile", index);
    } catch (IndexFormatException refused) {
      assertThat(refused).hasMessageContaining("make it again with eugene index");
      return true;
    }
    assertThat(saved(opened.graphs())).isEqualTo(index);
    return false;
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
      for (int at = IndexLayout.HEADER; at < whole.length; at += Integer.BYTES) {
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
    for (int length = IndexLayout.HEADER; length < whole.length; length++) {
      byte[] cut = sealed(Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> GraphCollection.read("hostile", cut))
          .isInstanceOf(IndexFormatException.class);
    }
    byte[] longer = sealed(Arrays.copyOf(whole, whole.length + Integer.BYTES));
    assertThatThrownBy(() -> GraphCollection.read("hostile", longer))
        .isInstanceOf(IndexFormatException.class);
  }

  /** An order that lies keeps the nearest graph off the list, and the list calls itself proved. */
  @Test
  void aLyingFeatureProvesNothing() throws IOException {
    List<Graph> graphs = Paths.of("CCCC", "CO");
    byte[] whole = saved(graphs);
    ByteBuffer index = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN);
    int lies = 0;
    for (int at = IndexLayout.HEADER; at + 8 < whole.length; at += Integer.BYTES) {
      // The orders of the two graphs, behind their count.
      if (index.getInt(at) == 2 && index.getInt(at + 4) == 4 && index.getInt(at + 8) == 2) {
        byte[] lying = with(whole, at + 8, 9);
        assertThatThrownBy(() -> GraphCollection.read("hostile", lying))
            .isInstanceOf(IndexFormatException.class)
            .hasMessageContaining("contradicts itself");
        lies++;
      }
    }
    assertThat(lies).isPositive();
  }
}
