package org.eugene.cli.stream;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Lines of UTF-8; one that is too long or garbled is skipped and told of, and the next one read.
 */
final class CappedLines {
  private static final int BUFFER = 1 << 16;
  private static final char REPLACEMENT = '\uFFFD';

  private final InputStream bytes;
  private final int most;
  private final byte[] buffer = new byte[BUFFER];
  private int from;
  private int to;

  CappedLines(InputStream bytes, int most) {
    this.bytes = bytes;
    this.most = most;
  }

  /**
   * A line, or what is wrong with it.
   *
   * @param text the line; empty if it cannot be read
   * @param problem a sentence; empty if there is none
   */
  record Line(String text, String problem) {}

  /** The next line; none at the end. */
  Optional<Line> next() throws IOException {
    if (!isMore()) {
      return Optional.empty();
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean tooLong = false;
    boolean ended = false;
    while (!ended && isMore()) {
      int end = from;
      while (end < to && buffer[end] != '\n') {
        end++;
      }
      ended = end < to;
      int length = Math.min(end - from, most - line.size());
      tooLong |= length < end - from;
      line.write(buffer, from, length);
      from = ended ? end + 1 : end;
    }
    return Optional.of(tooLong ? tooLong() : decoded(line));
  }

  /** Whether there are bytes in the buffer, after it was filled if it was empty. */
  private boolean isMore() throws IOException {
    if (from == to) {
      from = 0;
      to = Math.max(0, bytes.read(buffer));
    }
    return from < to;
  }

  private Line tooLong() {
    return new Line(
        "", "the line has more than " + most + " bytes; name a file, or say a larger --max-line");
  }

  private static Line decoded(ByteArrayOutputStream line) {
    String text = line.toString(StandardCharsets.UTF_8);
    // What is garbled becomes this sign, which may also be there in its own right.
    return text.indexOf(REPLACEMENT) < 0
            || Arrays.equals(text.getBytes(StandardCharsets.UTF_8), line.toByteArray())
        ? new Line(text, "")
        : new Line("", "the line is not valid UTF-8; write it as UTF-8");
  }
}
