package org.eugene.search;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * How an index file begins: 16 bytes that no text has, the version, how long the file is, and a
 * checksum (CRC-32C) of the rest of the file followed by these 32 bytes. All numbers are little
 * endian. The body holds labels, graphs and features as arrays of ints, in the order in which
 * {@link IndexWriter} writes them.
 */
final class IndexLayout {
  /** Raised whenever the body changes. */
  static final int VERSION = 1;

  static final byte[] MAGIC = "eugene index\r\n\u001a\n".getBytes(StandardCharsets.US_ASCII);
  static final int CHECKED_HEADER = 32;
  static final int HEADER = 40;

  /** Kinds of attribute values. */
  static final int STRING = 0;

  static final int BOOLEAN = 1;
  static final int LONG = 2;
  static final int DOUBLE = 3;

  private IndexLayout() {}

  /** The header but for its checksum. */
  static ByteBuffer checkedHeader(long length) {
    ByteBuffer header = ByteBuffer.allocate(CHECKED_HEADER).order(ByteOrder.LITTLE_ENDIAN);
    header.put(MAGIC).putInt(VERSION).putInt(0).putLong(length);
    return header.flip();
  }

  /** The checksum of a file, given that of its body so far. */
  static long checksum(CRC32C body, ByteBuffer checkedHeader) {
    body.update(checkedHeader);
    return body.getValue();
  }
}
