package org.eugene.io;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.edgelist.EdgeListReader;
import org.eugene.io.gxl.CollectionFileReader;
import org.eugene.io.gxl.GxlReader;
import org.eugene.io.gxl.GxlWriter;
import org.eugene.io.jgrapht.DotReader;
import org.eugene.io.jgrapht.GexfReader;
import org.eugene.io.jgrapht.GmlReader;
import org.eugene.io.jgrapht.Graph6Reader;
import org.eugene.io.jgrapht.GraphmlReader;
import org.eugene.io.json.NetworkxReader;
import org.eugene.io.json.NetworkxWriter;
import org.eugene.io.text.TextReader;
import org.eugene.io.text.TextWriter;
import org.eugene.io.tud.TudReader;

/**
 * Whatever the bytes are, a reader returns graphs or a sentence. In an ordinary run the inputs kept
 * under {@code ReadersFuzzTestInputs} are read; with {@code JAZZER_FUZZ=1} new ones are sought, one
 * target at a time: {@code JAZZER_FUZZ=1 mvn -pl eugene-io -am test -Dtest=ReadersFuzzTest#gxl}.
 */
class ReadersFuzzTest {
  private static final String DURATION = "10m";
  private static final ReadOptions OPTIONS = ReadOptions.defaults().withMaxBytes(1 << 20);

  @FuzzTest(maxDuration = DURATION)
  void text(byte[] data) throws IOException {
    List<Graph> graphs = read(new TextReader(), data);
    assertThat(again(graphs, new TextWriter(), new TextReader())).isEqualTo(graphs);
  }

  @FuzzTest(maxDuration = DURATION)
  void gxl(byte[] data) throws IOException {
    List<Graph> graphs = read(new GxlReader(), data);
    assertThat(again(graphs, new GxlWriter(), new GxlReader())).isEqualTo(graphs);
  }

  @FuzzTest(maxDuration = DURATION)
  void networkx(byte[] data) throws IOException {
    List<Graph> graphs = read(new NetworkxReader(), data);
    if (graphs.size() == 1) {
      assertThat(again(graphs, new NetworkxWriter(), new NetworkxReader())).isEqualTo(graphs);
    }
  }

  @FuzzTest(maxDuration = DURATION)
  void graphml(byte[] data) throws IOException {
    read(new GraphmlReader(), data);
  }

  @FuzzTest(maxDuration = DURATION)
  void gexf(byte[] data) throws IOException {
    read(new GexfReader(), data);
  }

  @FuzzTest(maxDuration = DURATION)
  void dot(byte[] data) throws IOException {
    read(new DotReader(), data);
  }

  @FuzzTest(maxDuration = DURATION)
  void gml(byte[] data) throws IOException {
    read(new GmlReader(), data);
  }

  @FuzzTest(maxDuration = DURATION)
  void graph6(byte[] data) throws IOException {
    read(new Graph6Reader(), data);
  }

  @FuzzTest(maxDuration = DURATION)
  void edgeList(byte[] data) throws IOException {
    read(new EdgeListReader(), data);
  }

  /** Up to eight files of one folder, zero bytes between. */
  @FuzzTest(maxDuration = DURATION)
  void tud(byte[] data) throws IOException {
    List<String> names =
        List.of(
            "DS_graph_indicator.txt",
            "DS_A.txt",
            "DS_node_labels.txt",
            "DS_edge_labels.txt",
            "DS_node_attributes.txt",
            "DS_edge_attributes.txt");
    read(new TudReader(), new byte[0], new Parts(names, data));
  }

  /** A collection, and the first file that it may name, a zero byte between. */
  @FuzzTest(maxDuration = DURATION)
  void collection(byte[] data) throws IOException {
    Parts parts = new Parts(List.of("c.cxl", "a.gxl"), data);
    read(new CollectionFileReader(), parts.bytes("c.cxl"), parts);
  }

  private static List<Graph> read(GraphReader reader, byte[] data) throws IOException {
    return read(reader, data, new Parts(List.of(), data));
  }

  private static List<Graph> read(GraphReader reader, byte[] data, Folder folder)
      throws IOException {
    GraphInput input =
        new GraphInput(
            "fuzz",
            "fuzz",
            new ByteArrayInputStream(data),
            OPTIONS,
            new ByteCap(OPTIONS.maxBytes()),
            Optional.of(folder),
            new Survey());
    try {
      return reader.read(input, new LabelDictionary());
    } catch (GraphFormatException refused) {
      assertThat(refused).hasMessageContaining(refused.file()).hasMessageContaining(": ");
      return List.of();
    }
  }

  /** What was read, written and read again, if the format can carry it. */
  private static List<Graph> again(List<Graph> graphs, GraphWriter writer, GraphReader reader)
      throws IOException {
    StringBuilder text = new StringBuilder();
    try {
      writer.write(graphs, text);
    } catch (IllegalArgumentException cannotCarry) {
      return graphs;
    }
    return reader.read(
        GraphInput.ofText("again", text.toString(), ReadOptions.defaults()), new LabelDictionary());
  }

  /** A folder of the pieces between zero bytes. */
  private static final class Parts implements Folder {
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    Parts(List<String> names, byte[] data) {
      List<byte[]> pieces = new ArrayList<>();
      int from = 0;
      for (int at = 0; at <= data.length; at++) {
        if (at == data.length || data[at] == 0) {
          pieces.add(Arrays.copyOfRange(data, from, at));
          from = at + 1;
        }
      }
      for (int at = 0; at < Math.min(names.size(), pieces.size()); at++) {
        files.put(names.get(at), pieces.get(at));
      }
    }

    byte[] bytes(String file) {
      return files.getOrDefault(file, new byte[0]);
    }

    @Override
    public String name() {
      return "fuzz";
    }

    @Override
    public List<String> files() {
      return List.copyOf(files.keySet());
    }

    @Override
    public InputStream open(String file) {
      String inside = FileNames.checked("fuzz", file);
      if (!files.containsKey(inside)) {
        throw new GraphFormatException("fuzz", GraphFormatException.NO_LINE, "no such file: it");
      }
      return new ByteArrayInputStream(bytes(inside));
    }

    @Override
    public String describe(String file) {
      return "fuzz/" + file;
    }
  }
}
