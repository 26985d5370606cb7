package org.eugene.report.evaluation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eugene.report.csv.CsvLine;

/** The scores of all methods as a table: text, Markdown or CSV. */
public final class ScoreTable {
  /** The columns of the table as CSV. */
  public static final String CSV_HEADER =
      "method,pairs,judged,mae,right,spearman,kendall,p@10,p@20,"
          + "mean_ms,median_ms,p95_ms,bound_gap,proved";

  private static final List<String> HEADS =
      List.of(
          "method",
          "MAE",
          "right",
          "Spearman",
          "Kendall",
          "p@10",
          "p@20",
          "mean ms",
          "median ms",
          "95 % ms",
          "bound gap",
          "proved");

  private ScoreTable() {}

  /** What the columns are called. */
  public static List<String> heads() {
    return HEADS;
  }

  /** The cells of each method, in the order of {@link #heads}. */
  public static List<List<String>> rows(Evaluation evaluation) {
    return evaluation.scores().stream().map(ScoreTable::row).toList();
  }

  private static List<String> row(MethodScores scores) {
    return List.of(
        scores.method(),
        fixed(scores.mae(), 3),
        percent(scores.right()),
        fixed(scores.spearman(), 3),
        fixed(scores.kendall(), 3),
        fixed(scores.precisionAt(10), 2),
        fixed(scores.precisionAt(20), 2),
        millis(scores.meanMillis()),
        millis(scores.medianMillis()),
        millis(scores.slowMillis()),
        fixed(scores.boundGap(), 3),
        percent(scores.proved()));
  }

  private static String fixed(double value, int decimals) {
    return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? "–" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  private static String millis(double millis) {
    return fixed(millis, millis < 10 ? 2 : millis < 100 ? 1 : 0);
  }

  /** Writes the table for a terminal, in columns. */
  public static void writeText(Evaluation evaluation, Appendable out) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADS);
    rows.addAll(rows(evaluation));
    int[] widths = new int[HEADS.size()];
    for (List<String> row : rows) {
      for (int at = 0; at < widths.length; at++) {
        widths[at] = Math.max(widths[at], row.get(at).length());
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int at = 0; at < widths.length; at++) {
        String blanks = " ".repeat(widths[at] - row.get(at).length());
        line.append(at == 0 ? row.get(at) + blanks : "  " + blanks + row.get(at));
      }
      out.append(line).append('\n');
    }
    out.append('\n').append(remark(evaluation)).append('\n');
  }

  /** Writes the table for a page or a pull request. */
  public static void writeMarkdown(Evaluation evaluation, Appendable out) throws IOException {
    out.append(markdown(HEADS));
    out.append("|---|").append("---:|".repeat(HEADS.size() - 1)).append('\n');
    for (List<String> row : rows(evaluation)) {
      out.append(markdown(row));
    }
    out.append('\n').append(remark(evaluation)).append('\n');
  }

  private static String markdown(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  /** Figures that other programs read: all digits, nothing where there is no figure. */
  public static void writeCsv(Evaluation evaluation, Appendable out) throws IOException {
    out.append(CSV_HEADER).append('\n');
    for (MethodScores scores : evaluation.scores()) {
      out.append(
          CsvLine.of(
              scores.method(),
              String.valueOf(scores.trials().size()),
              String.valueOf(scores.judgedPairs()),
              digits(scores.mae()),
              digits(scores.right()),
              digits(scores.spearman()),
              digits(scores.kendall()),
              digits(scores.precisionAt(10)),
              digits(scores.precisionAt(20)),
              digits(scores.meanMillis()),
              digits(scores.medianMillis()),
              digits(scores.slowMillis()),
              digits(scores.boundGap()),
              digits(scores.proved())));
    }
  }

  private static String digits(double value) {
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.6f", value);
  }

  /** What the figures rest on. */
  public static String remark(Evaluation evaluation) {
    List<MethodScores> scores = evaluation.scores();
    int pairs = scores.stream().mapToInt(each -> each.trials().size()).max().orElse(0);
    int judged = scores.stream().mapToInt(MethodScores::judgedPairs).max().orElse(0);
    return pairs
        + (pairs == 1 ? " pair" : " pairs")
        + ", costs "
        + evaluation.costs()
        + "; true distances: "
        + evaluation.truth()
        + (judged < pairs ? ", known for " + judged + " of them, and only these are judged" : "")
        + ".";
  }
}
