package org.eugene.bench.view;

import java.util.List;
import java.util.stream.IntStream;

/** A view for a terminal: columns side by side, numbers to the right. */
final class TextTable {
  private static final int WIDTH = 100;

  private TextTable() {}

  static String of(View view) {
    int[] widths =
        IntStream.range(0, view.columns().size()).map(column -> width(view, column)).toArray();
    StringBuilder text = new StringBuilder(line(view.columns(), widths));
    text.append("-".repeat(IntStream.of(widths).map(width -> width + 2).sum() - 2)).append('\n');
    view.rows().forEach(row -> text.append(line(row, widths)));
    return text + (view.remarks().isEmpty() ? "" : "\n" + wrapped(view.remark()) + "\n");
  }

  private static int width(View view, int column) {
    int widest = view.rows().stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    return Math.max(view.columns().get(column).length(), widest);
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String gap = " ".repeat(widths[column] - row.get(column).length());
      line.append(column == 0 ? row.get(column) + gap : "  " + gap + row.get(column));
    }
    return line.toString().stripTrailing() + "\n";
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
}
