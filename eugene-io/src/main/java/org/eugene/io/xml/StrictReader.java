package org.eugene.io.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/**
 * Decodes bytes and hands out every character before a byte that is none in the encoding, and only
 * then fails: whoever reads knows how far it got.
 */
final class StrictReader extends Reader {
  private static final int SIZE = 8192;

  private final InputStream bytes;
  private final CharsetDecoder decoder;
  private final ByteBuffer encoded = ByteBuffer.allocate(SIZE).flip();
  private final CharBuffer decoded = CharBuffer.allocate(SIZE).flip();
  private CoderResult result = CoderResult.UNDERFLOW;
  private boolean atEnd;

  StrictReader(InputStream bytes, Charset charset) {
    this.bytes = bytes;
    this.decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    while (!decoded.hasRemaining()) {
      if (result.isError()) {
        result.throwException();
      }
      if (atEnd && !encoded.hasRemaining()) {
        return -1;
      }
      decodeMore();
    }
    int count = Math.min(length, decoded.remaining());
    decoded.get(target, offset, count);
    return count;
  }

  private void decodeMore() throws IOException {
    if (result.isUnderflow() && !atEnd) {
      encoded.compact();
      int count = bytes.read(encoded.array(), encoded.position(), encoded.remaining());
      atEnd = count < 0;
      encoded.position(encoded.position() + Math.max(0, count)).flip();
    }
    decoded.clear();
    result = decoder.decode(encoded, decoded, atEnd);
    decoded.flip();
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }

  /** Whether a failure to read was one to decode. */
  static boolean isBehind(Throwable failure) {
    return failure instanceof CharacterCodingException;
  }
}
