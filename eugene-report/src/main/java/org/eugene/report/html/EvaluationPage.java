package org.eugene.report.html;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.eugene.report.evaluation.Evaluation;
import org.eugene.report.evaluation.MethodScores;
import org.eugene.report.evaluation.ScoreTable;
import org.eugene.report.picture.Markup;
import org.eugene.report.picture.Plot;

/** The page of an evaluation: a table of scores, errors against time and against size. */
public final class EvaluationPage {
  private static final int SIZE_GROUPS = 8;

  private EvaluationPage() {}

  /** Writes a page that needs no other file. */
  public static void write(Evaluation evaluation, Appendable out) throws IOException {
    Markup page = new Markup();
    page.open("header").element("p", "Methods judged", "class", "kicker").line();
    page.open("h1").element("bdi", evaluation.title()).close("h1").line();
    page.element("p", ScoreTable.remark(evaluation), "class", "lead").close("header").line();
    page.open("main").line();
    writeTable(evaluation, page);
    List<MethodScores> scores = evaluation.scores();
    if (scores.stream().anyMatch(each -> each.judgedPairs() > 0)) {
      writeTimes(scores, page);
      writeSizes(scores, page);
    }
    page.close("main").line();
    HtmlPage.footer(evaluation.provenance(), page);
    HtmlPage.write("Methods on " + evaluation.title(), page.toString(), "", "index.js", out);
  }

  private static void writeTable(Evaluation evaluation, Markup page) {
    page.open("section", "class", "long").element("h2", "Scores");
    page.element(
        "p",
        "MAE is the mean absolute error, right the share of exact distances; Spearman and Kendall"
            + " compare the order of estimates and distances; p@k is the share of a source's k"
            + " nearest that the method finds; bound gap is what lower bounds lack; 95 of 100 pairs"
            + " took no longer than 95 % ms.",
        "class",
        "lead");
    page.open("div", "class", "rows tall").raw("<table id=\"pairs\"><thead><tr>");
    List<String> heads = ScoreTable.heads();
    for (int at = 0; at < heads.size(); at++) {
      page.open("th", "scope", "col", "class", at == 0 ? "" : "num");
      page.element("button", heads.get(at), "type", "button").close("th");
    }
    page.raw("</tr></thead>\n<tbody>\n");
    for (List<String> row : ScoreTable.rows(evaluation)) {
      page.open("tr");
      for (int at = 0; at < row.size(); at++) {
        String key = row.get(at).replace(" %", "").replace("–", "");
        page.element(
            "td", row.get(at), "class", at == 0 ? "" : "num", "data-key", at == 0 ? "" : key);
      }
      page.close("tr").line();
    }
    page.raw("</tbody></table></div>").close("section").line();
  }

  private static void writeTimes(List<MethodScores> scores, Markup page) {
    Plot plot =
        new Plot("Mean error against mean time", "mean time of a pair (ms)", true, "mean error");
    for (MethodScores each : scores) {
      if (each.judgedPairs() > 0) {
        plot.dot(each.method(), new Plot.Dot(each.meanMillis(), each.mae(), said(each)));
      }
    }
    page.open("section").element("h2", "Error against time");
    page.element("p", "Further down is closer, further left is quicker.", "class", "lead");
    page.open("figure", "class", "panel").raw(plot.svg()).close("figure").close("section").line();
  }

  private static String said(MethodScores scores) {
    return String.format(Locale.ROOT, "error %.3f in %.3g ms", scores.mae(), scores.meanMillis());
  }

  private static void writeSizes(List<MethodScores> scores, Markup page) {
    Plot plot =
        new Plot("Mean error against size", "vertices of the larger graph", false, "mean error");
    for (MethodScores each : scores) {
      plot.line(
          each.method(),
          each.bySize(SIZE_GROUPS).stream()
              .map(
                  group ->
                      new Plot.Dot(
                          group.size(),
                          group.error(),
                          String.format(
                              Locale.ROOT,
                              "error %.3f at %.1f vertices, %d pairs",
                              group.error(),
                              group.size(),
                              group.pairs())))
              .toList());
    }
    page.open("section").element("h2", "Error against size");
    page.element("p", "Pairs in order of size, in groups of about as many.", "class", "lead");
    page.raw(plot.legend());
    page.open("figure", "class", "panel").raw(plot.svg()).close("figure").close("section").line();
  }
}
