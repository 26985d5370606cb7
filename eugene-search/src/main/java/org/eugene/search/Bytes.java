package org.eugene.search;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * Bytes of any number, in windows of one length (the last may be shorter): a file mapped into
 * memory, or an array. The system reads what is looked at, when it is looked at.
 */
final class Bytes {
  private static final int MAPPED_WINDOW = 1 << 30;
  private static final int HEAP_WINDOW = 1 << 28;

  private final List<ByteBuffer> windows;
  private final long window;
  private final long length;

  private Bytes(List<ByteBuffer> windows, long window, long length) {
    this.windows = List.copyOf(windows);
    this.window = window;
    this.length = length;
  }

  static Bytes of(ByteBuffer bytes) {
    ByteBuffer own = bytes.slice();
    return new Bytes(List.of(own), Math.max(1, own.capacity()), own.capacity());
  }

  /** Copies these one behind the other. */
  static Bytes of(List<ByteBuffer> pieces) {
    long length = 0;
    for (ByteBuffer piece : pieces) {
      length += piece.remaining();
    }
    List<ByteBuffer> windows = new ArrayList<>();
    for (long at = 0; at < length; at += HEAP_WINDOW) {
      windows.add(IndexLayout.buffer((int) Math.min(HEAP_WINDOW, length - at)));
    }
    int window = 0;
    for (ByteBuffer piece : pieces) {
      ByteBuffer rest = piece.duplicate();
      while (rest.hasRemaining()) {
        ByteBuffer into = windows.get(window);
        int some = Math.min(rest.remaining(), into.remaining());
        into.put(rest.slice(rest.position(), some));
        rest.position(rest.position() + some);
        window += into.hasRemaining() ? 0 : 1;
      }
    }
    windows.forEach(ByteBuffer::rewind);
    return new Bytes(windows, HEAP_WINDOW, length);
  }

  static Bytes mapped(FileChannel channel) throws IOException {
    return mapped(channel, MAPPED_WINDOW);
  }

  static Bytes mapped(FileChannel channel, int window) throws IOException {
    List<ByteBuffer> windows = new ArrayList<>();
    long length = channel.size();
    for (long at = 0; at < length; at += window) {
      windows.add(channel.map(FileChannel.MapMode.READ_ONLY, at, Math.min(window, length - at)));
    }
    return new Bytes(windows, window, length);
  }

  long length() {
    return length;
  }

  /** Some of them; copied if they lie in two windows. */
  ByteBuffer slice(long from, long count) {
    if (from < 0 || count < 0 || from > length - count || count > Integer.MAX_VALUE) {
      throw new IllegalStateException("bytes " + from + " and " + count + " more");
    }
    if (count == 0) {
      return IndexLayout.buffer(0);
    }
    int first = (int) (from / window);
    int inFirst = (int) (from % window);
    if (inFirst + count <= windows.get(first).capacity()) {
      return windows.get(first).slice(inFirst, (int) count).order(ByteOrder.LITTLE_ENDIAN);
    }
    ByteBuffer copy = IndexLayout.buffer((int) count);
    for (long at = from; copy.hasRemaining(); ) {
      ByteBuffer here = windows.get((int) (at / window));
      int start = (int) (at % window);
      int some = Math.min(copy.remaining(), here.capacity() - start);
      copy.put(here.slice(start, some));
      at += some;
    }
    return copy.flip();
  }
}
