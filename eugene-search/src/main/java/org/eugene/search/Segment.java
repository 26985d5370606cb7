package org.eugene.search;

import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * A segment of an index: its shelves, and the ids of its graphs. Opening it looks at the tables and
 * labels only; every other part is held against its checksum when it is first touched. What is
 * found to be wrong then is an {@link IndexFormatException} in an unchecked one.
 *
 * <p>Safe for use by several threads.
 */
final class Segment {
  private final String file;
  private final Bytes bytes;
  private final long offset;
  private final int firstPosition;
  private final int graphs;
  private final long length;
  private final long[] sectionStart = new long[IndexLayout.SECTIONS + 1];
  private final int[] sectionChecksum = new int[IndexLayout.SECTIONS];
  private final int[] vertexNumbers;
  private final int[] edgeNumbers;
  private final List<Shelf> shelves = new ArrayList<>();
  private volatile ByteBuffer ranks = IndexLayout.buffer(0);
  private volatile boolean idsChecked;

  /** Numbers that all segments share. */
  record Shared(
      LabelDictionary vertexLabels, LabelDictionary edgeLabels, StarTable stars, RingTable rings) {
    Shared() {
      this(new LabelDictionary(), new LabelDictionary(), new StarTable(), new RingTable());
    }
  }

  /**
   * Opens the segment that begins here.
   *
   * @param end behind the last segment
   * @throws IllegalStateException if it is none
   */
  Segment(String file, Bytes bytes, long offset, long end, int firstPosition, Shared shared) {
    this.file = file;
    this.bytes = bytes;
    this.offset = offset;
    this.firstPosition = firstPosition;
    demand(end - offset >= IndexLayout.SEGMENT_HEADER, "room for a segment");
    ByteBuffer header = bytes.slice(offset, IndexLayout.SEGMENT_HEADER);
    checkSum(
        header.slice(0, IndexLayout.CHECKED_SEGMENT_HEADER),
        header.getInt(IndexLayout.CHECKED_SEGMENT_HEADER));
    demand(header.getInt(IndexLayout.CHECKED_SEGMENT_HEADER + Integer.BYTES) == 0, "no more");
    demand(header.getInt() == IndexLayout.SEGMENT, "a segment");
    this.graphs = header.getInt();
    int shelfCount = header.getInt();
    demand(graphs >= 0 && shelfCount >= 0 && header.getInt() == 0, "counts");
    demand(firstPosition <= Integer.MAX_VALUE - graphs, "as many graphs as there are numbers");
    demand(graphs <= Integer.MAX_VALUE / Integer.BYTES, "as many graphs as a table holds");
    this.length = header.getLong();
    demand(length >= IndexLayout.SEGMENT_HEADER && length <= end - offset, "length of a segment");
    sectionStart[0] = IndexLayout.SEGMENT_HEADER;
    for (int section = 0; section < IndexLayout.SECTIONS; section++) {
      long sectionLength = header.getLong();
      sectionChecksum[section] = header.getInt();
      demand(
          sectionLength >= 0
              && sectionLength <= length - sectionStart[section]
              && header.getInt() == 0,
          "length of a section");
      sectionStart[section + 1] = sectionStart[section] + sectionLength;
    }
    demand(sectionLength(IndexLayout.RANKS) == (long) graphs * Integer.BYTES, "ranks");
    demand(sectionLength(IndexLayout.ENDS) == (long) graphs * Long.BYTES, "ends of ids");
    ByteBuffer labels = checkedSection(IndexLayout.LABELS);
    this.vertexNumbers = labels(labels, shared.vertexLabels);
    this.edgeNumbers = labels(labels, shared.edgeLabels);
    demand(!labels.hasRemaining(), "nothing behind the labels");
    openShelves(shelfCount);
  }

  private static void demand(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException(what);
    }
  }

  private static void checkSum(ByteBuffer part, int checksum) {
    if (IndexLayout.checksum(part) != checksum) {
      throw new DamagedException();
    }
  }

  /** A part has another checksum than it should have. */
  static final class DamagedException extends IllegalStateException {
    private static final long serialVersionUID = 1;
  }

  private long sectionLength(int section) {
    return sectionStart[section + 1] - sectionStart[section];
  }

  private ByteBuffer section(int section) {
    return bytes.slice(offset + sectionStart[section], sectionLength(section));
  }

  private ByteBuffer checkedSection(int section) {
    ByteBuffer found = section(section);
    checkSum(found, sectionChecksum[section]);
    return found;
  }

  private void openShelves(int count) {
    demand(
        sectionLength(IndexLayout.DIRECTORY) == (long) count * IndexLayout.DIRECTORY_ENTRY,
        "directory");
    ByteBuffer directory = checkedSection(IndexLayout.DIRECTORY);
    long at = sectionStart[IndexLayout.SECTIONS];
    long rank = 0;
    for (int left = count; left > 0; left--) {
      int order = directory.getInt();
      int size = directory.getInt();
      int directed = directory.getInt();
      int here = directory.getInt();
      long shelfLength = directory.getLong();
      int checksum = directory.getInt();
      demand(order >= 0 && size >= 0 && here >= 1 && directory.getInt() == 0, "a shelf");
      demand(directed == 0 || directed == 1, "kind of a shelf");
      long record =
          IndexLayout.record(order, size, vertexNumbers.length, edgeNumbers.length) + Integer.BYTES;
      demand(
          shelfLength <= length - at
              && shelfLength <= Integer.MAX_VALUE
              && record <= shelfLength
              && record * here == shelfLength,
          "length of a shelf");
      demand(rank + here <= graphs, "as many graphs as the shelves hold");
      shelves.add(
          new Shelf(
              this,
              new Shelf.Place(
                  order, size, directed == 1, here, (int) rank, at, shelfLength, checksum)));
      at += shelfLength;
      rank += here;
    }
    demand(at == length && rank == graphs, "nothing between the shelves");
  }

  /** Numbers of the labels in the shared dictionary. */
  private static int[] labels(ByteBuffer from, LabelDictionary shared) {
    int count = from.getInt();
    demand(count >= 0 && count <= from.remaining(), "labels");
    int[] numbers = new int[count];
    LabelDictionary seen = new LabelDictionary();
    for (int at = 0; at < count; at++) {
      Label label = label(from);
      demand(seen.intern(label) == at, "every label once");
      numbers[at] = shared.intern(label);
    }
    return numbers;
  }

  private static Label label(ByteBuffer from) {
    String name = string(from);
    TreeMap<String, Object> attributes = new TreeMap<>();
    for (int left = from.getInt(); left > 0; left--) {
      String key = string(from);
      demand(
          attributes.isEmpty() || attributes.lastKey().compareTo(key) < 0, "attributes in order");
      attributes.put(key, value(from));
    }
    return Label.of(name, attributes);
  }

  private static Object value(ByteBuffer from) {
    int kind = from.getInt();
    return switch (kind) {
      case IndexLayout.STRING -> string(from);
      case IndexLayout.BOOLEAN -> truth(from.getLong());
      case IndexLayout.LONG -> from.getLong();
      case IndexLayout.DOUBLE -> Double.longBitsToDouble(from.getLong());
      default -> throw new IllegalStateException("no kind of attribute: " + kind);
    };
  }

  private static boolean truth(long number) {
    demand(number == 0 || number == 1, "two truth values");
    return number == 1;
  }

  private static String string(ByteBuffer from) {
    int count = from.getInt();
    demand(count >= 0 && count <= from.remaining(), "length of a text");
    ByteBuffer text = from.slice(from.position(), count);
    from.position(from.position() + count);
    return decoded(text);
  }

  private static String decoded(ByteBuffer text) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(text).toString();
    } catch (CharacterCodingException noText) {
      throw new IllegalStateException("text", noText);
    }
  }

  long length() {
    return length;
  }

  int graphs() {
    return graphs;
  }

  List<Shelf> shelves() {
    return shelves;
  }

  /** From the label numbers of vertices in this segment to those that all share. */
  int[] vertexNumbers() {
    return vertexNumbers;
  }

  /** From the label numbers of edges in this segment to those that all share. */
  int[] edgeNumbers() {
    return edgeNumbers;
  }

  /** Touches the bytes of a shelf for the first time. */
  ByteBuffer checkedShelf(Shelf.Place place) {
    ByteBuffer found = bytes.slice(offset + place.offset(), place.length());
    checkSum(found, place.checksum());
    return found;
  }

  /** The position in the whole collection; the rank must lead back. */
  int position(Shelf shelf, int slot, int local) {
    demand(local >= 0 && local < graphs, "a position");
    demand(rank(local) == shelf.firstRank() + slot, "a rank");
    return firstPosition + local;
  }

  private int rank(int local) {
    ByteBuffer known = ranks;
    if (known.capacity() == 0) {
      known = checkedSection(IndexLayout.RANKS);
      ranks = known;
    }
    return known.getInt(local * Integer.BYTES);
  }

  /** Counts what bounds look at in a shelf. */
  Sketches sketch(Shelf shelf) {
    try {
      return shelf.counted();
    } catch (RuntimeException wrong) {
      throw refused(wrong);
    }
  }

  private UncheckedIOException refused(RuntimeException wrong) {
    return new UncheckedIOException(IndexReader.refusal(file, wrong));
  }

  /** Reads the graph at a position of this segment. */
  void read(int local, SmallGraph into) {
    try {
      int rank = rank(local);
      int low = 0;
      int high = shelves.size() - 1;
      while (low < high) {
        int middle = (low + high + 1) >>> 1;
        if (shelves.get(middle).firstRank() <= rank) {
          low = middle;
        } else {
          high = middle - 1;
        }
      }
      Shelf shelf = shelves.get(low);
      int slot = rank - shelf.firstRank();
      demand(slot >= 0 && slot < shelf.count(), "a rank");
      demand(shelf.position(slot) == firstPosition + local, "a position");
      shelf.read(slot, into);
    } catch (RuntimeException wrong) {
      throw refused(wrong);
    }
  }

  /** The id of the graph at a position of this segment. */
  String id(int local) {
    try {
      if (!idsChecked) {
        checkedSection(IndexLayout.ENDS);
        checkedSection(IndexLayout.IDS);
        idsChecked = true;
      }
      long from = local == 0 ? 0 : end(local - 1);
      long to = end(local);
      demand(0 <= from && from <= to && to <= sectionLength(IndexLayout.IDS), "ends of ids");
      return decoded(bytes.slice(offset + sectionStart[IndexLayout.IDS] + from, to - from));
    } catch (RuntimeException wrong) {
      throw refused(wrong);
    }
  }

  private long end(int local) {
    return bytes
        .slice(offset + sectionStart[IndexLayout.ENDS] + (long) local * Long.BYTES, Long.BYTES)
        .getLong(0);
  }
}
