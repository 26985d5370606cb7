package org.eugene.bench.table;

import java.util.Collections;
import java.util.Locale;

/** A Markdown table as it grows, and how its numbers are spelled. */
final class Markdown {
  private final StringBuilder text = new StringBuilder();

  Markdown(String... columns) {
    row(columns);
    text.append('|')
        .append(String.join("", Collections.nCopies(columns.length, "---|")))
        .append('\n');
  }

  Markdown row(String... cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    return this;
  }

  /** The table with a remark below it. */
  String with(String remark) {
    return text + "\n" + remark + "\n";
  }

  /** Shares and errors. */
  static String decimal(double value) {
    return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%.3f", value);
  }

  /** Three digits are all that a shared machine can promise. */
  static String millis(double value) {
    if (Double.isNaN(value)) {
      return "–";
    }
    int digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  static String count(double value) {
    return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%.0f", value);
  }

  static String percent(double share) {
    return Double.isNaN(share) ? "–" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
