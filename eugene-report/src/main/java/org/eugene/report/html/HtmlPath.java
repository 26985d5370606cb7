package org.eugene.report.html;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.report.DecimalNumber;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.overlay.OverlayVertex;
import org.eugene.report.picture.GraphPicture;
import org.eugene.report.picture.Markup;
import org.eugene.report.picture.View;
import org.eugene.report.words.EditKind;
import org.eugene.report.words.EditSentences;

/** The edits on a page: to step through, summed up by kind, and the dearest. */
final class HtmlPath {
  private static final int DEAREST = 5;
  private static final int MOST_ROWS = 1000;

  private final List<EditOperation> edits;
  private final boolean molecular;
  private final boolean directed;
  private final List<String> sentences = new ArrayList<>();
  private final List<BigDecimal> costs = new ArrayList<>();
  private final Map<Integer, String[]> marks = new HashMap<>();
  private final int silent;

  HtmlPath(Overlay overlay, EditPath path) {
    this.edits = overlay.edits();
    this.molecular = overlay.isMolecular();
    this.directed = overlay.isDirected();
    this.silent = path.operations().size() - edits.size();
    EditSentences words = new EditSentences(overlay.pair(), path.mapping());
    for (EditOperation edit : edits) {
      sentences.add(words.tell(edit));
      costs.add(DecimalNumber.of(edit.cost()));
    }
    for (OverlayVertex vertex : overlay.vertices()) {
      marks.put(vertex.step(), new String[] {"data-v", String.valueOf(vertex.number())});
    }
    for (int e = 0; e < overlay.edges().size(); e++) {
      OverlayEdge edge = overlay.edges().get(e);
      if (edge.step() > 0) {
        marks.put(edge.step(), new String[] {"data-e", String.valueOf(e)});
      }
    }
  }

  /** The drawing that a script moves from step to step, beside the list of edits. */
  void writeSteps(GraphPicture picture, Markup page) {
    page.open("section", "class", "long").element("h2", "Step by step").line();
    if (edits.isEmpty()) {
      page.element("p", "No edits: the graphs are equal, vertex by vertex.", "class", "lead");
      writeSilent(page);
      page.close("section").line();
      return;
    }
    page.element(
        "p",
        "From the source to the target, one edit at a time: move the slider, press n and p, or"
            + " choose an edit.",
        "class",
        "lead screen");
    page.open("div", "class", "walk").line();
    page.raw("<div id=\"walk\" class=\"screen\" hidden>\n<div class=\"controls\">");
    page.raw("<button type=\"button\" id=\"previous\">Back</button>");
    page.raw(
        "<input type=\"range\" id=\"step\" min=\"0\" max=\"" + edits.size() + "\" value=\"0\"");
    page.raw(" aria-label=\"step of the edit path\">");
    page.raw("<button type=\"button\" id=\"next\">Next</button></div>\n");
    page.raw("<p class=\"now\" id=\"now\" aria-live=\"polite\"></p>\n");
    page.open("figure", "class", "panel").open("div", "class", "scroll");
    page.raw(picture.svg(View.STEPS, "steps", "the graph at this step"));
    page.close("div").close("figure").close("div").line();
    writeTable(page);
    page.close("div").line();
    writeSilent(page);
    page.close("section").line();
  }

  /** The edits alone, as far as anybody reads. */
  void writeList(Markup page) {
    if (edits.isEmpty()) {
      return;
    }
    page.open("section", "class", "long").element("h2", "Edits");
    page.element("p", listed(), "class", "lead");
    writeTable(page);
    writeSilent(page);
    page.close("section").line();
  }

  private String listed() {
    return edits.size() <= MOST_ROWS
        ? "In the order in which they can be carried out."
        : "The first " + MOST_ROWS + " of " + edits.size() + "; --format json has all.";
  }

  private void writeSilent(Markup page) {
    if (silent > 0) {
      page.element(
          "p",
          silent == 1
              ? "One label changes in attributes that cost nothing."
              : silent + " labels change in attributes that cost nothing.",
          "class",
          "lead");
    }
  }

  private void writeTable(Markup page) {
    page.open("div", "class", "rows", "id", "edits", "tabindex", "0", "role", "region");
    page.raw("<table aria-label=\"the edits in order\"><thead><tr><th scope=\"col\">#</th>");
    page.raw("<th scope=\"col\">Edit</th><th scope=\"col\" class=\"num\">Cost</th>");
    page.raw("<th scope=\"col\" class=\"num\">Total</th></tr></thead>\n<tbody>\n");
    BigDecimal total = BigDecimal.ZERO;
    for (int at = 0; at < Math.min(MOST_ROWS, edits.size()); at++) {
      total = total.add(costs.get(at));
      page.open("tr", attributes(at, total));
      page.element("td", String.valueOf(at + 1), "class", "num");
      page.open("td").raw("<button type=\"button\" class=\"go\">");
      writeSign(EditKind.of(edits.get(at)).fate(), page);
      page.element("bdi", sentences.get(at)).raw("</button>").close("td");
      page.element("td", costs.get(at).toPlainString(), "class", "num");
      page.element("td", text(total), "class", "num");
      page.close("tr").line();
    }
    page.raw("</tbody></table>").close("div").line();
  }

  private String[] attributes(int at, BigDecimal total) {
    String told =
        sentences.get(at) + ". Cost " + costs.get(at).toPlainString() + ", total " + text(total);
    String[] mark = marks.getOrDefault(at + 1, new String[0]);
    String[] all = new String[2 + mark.length];
    all[0] = "data-told";
    all[1] = told;
    System.arraycopy(mark, 0, all, 2, mark.length);
    return all;
  }

  private static String text(BigDecimal number) {
    return DecimalNumber.text(number.doubleValue());
  }

  static void writeSign(Fate fate, Markup page) {
    String sign =
        switch (fate) {
          case DELETED -> "−";
          case INSERTED -> "+";
          case CHANGED -> "≠";
          case KEPT -> "=";
        };
    page.element("span", sign, "class", "sign " + fate.key(), "aria-hidden", "true");
  }

  /** Sums by kind of edit, and the dearest edits. */
  void writeCosts(Markup page) {
    if (edits.isEmpty()) {
      return;
    }
    page.open("section").element("h2", "What it costs").open("div", "class", "two").line();
    writeKinds(page);
    writeDearest(page);
    page.close("div").close("section").line();
  }

  private void writeKinds(Markup page) {
    Map<EditKind, BigDecimal> sums = new EnumMap<>(EditKind.class);
    Map<EditKind, Integer> counts = new EnumMap<>(EditKind.class);
    for (int at = 0; at < edits.size(); at++) {
      EditKind kind = EditKind.of(edits.get(at));
      sums.merge(kind, costs.get(at), BigDecimal::add);
      counts.merge(kind, 1, Integer::sum);
    }
    double most = sums.values().stream().mapToDouble(BigDecimal::doubleValue).max().orElse(0);
    page.open("div").element("h3", "By kind of edit").open("div", "class", "rows");
    page.raw("<table><thead><tr><th scope=\"col\">Kind</th><th scope=\"col\" class=\"num\">Edits");
    page.raw("</th><th scope=\"col\" class=\"num\">Cost</th><th scope=\"col\">Share</th></tr>");
    page.raw("</thead>\n<tbody>\n");
    for (Map.Entry<EditKind, BigDecimal> entry : sums.entrySet()) {
      EditKind kind = entry.getKey();
      page.open("tr").open("th", "scope", "row");
      writeSign(kind.fate(), page);
      page.text(kind.words(molecular, directed)).close("th");
      page.element("td", String.valueOf(counts.get(kind)), "class", "num");
      page.element("td", text(entry.getValue()), "class", "num");
      double share = most == 0 ? 0 : 100 * entry.getValue().doubleValue() / most;
      page.open("td", "style", "width:34%");
      String width = "width:" + Markup.number(share) + "%";
      page.element("span", "", "class", "bar " + kind.fate().key(), "style", width);
      page.close("td").close("tr").line();
    }
    page.raw("</tbody></table></div>").close("div").line();
  }

  private void writeDearest(Markup page) {
    page.open("div").element("h3", "The dearest edits");
    if (edits.size() > 1 && costs.stream().distinct().count() == 1) {
      page.element(
          "p", "All " + edits.size() + " edits cost the same, " + text(costs.get(0)) + " each.");
      page.close("div").line();
      return;
    }
    List<Integer> order =
        IntStream.range(0, edits.size())
            .boxed()
            .sorted(Comparator.comparing((Integer at) -> costs.get(at)).reversed())
            .limit(DEAREST)
            .toList();
    page.open("div", "class", "rows");
    page.raw("<table><thead><tr><th scope=\"col\">Step</th><th scope=\"col\">Edit</th>");
    page.raw("<th scope=\"col\" class=\"num\">Cost</th></tr></thead>\n<tbody>\n");
    for (int at : order) {
      page.open("tr", marks.getOrDefault(at + 1, new String[0]));
      page.element("td", String.valueOf(at + 1), "class", "num").open("td");
      writeSign(EditKind.of(edits.get(at)).fate(), page);
      page.element("bdi", sentences.get(at)).close("td");
      page.element("td", costs.get(at).toPlainString(), "class", "num");
      page.close("tr").line();
    }
    page.raw("</tbody></table></div>").close("div").line();
  }
}
