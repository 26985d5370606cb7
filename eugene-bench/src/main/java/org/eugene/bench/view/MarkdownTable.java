package org.eugene.bench.view;

import java.util.List;
import java.util.stream.Collectors;

/** A view in Markdown: the table, and the remarks as a paragraph below. */
public final class MarkdownTable {
  private MarkdownTable() {}

  public static String of(View view) {
    StringBuilder text = new StringBuilder(row(view.columns()));
    text.append('|').append("---|".repeat(view.columns().size())).append('\n');
    view.rows().forEach(row -> text.append(row(row)));
    return text + (view.remarks().isEmpty() ? "" : "\n" + view.remark() + "\n");
  }

  private static String row(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
