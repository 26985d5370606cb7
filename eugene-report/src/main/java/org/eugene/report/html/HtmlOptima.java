package org.eugene.report.html;

import java.util.List;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.optima.Optima;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.report.Report;
import org.eugene.report.picture.Markup;
import org.eugene.report.words.EditKind;
import org.eugene.report.words.EditSentences;
import org.eugene.report.words.OptimaPhrases;

/** All optimal mappings on a page: what is in every one, and where each differs from the first. */
final class HtmlOptima {
  private static final int MOST_ROWS = 1000;

  private HtmlOptima() {}

  /** Writes nothing if nobody asked for them. */
  static void write(Report report, EditPath path, Markup page) {
    if (report.optima().isEmpty()) {
      return;
    }
    Optima optima = report.optima().get();
    GraphPair pair = report.comparison().problem().pair();
    String count = OptimaPhrases.count(optima);
    page.open("section", "class", "long").element("h2", "Optimal mappings");
    page.element(
        "p", Character.toUpperCase(count.charAt(0)) + count.substring(1) + ".", "class", "lead");
    if (optima.end() != Optima.End.NOT_PROVED) {
      String always = OptimaPhrases.always(optima, path.operations().size());
      page.element("p", always, "class", "lead");
      writeAlways(optima, pair, path, page);
      writeOthers(optima, pair, page);
    }
    page.close("section").line();
  }

  private static void writeAlways(Optima optima, GraphPair pair, EditPath path, Markup page) {
    List<EditOperation> always = optima.always().orElse(List.of());
    if (always.isEmpty() || always.size() == path.operations().size()) {
      return;
    }
    EditSentences words = new EditSentences(pair, path.mapping());
    openTable("edits in every optimum", page);
    page.raw(
        "<table id=\"always\"><thead><tr><th scope=\"col\">In every optimum</th></tr></thead>");
    page.raw("\n<tbody>\n");
    for (EditOperation edit : always.subList(0, Math.min(MOST_ROWS, always.size()))) {
      page.open("tr").open("td");
      HtmlPath.writeSign(EditKind.of(edit).fate(), page);
      page.element("bdi", words.tell(edit)).close("td").close("tr").line();
    }
    page.raw("</tbody></table>").close("div").line();
  }

  private static void writeOthers(Optima optima, GraphPair pair, Markup page) {
    List<VertexMapping> all = optima.mappings();
    if (all.size() < 2) {
      return;
    }
    page.element("p", listed(all.size()), "class", "lead");
    openTable("the other optimal mappings", page);
    page.raw("<table id=\"optima\"><thead><tr><th scope=\"col\" class=\"num\">#</th>");
    page.raw("<th scope=\"col\">Vertices that become others than above</th></tr></thead>");
    page.raw("\n<tbody>\n");
    for (int at = 1; at < Math.min(MOST_ROWS, all.size()); at++) {
      page.open("tr").element("td", String.valueOf(at + 1), "class", "num").open("td");
      List<String> differences = OptimaPhrases.differences(pair, all.get(0), all.get(at));
      page.element("bdi", String.join(", ", differences)).close("td").close("tr").line();
    }
    page.raw("</tbody></table>").close("div").line();
  }

  private static void openTable(String label, Markup page) {
    page.open("div", "class", "rows", "tabindex", "0", "role", "region", "aria-label", label);
  }

  private static String listed(int mappings) {
    return "The first is the one that this page shows."
        + (mappings > MOST_ROWS
            ? " Of the others, " + (MOST_ROWS - 1) + " are shown; --format json has all."
            : "");
  }
}
