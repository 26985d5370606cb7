package org.eugene.io;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/** Ends with a sentence when more bytes come than are allowed, or when a zip turns out broken. */
final class CappedInputStream extends FilterInputStream {
  private final ByteCap cap;
  private final String name;

  CappedInputStream(InputStream in, ByteCap cap, String name) {
    super(in);
    this.cap = cap;
    this.name = name;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    try {
      int read = super.read(buffer, offset, length);
      cap.count(Math.max(read, 0), name);
      return read;
    } catch (ZipException | EOFException broken) {
      throw broken(name, broken);
    }
  }

  static GraphFormatException broken(String name, IOException broken) {
    return new GraphFormatException(
        name,
        GraphFormatException.NO_LINE,
        "it cannot be unpacked (" + broken.getMessage() + "); pack it again",
        broken);
  }

  @Override
  public long skip(long bytes) throws IOException {
    long skipped = super.skip(bytes);
    cap.count(skipped, name);
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
