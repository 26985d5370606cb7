package org.eugene.io;

import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a line, quoted as in CSV or not. Which character separates them is for the line to
 * tell: the first of those allowed that stands outside quotes, or else runs of blanks and tabs.
 */
public final class LineFields {
  private static final char BLANK = ' ';

  private final LineScanner lines;
  private final String line;
  private final char separator;
  private int at;

  private LineFields(LineScanner lines, String line, char separator) {
    this.lines = lines;
    this.line = line;
    this.separator = separator;
  }

  /**
   * Cuts the current line.
   *
   * @param separators the characters that may stand between fields, for example ",;"
   */
  public static List<String> of(LineScanner lines, String separators) {
    return of(lines, lines.line().strip(), separators);
  }

  /** Cuts a part of the current line. */
  public static List<String> of(LineScanner lines, String part, String separators) {
    return new LineFields(lines, part, separator(part, separators)).all();
  }

  private static char separator(String line, String separators) {
    boolean quoted = false;
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      quoted ^= c == '"';
      if (!quoted && separators.indexOf(c) >= 0) {
        return c;
      }
    }
    return BLANK;
  }

  private List<String> all() {
    List<String> fields = new ArrayList<>();
    do {
      skipBlanks();
      fields.add(at < line.length() && line.charAt(at) == '"' ? quoted() : plain());
      skipBlanks();
    } while (passSeparator());
    return fields;
  }

  private void skipBlanks() {
    while (at < line.length() && isBlank(line.charAt(at)) && !isSeparator(line.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char c) {
    return c == BLANK || c == '\t';
  }

  private boolean isSeparator(char c) {
    return c == separator || (separator == BLANK && c == '\t');
  }

  private String plain() {
    int from = at;
    while (at < line.length() && !isSeparator(line.charAt(at))) {
      at++;
    }
    return line.substring(from, at).strip();
  }

  private String quoted() {
    StringBuilder field = new StringBuilder();
    for (at++; at < line.length(); at++) {
      char c = line.charAt(at);
      if (c != '"') {
        field.append(c);
      } else if (at + 1 < line.length() && line.charAt(at + 1) == '"') {
        field.append('"');
        at++;
      } else {
        at++;
        return field.toString();
      }
    }
    throw lines.error("the quoted field does not end; close it with a double quote");
  }

  /** Whether there is another field. */
  private boolean passSeparator() {
    if (at == line.length()) {
      return false;
    }
    if (!isSeparator(line.charAt(at))) {
      throw lines.error("there is text behind a quoted field; put a separator between");
    }
    do {
      at++;
    } while (separator == BLANK && at < line.length() && isBlank(line.charAt(at)));
    return true;
  }
}
