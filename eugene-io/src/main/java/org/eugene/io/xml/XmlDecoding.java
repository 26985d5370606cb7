package org.eugene.io.xml;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The characters of an XML document: in the encoding that its byte order mark or its declaration
 * names, else UTF-8. Bytes that are none in that encoding end the reading; the parser's own decoder
 * would also write a line to standard error.
 */
final class XmlDecoding {
  /** A declaration longer than this is not looked at. */
  private static final int PROLOGUE = 256;

  private static final Pattern ENCODING =
      Pattern.compile("^<\\?xml[^>]*encoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]*)[\"']");

  private XmlDecoding() {}

  static Reader of(InputStream bytes) throws IOException {
    BufferedInputStream in = new BufferedInputStream(bytes);
    in.mark(PROLOGUE);
    byte[] start = in.readNBytes(PROLOGUE);
    in.reset();
    Charset charset = charset(start);
    if (charset.equals(StandardCharsets.UTF_8) && startsWith(start, 0xEF, 0xBB, 0xBF)) {
      in.skipNBytes(3);
    }
    return new StrictReader(in, charset);
  }

  private static Charset charset(byte[] start) throws IOException {
    if (startsWith(start, 0xFE, 0xFF) || startsWith(start, 0xFF, 0xFE)) {
      return StandardCharsets.UTF_16;
    }
    Matcher declared = ENCODING.matcher(new String(start, StandardCharsets.ISO_8859_1));
    if (!declared.find()) {
      return StandardCharsets.UTF_8;
    }
    String name = declared.group(1);
    if (!Charset.isSupported(name)) {
      throw new IOException("the encoding " + name + " is not known");
    }
    return Charset.forName(name);
  }

  private static boolean startsWith(byte[] start, int... mark) {
    for (int at = 0; at < mark.length; at++) {
      if (at >= start.length || (start[at] & 0xFF) != mark[at]) {
        return false;
      }
    }
    return true;
  }
}
