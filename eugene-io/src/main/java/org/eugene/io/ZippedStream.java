package org.eugene.io;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/** A file inside a zip; damage that shows while it is unpacked is said with its name. */
final class ZippedStream extends FilterInputStream {
  private final String name;

  ZippedStream(InputStream packed, String name) {
    super(packed);
    this.name = name;
  }

  @Override
  public int read() throws IOException {
    try {
      return super.read();
    } catch (ZipException | EOFException broken) {
      throw damaged(broken);
    }
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    try {
      return super.read(buffer, from, length);
    } catch (ZipException | EOFException broken) {
      throw damaged(broken);
    }
  }

  private GraphFormatException damaged(IOException broken) {
    return new GraphFormatException(
        name,
        GraphFormatException.NO_LINE,
        "it is damaged inside the zip and cannot be unpacked; pack it again",
        broken);
  }
}
