package org.eugene.search;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.CRC32C;
import org.eugene.file.Claim;
import org.eugene.file.WholeFile;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** Writes an index file, as FILE.part until it is complete; see {@link IndexLayout}. */
final class IndexWriter {
  private static final int BUFFER = 1 << 16;

  private final Claim file;
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
  private final CRC32C checksum = new CRC32C();
  private long length = IndexLayout.HEADER;

  private IndexWriter(Claim file) {
    this.file = file;
  }

  static void write(GraphCollection collection, Path file) throws IOException {
    WholeFile.make(file, part -> writePart(collection, part));
  }

  private static void writePart(GraphCollection collection, Claim part) throws IOException {
    part.channel().position(IndexLayout.HEADER);
    IndexWriter writer = new IndexWriter(part);
    writer.body(collection);
    writer.header();
  }

  private void header() throws IOException {
    flush();
    ByteBuffer header = ByteBuffer.allocate(IndexLayout.HEADER).order(ByteOrder.LITTLE_ENDIAN);
    header.put(IndexLayout.checkedHeader(length));
    header.putLong(IndexLayout.checksum(checksum, IndexLayout.checkedHeader(length)));
    file.channel().position(0);
    file.write(header.flip());
  }

  private void body(GraphCollection collection) throws IOException {
    Features features = collection.features();
    LabelDictionary labels = new LabelDictionary();
    int[] vertexLabels = interned(features.vertexLabels(), labels);
    int[] edgeLabels = interned(features.edgeLabels(), labels);
    putInt(labels.size());
    for (int id = 0; id < labels.size(); id++) {
      putLabel(labels.label(id));
    }
    putInts(vertexLabels);
    putInts(edgeLabels);
    putInt(collection.size());
    for (int g = 0; g < collection.size(); g++) {
      putString(collection.id(g));
    }
    putGraphs(collection, labels);
    putFeatures(features);
  }

  private static int[] interned(LabelDictionary from, LabelDictionary to) {
    int[] ids = new int[from.size()];
    for (int id = 0; id < ids.length; id++) {
      ids[id] = to.intern(from.label(id));
    }
    return ids;
  }

  private void putGraphs(GraphCollection collection, LabelDictionary labels) throws IOException {
    int count = collection.size();
    int[] directed = new int[count];
    int[] edgeStart = new int[count + 1];
    for (int g = 0; g < count; g++) {
      directed[g] = collection.graph(g).isDirected() ? 1 : 0;
      edgeStart[g + 1] = Math.addExact(edgeStart[g], collection.graph(g).size());
    }
    int[] vertexStart = collection.features().vertexStart();
    int[] vertexLabel = new int[vertexStart[count]];
    int[] from = new int[edgeStart[count]];
    int[] to = new int[edgeStart[count]];
    int[] edgeLabel = new int[edgeStart[count]];
    for (int g = 0; g < count; g++) {
      Graph graph = collection.graph(g);
      for (int v = 0; v < graph.order(); v++) {
        vertexLabel[vertexStart[g] + v] = labels.intern(graph.labelOfVertex(v));
      }
      for (int e = 0; e < graph.size(); e++) {
        from[edgeStart[g] + e] = graph.edgeFrom(e);
        to[edgeStart[g] + e] = graph.edgeTo(e);
        edgeLabel[edgeStart[g] + e] = labels.intern(graph.labelOfEdge(e));
      }
    }
    for (int[] array :
        new int[][] {directed, vertexStart, edgeStart, vertexLabel, from, to, edgeLabel}) {
      putInts(array);
    }
  }

  private void putFeatures(Features features) throws IOException {
    putInt(features.directed() ? 1 : 0);
    Stars stars = features.stars();
    for (int[] array :
        new int[][] {
          features.order(),
          features.size(),
          features.loops(),
          features.vertices().start(),
          features.vertices().label(),
          features.vertices().count(),
          features.edges().start(),
          features.edges().label(),
          features.edges().count(),
          features.outDegree(),
          features.inDegree(),
          features.star(),
          stars.label(),
          stars.loop(),
          stars.start(),
          stars.half()
        }) {
      putInts(array);
    }
  }

  private void putLabel(Label label) throws IOException {
    putString(label.name());
    putInt(label.attributes().size());
    for (Map.Entry<String, Object> attribute : label.attributes().entrySet()) {
      putString(attribute.getKey());
      putValue(attribute.getValue());
    }
  }

  private void putValue(Object value) throws IOException {
    if (value instanceof Boolean truth) {
      putInt(IndexLayout.BOOLEAN);
      putLong(truth ? 1 : 0);
    } else if (value instanceof Long number) {
      putInt(IndexLayout.LONG);
      putLong(number);
    } else if (value instanceof Double number) {
      putInt(IndexLayout.DOUBLE);
      putLong(Double.doubleToLongBits(number));
    } else {
      putInt(IndexLayout.STRING);
      putString(value.toString());
    }
  }

  /** Padded to whole ints, so that arrays behind it are aligned. */
  private void putString(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    putInt(bytes.length);
    for (int at = 0; at < bytes.length; at += Integer.BYTES) {
      int word = 0;
      for (int b = 0; b < Integer.BYTES && at + b < bytes.length; b++) {
        word |= (bytes[at + b] & 0xFF) << (Byte.SIZE * b);
      }
      putInt(word);
    }
  }

  private void putInts(int[] numbers) throws IOException {
    putInt(numbers.length);
    for (int number : numbers) {
      putInt(number);
    }
  }

  private void putLong(long number) throws IOException {
    putInt((int) number);
    putInt((int) (number >>> Integer.SIZE));
  }

  private void putInt(int number) throws IOException {
    if (buffer.remaining() < Integer.BYTES) {
      flush();
    }
    buffer.putInt(number);
    length += Integer.BYTES;
  }

  private void flush() throws IOException {
    checksum.update(buffer.flip());
    file.write(buffer.rewind());
    buffer.clear();
  }
}
