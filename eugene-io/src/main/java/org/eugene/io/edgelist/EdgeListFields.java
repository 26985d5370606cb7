package org.eugene.io.edgelist;

import java.util.ArrayList;
import java.util.List;
import org.eugene.io.LineScanner;

/** The fields of one line. */
final class EdgeListFields {
  private EdgeListFields() {}

  /** Between the first of comma, semicolon and tab that occurs outside quotes, else blanks. */
  static List<String> of(String line, LineScanner lines) {
    char separator = separator(line);
    List<String> fields = new ArrayList<>();
    int at = 0;
    while (at <= line.length()) {
      StringBuilder field = new StringBuilder();
      at = field(line, at, separator, field, lines) + 1;
      fields.add(field.toString());
      while (separator == ' ' && at < line.length() && line.charAt(at) == ' ') {
        at++;
      }
    }
    return fields;
  }

  private static char separator(String line) {
    boolean quoted = false;
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      quoted ^= c == '"';
      if (!quoted && (c == ',' || c == ';' || c == '\t')) {
        return c;
      }
    }
    return ' ';
  }

  /** Reads a field and returns the place of the separator behind it. */
  private static int field(
      String line, int from, char separator, StringBuilder field, LineScanner lines) {
    int at = from;
    while (at < line.length() && line.charAt(at) == ' ' && separator != ' ') {
      at++;
    }
    if (at < line.length() && line.charAt(at) == '"') {
      return quoted(line, at + 1, separator, field, lines);
    }
    int end = line.indexOf(separator, at);
    end = end < 0 ? line.length() : end;
    field.append(line.substring(at, end).strip());
    return end;
  }

  private static int quoted(
      String line, int from, char separator, StringBuilder field, LineScanner lines) {
    for (int at = from; at < line.length(); at++) {
      char c = line.charAt(at);
      if (c != '"') {
        field.append(c);
      } else if (at + 1 < line.length() && line.charAt(at + 1) == '"') {
        field.append('"');
        at++;
      } else {
        return end(line, at + 1, separator, lines);
      }
    }
    throw lines.error("the quoted field does not end; close it with a double quote");
  }

  private static int end(String line, int from, char separator, LineScanner lines) {
    int at = from;
    while (at < line.length() && line.charAt(at) == ' ' && separator != ' ') {
      at++;
    }
    if (at < line.length() && line.charAt(at) != separator) {
      throw lines.error("there is text behind a quoted field; put a separator between");
    }
    return at;
  }
}
