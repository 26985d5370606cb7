package org.eugene.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines of UTF-8 text with their numbers; a line ends with LF, CR LF or CR. Lines of plain ASCII,
 * nearly all there are, become strings without decoding, which makes this faster than a {@link
 * java.io.BufferedReader}; an invalid byte is reported with its line.
 */
public final class LineScanner {
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final GraphInput input;
  private final InputStream bytes;
  private byte[] buffer = new byte[1 << 16];
  private int start;
  private int end;
  private boolean exhausted;
  private int number;
  private String line = "";

  LineScanner(GraphInput input) {
    this.input = input;
    this.bytes = input.bytes();
  }

  /** Goes on to the next line; false if there is none. */
  public boolean next() throws IOException {
    int at = start;
    boolean ascii = true;
    while (true) {
      if (at == end) {
        int scanned = at - start;
        fill();
        at = start + scanned;
        if (at == end) {
          return scanned > 0 && take(end, end, ascii);
        }
      }
      byte b = buffer[at];
      if (b == '\n') {
        return take(at, at + 1, ascii);
      }
      if (b == '\r') {
        int scanned = at - start;
        boolean pair = isLineFeedBehind(at);
        at = start + scanned;
        return take(at, at + (pair ? 2 : 1), ascii);
      }
      ascii &= b >= 0;
      at++;
    }
  }

  /** Looks one byte further; what was read may have moved. */
  private boolean isLineFeedBehind(int at) throws IOException {
    int scanned = at - start;
    if (at + 1 == end) {
      fill();
    }
    int next = start + scanned + 1;
    return next < end && buffer[next] == '\n';
  }

  private void fill() throws IOException {
    if (exhausted) {
      return;
    }
    if (start > 0) {
      System.arraycopy(buffer, start, buffer, 0, end - start);
      end -= start;
      start = 0;
    }
    if (end == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int read = bytes.read(buffer, end, buffer.length - end);
    exhausted = read < 0;
    end += Math.max(read, 0);
  }

  private boolean take(int lineEnd, int next, boolean ascii) {
    number++;
    if (number == 1 && startsWithMark(lineEnd)) {
      start += BYTE_ORDER_MARK.length;
    }
    int length = lineEnd - start;
    line =
        ascii
            ? new String(buffer, start, length, StandardCharsets.ISO_8859_1)
            : input.decode(buffer, start, length, number);
    start = next;
    return true;
  }

  private boolean startsWithMark(int lineEnd) {
    return Arrays.equals(
        buffer,
        start,
        Math.min(start + BYTE_ORDER_MARK.length, lineEnd),
        BYTE_ORDER_MARK,
        0,
        BYTE_ORDER_MARK.length);
  }

  /** The line, without its end. */
  public String line() {
    return line;
  }

  /** The number of the line, from 1. */
  public int number() {
    return number;
  }

  /** A complaint about this line. */
  public GraphFormatException error(String problem) {
    return input.error(number, problem);
  }
}
