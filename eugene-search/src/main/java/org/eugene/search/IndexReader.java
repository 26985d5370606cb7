package org.eugene.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Opens an index file: maps it into memory and reads the tables of its segments. Whatever is wrong
 * with it is an {@link IndexFormatException}, here or when the part in question is first touched.
 */
final class IndexReader {
  private static final String AGAIN = "make it again with eugene index GRAPHS -o FILE";

  private IndexReader() {}

  static boolean isIndex(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(IndexLayout.MAGIC.length), IndexLayout.MAGIC);
    }
  }

  static Shelves open(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return read(file.toString(), Bytes.mapped(channel));
    }
  }

  static Shelves read(String file, Bytes bytes) throws IndexFormatException {
    long end = checkHeader(file, bytes);
    try {
      Segment.Shared shared = new Segment.Shared();
      List<Segment> segments = new ArrayList<>();
      int graphs = 0;
      for (long at = IndexLayout.HEADER; at < end; ) {
        Segment segment = new Segment(file, bytes, at, end, graphs, shared);
        segments.add(segment);
        graphs += segment.graphs();
        at += segment.length();
      }
      return new Shelves(segments, shared);
    } catch (RuntimeException wrong) {
      throw refusal(file, wrong);
    }
  }

  /** Checks the beginning of a file and says where its last segment ends. */
  static long checkHeader(String file, Bytes bytes) throws IndexFormatException {
    ByteBuffer header = bytes.slice(0, Math.min(IndexLayout.HEADER, bytes.length()));
    byte[] magic = new byte[Math.min(IndexLayout.MAGIC.length, header.capacity())];
    header.get(0, magic);
    if (!Arrays.equals(magic, IndexLayout.MAGIC)) {
      throw refused(file, "it is no index of Eugene; " + AGAIN);
    }
    if (header.capacity() < IndexLayout.HEADER) {
      throw damaged(file);
    }
    int version = header.getInt(IndexLayout.MAGIC.length);
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
    long end = header.getLong(IndexLayout.CHECKED_HEADER - Long.BYTES);
    boolean whole =
        IndexLayout.header(end).equals(header)
            && end >= IndexLayout.HEADER
            && end <= bytes.length();
    if (!whole) {
      throw damaged(file);
    }
    return end;
  }

  /** What to say about an index that is wrong somewhere. */
  static IndexFormatException refusal(String file, RuntimeException wrong) {
    if (wrong instanceof Segment.DamagedException) {
      return damaged(file);
    }
    IndexFormatException refused =
        refused(file, "the index contradicts itself, no program of ours wrote it so; " + AGAIN);
    refused.initCause(wrong);
    return refused;
  }

  private static IndexFormatException damaged(String file) {
    return refused(file, "the index is damaged, its checksum is another one; " + AGAIN);
  }

  private static IndexFormatException refused(String file, String problem) {
    return new IndexFormatException(file, problem);
  }
}
