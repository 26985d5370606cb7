package org.eugene.bench.view;

import org.eugene.bench.csv.Csv;

/** A view's columns and rows as CSV, figures as they are shown; remarks are left out. */
final class CsvTable {
  private CsvTable() {}

  static String of(View view) {
    StringBuilder text = new StringBuilder(Csv.line(view.columns())).append('\n');
    view.rows().forEach(row -> text.append(Csv.line(row)).append('\n'));
    return text.toString();
  }
}
