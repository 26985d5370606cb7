package org.eugene.bench.csv;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A line of comma-separated fields; a field with a comma or a quote is quoted. */
public final class Csv {
  private Csv() {}

  /** The line without its end. A field is one line: line breaks in it become blanks. */
  public static String line(List<String> fields) {
    return fields.stream().map(Csv::quoted).collect(Collectors.joining(","));
  }

  private static String quoted(String field) {
    String flat = field.replace('\n', ' ').replace('\r', ' ');
    return flat.contains(",") || flat.contains("\"")
        ? '"' + flat.replace("\"", "\"\"") + '"'
        : flat;
  }

  /** The fields of a line. */
  public static List<String> fields(String line) {
    return line.indexOf('"') < 0 ? List.of(line.split(",", -1)) : unquoted(line);
  }

  private static List<String> unquoted(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean inside = false;
    for (int at = 0; at < line.length(); at++) {
      char next = line.charAt(at);
      if (next == '"' && inside && at + 1 < line.length() && line.charAt(at + 1) == '"') {
        field.append('"');
        at++;
      } else if (next == '"') {
        inside = !inside;
      } else if (next == ',' && !inside) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(next);
      }
    }
    fields.add(field.toString());
    return List.copyOf(fields);
  }
}
