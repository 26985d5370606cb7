package org.eugene.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Ends with a sentence when more bytes come than are allowed. */
final class CappedInputStream extends FilterInputStream {
  private final long cap;
  private final String name;
  private long count;

  CappedInputStream(InputStream in, long cap, String name) {
    super(in);
    this.cap = cap;
    this.name = name;
  }

  @Override
  public int read() throws IOException {
    int next = super.read();
    count(next < 0 ? 0 : 1);
    return next;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    int read = super.read(buffer, offset, length);
    count(Math.max(read, 0));
    return read;
  }

  @Override
  public long skip(long bytes) throws IOException {
    long skipped = super.skip(bytes);
    count(skipped);
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  private void count(long more) {
    count += more;
    if (count > cap) {
      throw new GraphFormatException(
          name,
          GraphFormatException.NO_LINE,
          "it has more than " + cap + " bytes, the largest size allowed; raise it with --max-size");
    }
  }
}
