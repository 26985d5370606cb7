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
import java.util.TreeMap;
import java.util.zip.CRC32C;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.search.Features.Histograms;

/**
 * Opens an index file: maps it into memory, checks all of it, and reads all but the graphs.
 * Whatever is wrong with it is an {@link IndexFormatException}, and nothing is found to be wrong
 * later.
 */
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
    if (bytes.capacity() % Integer.BYTES != 0) {
      throw damaged(file);
    }
    try {
      IntBuffer body =
          bytes
              .slice(IndexLayout.HEADER, bytes.capacity() - IndexLayout.HEADER)
              .order(ByteOrder.LITTLE_ENDIAN)
              .asIntBuffer();
      return new IndexReader(body).collection();
    } catch (RuntimeException inconsistent) {
      throw refused(file, "the index contradicts itself, no program of ours wrote it so; " + AGAIN);
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
    int[] vertexLabels = ints();
    int[] edgeLabels = ints();
    List<String> ids = strings();
    FlatGraphs graphs = new FlatGraphs(view(), ints(), ints(), view(), view(), view(), view());
    demand(graphs.count() == ids.size(), "as many graphs as ids");
    Features features =
        features(subset(vertexLabels, labels), subset(edgeLabels, labels), graphs.vertexStart());
    demand(!body.hasRemaining(), "nothing behind the end");
    IndexCheck.check(graphs, features, labels.size(), vertexLabels, edgeLabels);
    return new GraphCollection(new MappedGraphs(ids, labels, graphs), ids, features);
  }

  private List<String> strings() {
    List<String> strings = new ArrayList<>();
    for (int left = length(1); left > 0; left--) {
      strings.add(string());
    }
    return List.copyOf(strings);
  }

  private static void demand(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("an index has " + what);
    }
  }

  private Features features(
      LabelDictionary vertexLabels, LabelDictionary edgeLabels, int[] vertexStart) {
    int directed = body.get();
    demand(directed == 0 || directed == 1, "one kind");
    return new Features(
        vertexLabels,
        edgeLabels,
        directed == 1,
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
    int count = length(1);
    for (int left = count; left > 0; left--) {
      labels.intern(label());
    }
    demand(labels.size() == count, "every label once");
    return labels;
  }

  private Label label() {
    String name = string();
    TreeMap<String, Object> attributes = new TreeMap<>();
    for (int left = length(1); left > 0; left--) {
      String key = string();
      demand(
          attributes.isEmpty() || attributes.lastKey().compareTo(key) < 0, "attributes in order");
      attributes.put(key, value());
    }
    return Label.of(name, attributes);
  }

  private Object value() {
    int kind = body.get();
    return switch (kind) {
      case IndexLayout.STRING -> string();
      case IndexLayout.BOOLEAN -> truth(longNumber());
      case IndexLayout.LONG -> longNumber();
      case IndexLayout.DOUBLE -> Double.longBitsToDouble(longNumber());
      default -> throw new IllegalStateException("no kind of attribute: " + kind);
    };
  }

  private static boolean truth(long number) {
    demand(number == 0 || number == 1, "two truth values");
    return number == 1;
  }

  private static LabelDictionary subset(int[] ids, LabelDictionary labels) {
    LabelDictionary subset = new LabelDictionary();
    for (int id : ids) {
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
      bytes[at] = (byte) word;
      word >>>= Byte.SIZE;
    }
    demand(word == 0 || bytes.length % Integer.BYTES == 0, "nothing behind a text");
    String text = new String(bytes, StandardCharsets.UTF_8);
    demand(Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes), "texts in UTF-8");
    return text;
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
    int length = length(1);
    IntBuffer view = body.slice(body.position(), length);
    body.position(body.position() + length);
    return view;
  }
}
