package org.eugene.io.xml;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.io.GraphInput;

/** A whole XML document as text, for parsers that cannot be trusted with more. */
public final class XmlDocument {
  private static final Pattern DECLARATION =
      Pattern.compile("^\\s*<\\?xml[^>]{0,200}?encoding\\s*=\\s*[\"']([^\"']{1,40})[\"']");
  private static final String DOCUMENT_TYPE = "<!DOCTYPE";

  private XmlDocument() {}

  /**
   * The text with the document type, if there is one, replaced by blanks: lines stay where they
   * are, but no entity is declared any more.
   */
  public static String withoutDocumentType(GraphInput input) throws IOException {
    String text = decode(input);
    int start = documentType(text);
    if (start < 0) {
      return text;
    }
    int end = endOfDocumentType(text, start);
    String blanks = text.substring(start, end).replaceAll("[^\\r\\n]", " ");
    return text.substring(0, start) + blanks + text.substring(end);
  }

  private static String decode(GraphInput input) throws IOException {
    byte[] bytes = input.bytes().readAllBytes();
    if (bytes.length >= 2 && (bytes[0] & 0xFF) + (bytes[1] & 0xFF) == 0xFE + 0xFF) {
      return new String(bytes, StandardCharsets.UTF_16);
    }
    String head = new String(bytes, 0, Math.min(bytes.length, 400), StandardCharsets.ISO_8859_1);
    Matcher declared = DECLARATION.matcher(head.startsWith("ï»¿") ? head.substring(3) : head);
    if (declared.find() && !declared.group(1).equalsIgnoreCase("UTF-8")) {
      return new String(bytes, charset(input, declared.group(1)));
    }
    return input.decodeText(bytes);
  }

  private static Charset charset(GraphInput input, String name) {
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw input.error(1, "the encoding " + name + " is not known; save the file as UTF-8");
    }
  }

  /** Where the document type begins, or -1: it stands before the first tag, not in a comment. */
  private static int documentType(String text) {
    int at = 0;
    while (at < text.length()) {
      int open = text.indexOf('<', at);
      if (open < 0) {
        return -1;
      }
      if (text.startsWith(DOCUMENT_TYPE, open)) {
        return open;
      }
      if (text.startsWith("<!--", open)) {
        at = after(text, "-->", open + 4);
      } else if (text.startsWith("<?", open)) {
        at = after(text, "?>", open + 2);
      } else {
        return -1;
      }
    }
    return -1;
  }

  private static int after(String text, String sought, int from) {
    int found = text.indexOf(sought, from);
    return found < 0 ? text.length() : found + sought.length();
  }

  /** Behind the closing bracket; brackets and quotes inside are matched. */
  private static int endOfDocumentType(String text, int start) {
    int depth = 0;
    for (int at = start; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"' || c == '\'') {
        at = Math.max(at, after(text, String.valueOf(c), at + 1) - 1);
      } else if (text.startsWith("<!--", at)) {
        at = after(text, "-->", at + 4) - 1;
      } else if (c == '<') {
        depth++;
      } else if (c == '>' && --depth == 0) {
        return at + 1;
      }
    }
    return text.length();
  }
}
