package org.eugene.cli;

import java.util.ArrayList;
import java.util.List;
import org.eugene.io.LineScanner;

/** The fields of one line: between commas, quoted or not, or else between blanks. */
final class PairFields {
  private PairFields() {}

  static List<String> of(String line, LineScanner lines) {
    return line.indexOf(',') >= 0 || line.startsWith("\"")
        ? betweenCommas(line, lines)
        : List.of(line.split("\\s+"));
  }

  private static List<String> betweenCommas(String line, LineScanner lines) {
    List<String> fields = new ArrayList<>();
    int at = 0;
    while (at <= line.length()) {
      if (at < line.length() && line.charAt(at) == '"') {
        StringBuilder field = new StringBuilder();
        at = quoted(line, at + 1, field, lines);
        fields.add(field.toString());
        at = Math.max(at, commaAfter(line, at)) + 1;
      } else {
        int comma = commaAfter(line, at);
        fields.add(line.substring(at, comma).strip());
        at = comma + 1;
      }
    }
    return fields;
  }

  private static int commaAfter(String line, int at) {
    int comma = line.indexOf(',', at);
    return comma < 0 ? line.length() : comma;
  }

  /** Reads up to the closing quote, two quotes being one, and returns the place behind it. */
  private static int quoted(String line, int from, StringBuilder field, LineScanner lines) {
    int at = from;
    while (at < line.length()) {
      char c = line.charAt(at++);
      if (c != '"') {
        field.append(c);
      } else if (at < line.length() && line.charAt(at) == '"') {
        field.append('"');
        at++;
      } else {
        return at;
      }
    }
    throw lines.error("the quoted id does not end; close it with a double quote");
  }
}
