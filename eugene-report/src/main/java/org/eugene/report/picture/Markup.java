package org.eugene.report.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes elements of XML or HTML; whatever comes from a file goes through {@link #escape}. */
public final class Markup {
  private final StringBuilder text = new StringBuilder();

  /** A text that is only a text, in an element or an attribute between double quotes. */
  public static String escape(String raw) {
    StringBuilder safe = new StringBuilder(raw.length() + 16);
    raw.codePoints().forEach(c -> append(c, safe));
    return safe.toString();
  }

  private static void append(int c, StringBuilder safe) {
    switch (c) {
      case '<' -> safe.append("&lt;");
      case '>' -> safe.append("&gt;");
      case '&' -> safe.append("&amp;");
      case '"' -> safe.append("&quot;");
      case '\'' -> safe.append("&#39;");
      default -> safe.appendCodePoint(isXml(c) ? c : 0xFFFD);
    }
  }

  private static boolean isXml(int c) {
    return c == '\t'
        || c == '\n'
        || (c >= 0x20 && c < 0x7F)
        || (c > 0x9F && c <= 0xD7FF)
        || (c >= 0xE000 && c <= 0xFFFD)
        || c >= 0x10000;
  }

  /** A coordinate: one decimal, which is finer than the eye, and the same everywhere. */
  public static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_EVEN);
    BigDecimal tidy = rounded.stripTrailingZeros();
    return tidy.signum() == 0 ? "0" : tidy.toPlainString();
  }

  /** The beginning of a picture that stands alone. */
  static Markup picture(String kind, double width, double height, String title) {
    Markup svg = new Markup();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "class",
        kind,
        "width",
        number(width),
        "height",
        number(height),
        "viewBox",
        "0 0 " + number(width) + " " + number(height),
        "role",
        "img");
    return svg.line().element("title", title).line();
  }

  /** A start tag; attributes are names and values in turn. */
  public Markup open(String tag, String... attributes) {
    return start(tag, ">", attributes);
  }

  /** An element without content. */
  public Markup empty(String tag, String... attributes) {
    return start(tag, "/>", attributes);
  }

  private Markup start(String tag, String end, String... attributes) {
    text.append('<').append(tag);
    for (int at = 0; at < attributes.length; at += 2) {
      text.append(' ').append(attributes[at]).append("=\"");
      text.append(escape(attributes[at + 1])).append('"');
    }
    text.append(end);
    return this;
  }

  /** Ends an element that {@link #open} began. */
  public Markup close(String tag) {
    text.append("</").append(tag).append('>');
    return this;
  }

  /** An element that holds a text. */
  public Markup element(String tag, String content, String... attributes) {
    return open(tag, attributes).text(content).close(tag);
  }

  /** Adds text, escaped. */
  public Markup text(String content) {
    text.append(escape(content));
    return this;
  }

  /** What is markup already. */
  public Markup raw(String markup) {
    text.append(markup);
    return this;
  }

  /** Ends a line, for who reads the source. */
  public Markup line() {
    text.append('\n');
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
