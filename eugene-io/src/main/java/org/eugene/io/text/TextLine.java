package org.eugene.io.text;

import org.eugene.io.LineScanner;

/** Cuts one line into a keyword, numbers and a label that may be quoted. */
final class TextLine {
  private final LineScanner lines;
  private final String line;
  private int at;

  TextLine(LineScanner lines) {
    this.lines = lines;
    this.line = lines.line();
    skipBlanks();
  }

  private void skipBlanks() {
    while (at < line.length() && isBlank(line.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f';
  }

  boolean isEmpty() {
    return at == line.length();
  }

  boolean isComment() {
    return !isEmpty() && line.charAt(at) == '#';
  }

  /** The next word, up to a blank. */
  String word() {
    int from = at;
    while (at < line.length() && !isBlank(line.charAt(at))) {
      at++;
    }
    String word = line.substring(from, at);
    skipBlanks();
    return word;
  }

  /** The next word as a vertex index. */
  int index() {
    int from = at;
    int value = 0;
    while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
      value = 10 * value + line.charAt(at) - '0';
      if (at - from > 8) {
        break;
      }
      at++;
    }
    if (at == from || (at < line.length() && !isBlank(line.charAt(at)))) {
      at = from;
      throw notAnIndex(word());
    }
    skipBlanks();
    return value;
  }

  private RuntimeException notAnIndex(String word) {
    if (word.isEmpty()) {
      return lines.error(
          "a vertex index is missing; write 'v index label' or 'e index index label'");
    }
    return lines.error(
        "\""
            + word
            + "\" is not a vertex index; vertices are numbered 0, 1, 2, … below a thousand million");
  }

  /** The last word, quoted or not; empty if there is none. */
  String label() {
    if (isEmpty()) {
      return "";
    }
    String label = line.charAt(at) == '"' ? quoted() : word();
    skipBlanks();
    if (!isEmpty()) {
      throw lines.error(
          "there is more after the label ("
              + line.substring(at)
              + "); quote a label that holds blanks: \"like this\"");
    }
    return label;
  }

  private String quoted() {
    StringBuilder label = new StringBuilder();
    for (at++; at < line.length(); at++) {
      char c = line.charAt(at);
      if (c == '"') {
        at++;
        return label.toString();
      }
      if (c == '\\') {
        c = escaped();
      }
      label.append(c);
    }
    throw lines.error("the quoted label does not end; close it with a double quote");
  }

  private char escaped() {
    at++;
    char c = at < line.length() ? line.charAt(at) : '\n';
    return switch (c) {
      case '"', '\\' -> c;
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default ->
          throw lines.error(
              "a backslash in a quoted label stands before \", \\, n, r or t only; double it");
    };
  }

  /** All that is left of the line, for ids that hold blanks. */
  String rest() {
    if (!isEmpty() && line.charAt(at) == '"') {
      return label();
    }
    int end = line.length();
    while (end > at && isBlank(line.charAt(end - 1))) {
      end--;
    }
    String rest = line.substring(at, end);
    at = line.length();
    return rest;
  }
}
