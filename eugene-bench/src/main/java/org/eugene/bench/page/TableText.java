package org.eugene.bench.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table in Markdown with a remark below, in other clothes. */
public final class TableText {
  private static final int WIDTH = 100;

  private final List<List<String>> rows = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();

  private TableText(String markdown) {
    for (String line : markdown.lines().toList()) {
      if (line.startsWith("| ")) {
        rows.add(
            Arrays.stream(line.substring(1, line.length() - 1).split("\\|", -1))
                .map(String::strip)
                .toList());
      } else if (!line.isBlank() && !line.startsWith("|-")) {
        remarks.add(line);
      }
    }
  }

  /** Reads what a table renders. */
  public static TableText of(String markdown) {
    return new TableText(markdown);
  }

  List<List<String>> rows() {
    return rows;
  }

  List<String> remarks() {
    return remarks;
  }

  /** Columns side by side, numbers to the right. */
  public String text() {
    StringBuilder text = new StringBuilder();
    int[] widths = widths();
    for (int at = 0; at < rows.size(); at++) {
      text.append(line(rows.get(at), widths)).append('\n');
      if (at == 0) {
        text.append("-".repeat(Arrays.stream(widths).map(width -> width + 2).sum() - 2));
        text.append('\n');
      }
    }
    remarks.forEach(remark -> text.append('\n').append(wrapped(remark)).append('\n'));
    return text.toString();
  }

  private int[] widths() {
    int[] widths = new int[rows.isEmpty() ? 1 : rows.get(0).size()];
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    return widths;
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String gap = " ".repeat(widths[column] - row.get(column).length());
      line.append(column == 0 ? row.get(column) + gap : "  " + gap + row.get(column));
    }
    return line.toString().stripTrailing();
  }

  private static String wrapped(String remark) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (String word : remark.split(" ")) {
      if (at > 0 && at + 1 + word.length() > WIDTH) {
        text.append('\n');
        at = 0;
      }
      text.append(at == 0 ? "" : " ").append(word);
      at += word.length() + (at == 0 ? 0 : 1);
    }
    return text.toString();
  }

  /** Fields with commas or quotes are quoted; remarks are left out. */
  public String csv() {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      text.append(String.join(",", row.stream().map(TableText::field).toList())).append('\n');
    }
    return text.toString();
  }

  private static String field(String text) {
    return text.matches(".*[,\"].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }
}
