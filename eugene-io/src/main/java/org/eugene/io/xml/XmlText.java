package org.eugene.io.xml;

import java.util.Locale;

/** Text as it stands between tags or in attributes. */
public final class XmlText {
  private XmlText() {}

  /**
   * Spells the text so that a reader gets it back, line ends and blanks included.
   *
   * @throws IllegalArgumentException for the few characters that XML cannot carry at all
   */
  public static String spell(String text) {
    StringBuilder spelled = new StringBuilder(text.length() + 8);
    for (int at = 0; at < text.length(); ) {
      int c = text.codePointAt(at);
      at += Character.charCount(c);
      switch (c) {
        case '&' -> spelled.append("&amp;");
        case '<' -> spelled.append("&lt;");
        case '>' -> spelled.append("&gt;");
        case '"' -> spelled.append("&quot;");
        case '\n', '\r', '\t' -> spelled.append("&#").append(c).append(';');
        default -> spelled.appendCodePoint(checked(c));
      }
    }
    return spelled.toString();
  }

  private static int checked(int c) {
    boolean known = (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
    if (!known) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "XML cannot carry the character U+%04X of a label; choose another format",
              c));
    }
    return c;
  }
}
