package org.eugene.io.edgelist;

import java.util.List;
import java.util.Locale;
import org.eugene.io.LabelMaker;

/**
 * What the columns of an edge list are.
 *
 * @param source the column of the first vertex
 * @param target the column of the second vertex
 * @param directed whether edges have a direction
 * @param names of all columns
 */
record EdgeListColumns(int source, int target, boolean directed, List<String> names) {
  static final EdgeListColumns DEFAULT =
      new EdgeListColumns(0, 1, false, List.of("source", "target", LabelMaker.NAME));

  static boolean isHeader(List<String> fields) {
    List<String> names = lowerCase(fields);
    return (names.contains("source") && names.contains("target"))
        || (names.contains("from") && names.contains("to"));
  }

  static EdgeListColumns of(List<String> header) {
    List<String> names = lowerCase(header);
    boolean directed = !(names.contains("source") && names.contains("target"));
    return new EdgeListColumns(
        names.indexOf(directed ? "from" : "source"),
        names.indexOf(directed ? "to" : "target"),
        directed,
        header);
  }

  private static List<String> lowerCase(List<String> fields) {
    return fields.stream().map(field -> field.strip().toLowerCase(Locale.ROOT)).toList();
  }
}
