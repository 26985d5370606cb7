package org.eugene.io.edgelist;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.io.AttributeValue;
import org.eugene.io.LineScanner;

/**
 * The attributes of an edge as networkx writes them behind its ends: {@code {'weight': 2}}. Keys
 * are texts; values are texts, numbers, truth values or None, which is no value. Whatever else
 * there is, such as lists, is kept as the text it is.
 */
final class PythonDictionary {
  private final LineScanner lines;
  private final String text;
  private int at = 1;

  private PythonDictionary(LineScanner lines, String text) {
    this.lines = lines;
    this.text = text;
  }

  /** The attributes of a text that begins and ends with a brace. */
  static Map<String, Object> read(String text, LineScanner lines) {
    return new PythonDictionary(lines, text).entries();
  }

  private Map<String, Object> entries() {
    Map<String, Object> entries = new LinkedHashMap<>();
    skipBlanks();
    while (text.charAt(at) != '}') {
      String key = isQuote() ? string() : bare().strip();
      expect(':');
      Object value = value();
      if (!value.equals("None")) {
        entries.put(key, value);
      }
      skipBlanks();
      if (text.charAt(at) == ',') {
        at++;
        skipBlanks();
      } else if (text.charAt(at) != '}') {
        throw broken();
      }
    }
    if (at != text.length() - 1) {
      throw broken();
    }
    return entries;
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    if (at >= text.length()) {
      throw broken();
    }
  }

  private void expect(char c) {
    skipBlanks();
    if (text.charAt(at) != c) {
      throw broken();
    }
    at++;
    skipBlanks();
  }

  private boolean isQuote() {
    return text.charAt(at) == '\'' || text.charAt(at) == '"';
  }

  private Object value() {
    if (isQuote()) {
      return string();
    }
    String bare = bare().strip();
    if (bare.isEmpty()) {
      throw broken();
    }
    if (bare.equals("True") || bare.equals("False")) {
      return bare.equals("True");
    }
    Object integer = AttributeValue.integer(bare);
    return integer instanceof Long ? integer : AttributeValue.decimal(bare);
  }

  /** Up to the comma, colon or brace that ends it; brackets inside belong to it. */
  private String bare() {
    int from = at;
    int depth = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (depth == 0 && (c == ',' || c == ':' || c == '}')) {
        return text.substring(from, at);
      }
      depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
      if (isQuote()) {
        string();
      } else {
        at++;
      }
    }
    throw broken();
  }

  private String string() {
    char quote = text.charAt(at++);
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != quote) {
      char c = text.charAt(at++);
      value.append(
          c == '\\' && at < text.length() ? escaped(text.charAt(at++)) : String.valueOf(c));
    }
    if (at >= text.length()) {
      throw broken();
    }
    at++;
    return value.toString();
  }

  private String escaped(char c) {
    return switch (c) {
      case 'n' -> "\n";
      case 't' -> "\t";
      case 'r' -> "\r";
      case 'x' -> coded(2);
      case 'u' -> coded(4);
      default -> String.valueOf(c);
    };
  }

  private String coded(int digits) {
    try {
      String code = text.substring(at, at + digits);
      at += digits;
      return Character.toString(Integer.parseInt(code, 16));
    } catch (IndexOutOfBoundsException | NumberFormatException noCode) {
      throw broken();
    }
  }

  private RuntimeException broken() {
    return lines.error(
        "the attributes in braces are no dictionary of Python, such as {'weight': 2}; correct them");
  }
}
