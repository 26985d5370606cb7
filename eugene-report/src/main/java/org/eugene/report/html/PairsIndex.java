package org.eugene.report.html;

import java.io.IOException;
import java.util.List;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Provenance;
import org.eugene.report.csv.DistanceTable;
import org.eugene.report.picture.Histogram;
import org.eugene.report.picture.Markup;

/** The page of many pairs: how their distances are spread, and a way to the page of each. */
public final class PairsIndex {
  private PairsIndex() {}

  /**
   * One pair.
   *
   * @param row ids and bounds
   * @param page where its page is, relative to this one
   */
  public record Entry(DistanceTable.Row row, String page) {
    boolean isProved() {
      return row.lower() == row.upper();
    }

    double upper() {
      return row.upper();
    }
  }

  /**
   * @param title what the collection is called
   * @param settings costs and method, as typed
   * @param table where the same numbers are as CSV, relative to this page
   * @param provenance how they came about
   */
  public static void write(
      String title,
      String settings,
      List<Entry> entries,
      String table,
      Provenance provenance,
      Appendable out)
      throws IOException {
    Markup page = new Markup();
    page.open("header").element("p", "Graph edit distances", "class", "kicker").line();
    page.open("h1").element("bdi", title).close("h1").line();
    writeVerdict(settings, entries, page);
    page.close("header").line().open("main").line();
    List<Double> distances =
        entries.stream().map(Entry::upper).filter(upper -> !upper.isInfinite()).toList();
    if (!distances.isEmpty()) {
      page.open("section").element("h2", "Distances");
      page.raw(Histogram.svg(distances, "distance")).close("section").line();
    }
    writeTable(entries, table, page);
    page.close("main").line();
    HtmlPage.footer(provenance, page);
    HtmlPage.write(title, page.toString(), "", "index.js", out);
  }

  private static void writeVerdict(String settings, List<Entry> entries, Markup page) {
    long proved = entries.stream().filter(Entry::isProved).count();
    double mean =
        entries.stream()
            .mapToDouble(Entry::upper)
            .filter(upper -> !Double.isInfinite(upper))
            .average()
            .orElse(0);
    page.open("div", "class", "verdict").open("p", "class", "number");
    page.text(String.valueOf(entries.size()));
    page.element("small", entries.size() == 1 ? "pair" : "pairs").close("p");
    page.open("div");
    page.element("p", proved + " of " + entries.size() + " distances proved", "class", "claim");
    page.element(
        "p",
        "mean distance " + DecimalNumber.rounded(mean, 3).toPlainString() + "; " + settings,
        "class",
        "bounds");
    page.close("div").close("div").line();
  }

  private static void writeTable(List<Entry> entries, String table, Markup page) {
    page.open("section", "class", "long").element("h2", "Pairs");
    page.open("p", "class", "lead").text("Each pair has a page of its own. The same numbers ");
    page.element("a", "as CSV", "href", table).text(".").close("p").line();
    page.raw(
        "<p class=\"screen\" hidden><label>Find <input id=\"find\" type=\"search\"></label></p>");
    page.line().open("div", "class", "rows tall");
    page.raw("<table id=\"pairs\"><thead><tr>");
    for (String head : List.of("Source", "Target")) {
      page.raw("<th scope=\"col\"><button type=\"button\">" + head + "</button></th>");
    }
    for (String head : List.of("Distance", "At least")) {
      page.raw(
          "<th scope=\"col\" class=\"num\"><button type=\"button\">" + head + "</button></th>");
    }
    page.raw("<th scope=\"col\"><button type=\"button\">Proved</button></th>");
    page.raw("<th scope=\"col\">Edit path</th></tr></thead>\n<tbody>\n");
    for (Entry entry : entries) {
      page.open("tr").open("td").element("bdi", entry.row().source()).close("td");
      page.open("td").element("bdi", entry.row().target()).close("td");
      String upper = DecimalNumber.text(entry.upper());
      page.element(
          "td", upper.equals("Infinity") ? "unknown" : upper, "class", "num", "data-key", upper);
      page.element("td", DecimalNumber.text(entry.row().lower()), "class", "num");
      page.element("td", entry.isProved() ? "✓ yes" : "no");
      page.open("td");
      page.element(
          "a",
          "open",
          "href",
          entry.page(),
          "aria-label",
          "edit path from " + entry.row().source() + " to " + entry.row().target());
      page.close("td").close("tr").line();
    }
    page.raw("</tbody></table></div>").close("section").line();
  }
}
