package org.eugene.search;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * How an index file is laid out. All numbers are little endian, all checksums CRC-32C.
 *
 * <p>The file begins with 16 bytes that no text has, the version, how long the file is, and a
 * checksum of these. Behind it stand segments, one behind the other; whoever adds graphs writes a
 * segment behind the last one and then the new length, so that a writer that was broken off has
 * changed nothing.
 *
 * <p>A segment begins with a table of its sections with their lengths and checksums:
 *
 * <ul>
 *   <li>labels: those of vertices, then those of edges, with their attributes;
 *   <li>directory: for each shelf the order, size and kind of its graphs, how many there are, where
 *       they stand, and a checksum;
 *   <li>ranks: for each position of the collection, where the graph comes in the order of the
 *       shelves;
 *   <li>ends: where the id of each graph ends;
 *   <li>ids.
 * </ul>
 *
 * <p>Then come the shelves. A shelf holds graphs of one order, size and kind: their positions, then
 * for each graph the label numbers of its vertices, and for each edge its two ends and its label
 * number, sorted by the ends, each number in as few bytes (1, 2 or 4) as the largest possible one
 * needs. Nothing in an index can be derived from something else in it, but for the ranks, so that
 * no two parts can contradict each other.
 */
final class IndexLayout {
  /** Raised whenever the layout changes. */
  static final int VERSION = 2;

  static final byte[] MAGIC = "eugene index\r\n\u001a\n".getBytes(StandardCharsets.US_ASCII);
  static final int CHECKED_HEADER = 32;
  static final int HEADER = 40;

  static final int SEGMENT = 0x53474745;
  static final int SECTIONS = 5;
  static final int LABELS = 0;
  static final int DIRECTORY = 1;
  static final int RANKS = 2;
  static final int ENDS = 3;
  static final int IDS = 4;

  /** Mark, graphs, shelves, nothing; length; then length and checksum of each section. */
  static final int CHECKED_SEGMENT_HEADER = 24 + SECTIONS * 16;

  static final int SEGMENT_HEADER = CHECKED_SEGMENT_HEADER + 8;
  static final int DIRECTORY_ENTRY = 32;

  /** Graphs of a shelf at most, so that who touches one does not touch too many. */
  static final int SHELF = 1024;

  /** Kinds of attribute values. */
  static final int STRING = 0;

  static final int BOOLEAN = 1;
  static final int LONG = 2;
  static final int DOUBLE = 3;

  private IndexLayout() {}

  static ByteBuffer buffer(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** The header of a file. */
  static ByteBuffer header(long length) {
    ByteBuffer header = buffer(HEADER);
    header.put(MAGIC).putInt(VERSION).putInt(0).putLong(length);
    header.putLong(checksum(header.slice(0, CHECKED_HEADER)));
    return header.flip();
  }

  /** Of all that remains in a buffer, which stays as it is. */
  static int checksum(ByteBuffer bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes.duplicate());
    return (int) checksum.getValue();
  }

  /** How many bytes a number below this needs. */
  static int width(int bound) {
    if (bound <= 1 << Byte.SIZE) {
      return 1;
    }
    return bound <= 1 << Short.SIZE ? 2 : 4;
  }

  /** How long a graph is. */
  static long record(int order, int size, int vertexLabels, int edgeLabels) {
    return (long) order * width(vertexLabels) + size * (2L * width(order) + width(edgeLabels));
  }
}
