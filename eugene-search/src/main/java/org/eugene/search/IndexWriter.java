package org.eugene.search;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eugene.file.WholeFile;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** Writes index files, and segments behind others; see {@link IndexLayout}. */
final class IndexWriter {
  /** Vertices and edges of a shelf at most, unless one graph has more. */
  private static final long LARGEST_SHELF = 1 << 20;

  private final List<Graph> graphs;
  private final LabelDictionary vertexLabels = new LabelDictionary();
  private final LabelDictionary edgeLabels = new LabelDictionary();
  // Numbers of labels by dictionary and id, so that a label is looked up once.
  private final Map<LabelDictionary, Map<Integer, Integer>> vertexNumbers = new HashMap<>();
  private final Map<LabelDictionary, Map<Integer, Integer>> edgeNumbers = new HashMap<>();

  private IndexWriter(List<Graph> graphs) {
    this.graphs = graphs;
  }

  /** Writes a file, as FILE.part until it is complete. */
  static void write(List<Graph> graphs, Path file) throws IOException {
    List<ByteBuffer> pieces = pieces(graphs);
    WholeFile.make(
        file,
        part -> {
          for (ByteBuffer piece : pieces) {
            part.write(piece);
          }
        });
  }

  /**
   * Writes a segment behind the others, then the new length. The lock is the system's: two who add
   * at a time would write over each other, and it goes away with its process.
   */
  static void add(List<Graph> graphs, Path file) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      if (!isLocked(channel)) {
        throw new FileSystemException(
            file.toString(), null, "another run is adding to it; wait for its end");
      }
      long end = IndexReader.checkHeader(file.toString(), Bytes.mapped(channel));
      long at = end;
      for (ByteBuffer piece : new IndexWriter(graphs).segment()) {
        while (piece.hasRemaining()) {
          at += channel.write(piece, at);
        }
      }
      channel.truncate(at);
      channel.force(true);
      ByteBuffer header = IndexLayout.header(at);
      while (header.hasRemaining()) {
        channel.write(header, header.position());
      }
      channel.force(true);
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException ours) {
      return false;
    }
  }

  /** What a file would hold. */
  static byte[] bytes(List<Graph> graphs) throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    for (ByteBuffer piece : pieces(graphs)) {
      byte[] copy = new byte[piece.remaining()];
      piece.get(copy);
      whole.write(copy);
    }
    return whole.toByteArray();
  }

  private static List<ByteBuffer> pieces(List<Graph> graphs) {
    List<ByteBuffer> pieces = new ArrayList<>(new IndexWriter(graphs).segment());
    long length = IndexLayout.HEADER;
    for (ByteBuffer piece : pieces) {
      length += piece.remaining();
    }
    pieces.add(0, IndexLayout.header(length));
    return pieces;
  }

  /** Header, sections, shelves. */
  private List<ByteBuffer> segment() {
    int count = graphs.size();
    int[] byRank =
        IntStream.range(0, count).boxed().sorted(this::compare).mapToInt(g -> g).toArray();
    int[][] vertices = new int[count][];
    int[][] edges = new int[count][];
    for (int g = 0; g < count; g++) {
      vertices[g] = vertexNumbers(graphs.get(g));
      edges[g] = edgeNumbers(graphs.get(g));
    }
    List<ByteBuffer> shelves = new ArrayList<>();
    List<int[]> entries = new ArrayList<>();
    for (int from = 0; from < count; ) {
      int to = shelfEnd(byRank, from);
      shelves.add(shelf(byRank, from, to, vertices, edges));
      Graph first = graphs.get(byRank[from]);
      entries.add(new int[] {first.order(), first.size(), first.isDirected() ? 1 : 0, to - from});
      from = to;
    }
    ByteBuffer[] sections = {labels(), directory(entries, shelves), ranks(byRank), ends(), ids()};
    List<ByteBuffer> pieces = new ArrayList<>();
    pieces.add(header(sections, shelves));
    pieces.addAll(List.of(sections));
    pieces.addAll(shelves);
    return pieces;
  }

  /** By order, size and kind, then as they came. */
  private int compare(int one, int other) {
    Graph first = graphs.get(one);
    Graph second = graphs.get(other);
    if (first.order() != second.order()) {
      return Integer.compare(first.order(), second.order());
    }
    if (first.size() != second.size()) {
      return Integer.compare(first.size(), second.size());
    }
    return first.isDirected() == second.isDirected()
        ? Integer.compare(one, other)
        : Boolean.compare(first.isDirected(), second.isDirected());
  }

  private static int number(
      Graph graph,
      int id,
      Label label,
      Map<LabelDictionary, Map<Integer, Integer>> known,
      LabelDictionary numbers) {
    return known
        .computeIfAbsent(graph.labels(), dictionary -> new HashMap<>())
        .computeIfAbsent(id, unseen -> numbers.intern(label));
  }

  private int[] vertexNumbers(Graph graph) {
    int[] numbers = new int[graph.order()];
    for (int v = 0; v < numbers.length; v++) {
      numbers[v] =
          number(
              graph, graph.vertexLabelId(v), graph.labelOfVertex(v), vertexNumbers, vertexLabels);
    }
    return numbers;
  }

  private int[] edgeNumbers(Graph graph) {
    int[] numbers = new int[graph.size()];
    for (int e = 0; e < numbers.length; e++) {
      numbers[e] =
          number(graph, graph.edgeLabelId(e), graph.labelOfEdge(e), edgeNumbers, edgeLabels);
    }
    return numbers;
  }

  private int shelfEnd(int[] byRank, int from) {
    Graph first = graphs.get(byRank[from]);
    long parts = Math.max(1, (long) first.order() + first.size());
    long most = Math.max(1, Math.min(IndexLayout.SHELF, LARGEST_SHELF / parts));
    int to = from + 1;
    while (to < byRank.length && to - from < most && isAlike(first, graphs.get(byRank[to]))) {
      to++;
    }
    return to;
  }

  private static boolean isAlike(Graph one, Graph other) {
    return one.order() == other.order()
        && one.size() == other.size()
        && one.isDirected() == other.isDirected();
  }

  private ByteBuffer shelf(int[] byRank, int from, int to, int[][] vertices, int[][] edges) {
    Graph first = graphs.get(byRank[from]);
    long record =
        IndexLayout.record(first.order(), first.size(), vertexLabels.size(), edgeLabels.size());
    ByteBuffer bytes = IndexLayout.buffer(Math.toIntExact((record + Integer.BYTES) * (to - from)));
    for (int rank = from; rank < to; rank++) {
      bytes.putInt(byRank[rank]);
    }
    int labelWidth = IndexLayout.width(vertexLabels.size());
    int endWidth = IndexLayout.width(first.order());
    int edgeWidth = IndexLayout.width(edgeLabels.size());
    for (int rank = from; rank < to; rank++) {
      Graph graph = graphs.get(byRank[rank]);
      for (int label : vertices[byRank[rank]]) {
        put(bytes, label, labelWidth);
      }
      for (int e = 0; e < graph.size(); e++) {
        put(bytes, graph.edgeFrom(e), endWidth);
        put(bytes, graph.edgeTo(e), endWidth);
        put(bytes, edges[byRank[rank]][e], edgeWidth);
      }
    }
    return bytes.flip();
  }

  private static void put(ByteBuffer bytes, int number, int width) {
    switch (width) {
      case 1 -> bytes.put((byte) number);
      case 2 -> bytes.putShort((short) number);
      default -> bytes.putInt(number);
    }
  }

  private static ByteBuffer directory(List<int[]> entries, List<ByteBuffer> shelves) {
    ByteBuffer bytes = IndexLayout.buffer(entries.size() * IndexLayout.DIRECTORY_ENTRY);
    for (int at = 0; at < entries.size(); at++) {
      for (int number : entries.get(at)) {
        bytes.putInt(number);
      }
      bytes.putLong(shelves.get(at).remaining());
      bytes.putInt(IndexLayout.checksum(shelves.get(at))).putInt(0);
    }
    return bytes.flip();
  }

  private static ByteBuffer ranks(int[] byRank) {
    ByteBuffer bytes = IndexLayout.buffer(byRank.length * Integer.BYTES);
    for (int rank = 0; rank < byRank.length; rank++) {
      bytes.putInt(byRank[rank] * Integer.BYTES, rank);
    }
    return bytes;
  }

  private ByteBuffer ends() {
    ByteBuffer bytes = IndexLayout.buffer(graphs.size() * Long.BYTES);
    long end = 0;
    for (Graph graph : graphs) {
      end += utf8(graph.id()).length;
      bytes.putLong(end);
    }
    return bytes.flip();
  }

  private ByteBuffer ids() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (Graph graph : graphs) {
      bytes.writeBytes(utf8(graph.id()));
    }
    return ByteBuffer.wrap(bytes.toByteArray());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private ByteBuffer labels() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (LabelDictionary labels : List.of(vertexLabels, edgeLabels)) {
      putInt(bytes, labels.size());
      for (int id = 0; id < labels.size(); id++) {
        putLabel(bytes, labels.label(id));
      }
    }
    return ByteBuffer.wrap(bytes.toByteArray());
  }

  private static void putLabel(ByteArrayOutputStream bytes, Label label) {
    putString(bytes, label.name());
    putInt(bytes, label.attributes().size());
    for (Map.Entry<String, Object> attribute : label.attributes().entrySet()) {
      putString(bytes, attribute.getKey());
      putValue(bytes, attribute.getValue());
    }
  }

  private static void putValue(ByteArrayOutputStream bytes, Object value) {
    if (value instanceof Boolean truth) {
      putNumber(bytes, IndexLayout.BOOLEAN, truth ? 1 : 0);
    } else if (value instanceof Long number) {
      putNumber(bytes, IndexLayout.LONG, number);
    } else if (value instanceof Double number) {
      putNumber(bytes, IndexLayout.DOUBLE, Double.doubleToLongBits(number));
    } else {
      putInt(bytes, IndexLayout.STRING);
      putString(bytes, value.toString());
    }
  }

  private static void putNumber(ByteArrayOutputStream bytes, int kind, long number) {
    putInt(bytes, kind);
    bytes.writeBytes(IndexLayout.buffer(Long.BYTES).putLong(number).array());
  }

  private static void putString(ByteArrayOutputStream bytes, String text) {
    byte[] utf8 = utf8(text);
    putInt(bytes, utf8.length);
    bytes.writeBytes(utf8);
  }

  private static void putInt(ByteArrayOutputStream bytes, int number) {
    bytes.writeBytes(IndexLayout.buffer(Integer.BYTES).putInt(number).array());
  }

  private ByteBuffer header(ByteBuffer[] sections, List<ByteBuffer> shelves) {
    long length = IndexLayout.SEGMENT_HEADER;
    for (ByteBuffer section : sections) {
      length += section.remaining();
    }
    for (ByteBuffer shelf : shelves) {
      length += shelf.remaining();
    }
    ByteBuffer header = IndexLayout.buffer(IndexLayout.SEGMENT_HEADER);
    header.putInt(IndexLayout.SEGMENT).putInt(graphs.size()).putInt(shelves.size()).putInt(0);
    header.putLong(length);
    for (ByteBuffer section : sections) {
      header.putLong(section.remaining()).putInt(IndexLayout.checksum(section)).putInt(0);
    }
    header.putInt(IndexLayout.checksum(header.slice(0, IndexLayout.CHECKED_SEGMENT_HEADER)));
    return header.putInt(0).flip();
  }

  /** The shelves of graphs that stay in memory. */
  static Shelves shelves(List<Graph> graphs) {
    List<ByteBuffer> pieces = new IndexWriter(graphs).segment();
    Segment.Shared shared = new Segment.Shared();
    Bytes bytes = Bytes.of(pieces);
    return new Shelves(
        List.of(new Segment("a collection", bytes, 0, bytes.length(), 0, shared)), shared);
  }
}
