package org.eugene.cli.stream;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Lines of UTF-8; one that is too long or garbled is skipped and told of, and the next one read.
 */
final class CappedLines {
  private static final int BUFFER = 1 << 16;

  private final InputStream bytes;
  private final int most;

  CappedLines(InputStream bytes, int most) {
    this.bytes = new BufferedInputStream(bytes, BUFFER);
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
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = bytes.read();
    if (next < 0) {
      return Optional.empty();
    }
    boolean tooLong = false;
    for (; next >= 0 && next != '\n'; next = bytes.read()) {
      if (line.size() < most) {
        line.write(next);
      } else {
        tooLong = true;
      }
    }
    return Optional.of(tooLong ? tooLong() : decoded(line));
  }

  private Line tooLong() {
    return new Line(
        "", "the line has more than " + most + " bytes; name a file, or say a larger --max-line");
  }

  private static Line decoded(ByteArrayOutputStream line) {
    try {
      ByteBuffer encoded = ByteBuffer.wrap(line.toByteArray());
      return new Line(StandardCharsets.UTF_8.newDecoder().decode(encoded).toString(), "");
    } catch (CharacterCodingException garbled) {
      return new Line("", "the line is not valid UTF-8; write it as UTF-8");
    }
  }
}
