package org.eugene.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.search.Features.Histograms;

/** Opens an index file: maps it into memory, checks it as a whole, and reads all but the graphs. */
final class IndexReader {
  private static final String AGAIN = "make it again with eugene index GRAPHS -o FILE";

  private final IntBuffer body;

  private IndexReader(IntBuffer body) {
    this.body = body;
  }

  static boolean isIndex(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(IndexLayout.MAGIC.length), IndexLayout.MAGIC);
    }
  }

  static GraphCollection open(Path file) throws IOException {
    ByteBuffer bytes;
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() > Integer.MAX_VALUE) {
        throw refused(file.toString(), "it has more than 2 GB; split the collection");
      }
      bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
    }
    return read(file.toString(), bytes);
  }

  static GraphCollection read(String file, ByteBuffer bytes) throws IndexFormatException {
    checkHeader(file, bytes.order(ByteOrder.LITTLE_ENDIAN));
    try {
      IntBuffer body =
          bytes
              .slice(IndexLayout.HEADER, bytes.capacity() - IndexLayout.HEADER)
              .order(ByteOrder.LITTLE_ENDIAN)
              .asIntBuffer();
      return new IndexReader(body).collection();
    } catch (RuntimeException inconsistent) {
      throw damaged(file);
    }
  }

  private static void checkHeader(String file, ByteBuffer bytes) throws IndexFormatException {
    byte[] magic = new byte[Math.min(IndexLayout.MAGIC.length, bytes.capacity())];
    bytes.get(0, magic);
    if (!Arrays.equals(magic, IndexLayout.MAGIC)) {
      throw refused(file, "it is no index of Eugene; " + AGAIN);
    }
    if (bytes.capacity() < IndexLayout.HEADER) {
      throw damaged(file);
    }
    int version = bytes.getInt(IndexLayout.MAGIC.length);
    CRC32C checksum = new CRC32C();
    checksum.update(bytes.slice(IndexLayout.HEADER, bytes.capacity() - IndexLayout.HEADER));
    long found = IndexLayout.checksum(checksum, bytes.slice(0, IndexLayout.CHECKED_HEADER));
    boolean whole =
        bytes.getLong(IndexLayout.CHECKED_HEADER - Long.BYTES) == bytes.capacity()
            && bytes.getLong(IndexLayout.CHECKED_HEADER) == found;
    if (!whole) {
      throw damaged(file);
    }
    if (version != IndexLayout.VERSION) {
      throw refused(
          file,
          "it is an index of version "
              + version
              + ", this program reads version "
              + IndexLayout.VERSION
              + "; "
              + AGAIN);
    }
  }

  private static IndexFormatException damaged(String file) {
    return refused(file, "the index is damaged, its checksum is another one; " + AGAIN);
  }

  private static IndexFormatException refused(String file, String problem) {
    return new IndexFormatException(file, problem);
  }

  private GraphCollection collection() {
    LabelDictionary labels = labels();
    LabelDictionary vertexLabels = subset(labels);
    LabelDictionary edgeLabels = subset(labels);
    List<String> ids = new ArrayList<>();
    for (int left = body.get(); left > 0; left--) {
      ids.add(string());
    }
    IntBuffer directed = view();
    int[] vertexStart = ints();
    int[] edgeStart = ints();
    MappedGraphs graphs =
        new MappedGraphs(
            List.copyOf(ids),
            labels,
            directed,
            vertexStart,
            edgeStart,
            view(),
            view(),
            view(),
            view());
    return new GraphCollection(
        graphs, List.copyOf(ids), features(vertexLabels, edgeLabels, vertexStart));
  }

  private Features features(
      LabelDictionary vertexLabels, LabelDictionary edgeLabels, int[] vertexStart) {
    return new Features(
        vertexLabels,
        edgeLabels,
        body.get() == 1,
        ints(),
        ints(),
        ints(),
        new Histograms(ints(), ints(), ints()),
        new Histograms(ints(), ints(), ints()),
        vertexStart,
        ints(),
        ints(),
        ints(),
        new Stars(ints(), ints(), ints(), ints()));
  }

  private LabelDictionary labels() {
    LabelDictionary labels = new LabelDictionary();
    for (int left = body.get(); left > 0; left--) {
      labels.intern(label());
    }
    return labels;
  }

  private Label label() {
    String name = string();
    Map<String, Object> attributes = new TreeMap<>();
    for (int left = body.get(); left > 0; left--) {
      attributes.put(string(), value());
    }
    return Label.of(name, attributes);
  }

  private Object value() {
    int kind = body.get();
    return switch (kind) {
      case IndexLayout.STRING -> string();
      case IndexLayout.BOOLEAN -> longNumber() == 1;
      case IndexLayout.LONG -> longNumber();
      case IndexLayout.DOUBLE -> Double.longBitsToDouble(longNumber());
      default -> throw new IllegalStateException("no kind of attribute: " + kind);
    };
  }

  private LabelDictionary subset(LabelDictionary labels) {
    LabelDictionary subset = new LabelDictionary();
    for (int id : ints()) {
      subset.intern(labels.label(id));
    }
    return subset;
  }

  private long longNumber() {
    long low = body.get() & 0xFFFFFFFFL;
    return low | ((long) body.get() << Integer.SIZE);
  }

  private String string() {
    byte[] bytes = new byte[length(Integer.BYTES)];
    int word = 0;
    for (int at = 0; at < bytes.length; at++) {
      int inWord = at % Integer.BYTES;
      word = inWord == 0 ? body.get() : word;
      bytes[at] = (byte) (word >>> (Byte.SIZE * inWord));
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** A length that what is left can hold: nothing is allocated for a number out of thin air. */
  private int length(int perInt) {
    int length = body.get();
    if (length < 0 || length > (long) body.remaining() * perInt) {
      throw new IllegalStateException("no length: " + length);
    }
    return length;
  }

  private int[] ints() {
    int[] numbers = new int[length(1)];
    body.get(numbers);
    return numbers;
  }

  /** An array that stays in the file. */
  private IntBuffer view() {
    int length = body.get();
    IntBuffer view = body.slice(body.position(), length);
    body.position(body.position() + length);
    return view;
  }
}
