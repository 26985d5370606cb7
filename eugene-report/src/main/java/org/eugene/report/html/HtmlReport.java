package org.eugene.report.html;

import java.io.IOException;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.path.EditPath;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.Stages;
import org.eugene.report.json.JsonReport;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.picture.GraphPicture;
import org.eugene.report.picture.HeatMaps;
import org.eugene.report.picture.Legend;
import org.eugene.report.picture.Markup;
import org.eugene.report.picture.View;
import org.eugene.report.words.Phrases;
import org.eugene.solver.GedResult;

/**
 * A page to look at and hand on: the distance and how sure it is, both graphs side by side and over
 * each other, the path to step through, what it costs, which vertex becomes which, the other
 * optimal mappings if they were asked for, and the same as JSON.
 */
public final class HtmlReport implements ReportWriter {
  private static final double FLAT = 2.2;

  /** Beyond so many vertices a drawing of everything shows nothing. */
  private static final int LARGE = 400;

  /** Characters beyond which a title, such as two SMILES, is set smaller. */
  private static final int LONG_TITLE = 80;

  @Override
  public void write(Report report, Appendable out) throws IOException {
    GraphPair pair = report.comparison().problem().pair();
    Markup page = new Markup();
    writeHeader(report, page);
    page.open("main").line();
    if (report.comparison().path().isPresent()) {
      EditPath path = report.comparison().path().get();
      Overlay overlay = Overlay.of(pair, path);
      if (overlay.order() > LARGE && !overlay.isMolecular()) {
        LargePage.write(report, overlay, path, page, out);
        return;
      }
      GraphPicture picture = GraphPicture.of(overlay);
      writePair(pair, picture, page);
      writeOverlay(report, GraphPicture.of(Overlay.drawn(pair, path)), page);
      HtmlPath edits = new HtmlPath(overlay, path);
      edits.writeSteps(picture, page);
      edits.writeCosts(page);
      writeStages(report, page);
      HtmlMapping.write(overlay, path.mapping(), page);
      HtmlOptima.write(report, path, page);
    } else {
      writePair(pair, GraphPicture.of(Overlay.unmapped(pair)), page);
      writeStages(report, page);
    }
    StringBuilder json = new StringBuilder();
    new JsonReport().write(report, json);
    writeData(page);
    page.close("main").line();
    HtmlPage.footer(report.provenance(), page);
    HtmlPage.write(
        report.source() + " → " + report.target(),
        page.toString(),
        json.toString().strip(),
        "report.js",
        out);
  }

  private static void writeHeader(Report report, Markup page) {
    GedResult result = report.comparison().result();
    page.open("header").line();
    page.element("p", "Graph edit distance", "class", "kicker").line();
    boolean isLong = report.source().length() + report.target().length() > LONG_TITLE;
    page.open("h1", isLong ? new String[] {"class", "long"} : new String[0]);
    page.element("bdi", report.source());
    page.raw(" <span class=\"arrow\">→</span> ").element("bdi", report.target());
    page.close("h1").line();
    page.open("div", "class", "verdict").line();
    boolean found = result.mapping().isPresent();
    page.open("p", "class", "number");
    page.text(DecimalNumber.text(found ? result.upper() : result.lower()));
    page.element("small", found ? (result.isOptimal() ? "distance" : "at most") : "at least");
    page.close("p").line();
    page.open("div");
    page.open("p", "class", "claim");
    page.element("span", result.isOptimal() ? "✓" : "≤", "class", "mark", "aria-hidden", "true");
    page.text(claim(result)).close("p");
    page.element("p", bounds(result), "class", "bounds");
    page.close("div").close("div").line();
    writeFacts(report, page);
    page.close("header").line();
  }

  private static String claim(GedResult result) {
    if (result.isOptimal()) {
      return "Proved: there is no cheaper edit path";
    }
    return result.mapping().isPresent()
        ? "Not proved: there may be a cheaper edit path"
        : "No edit path was found";
  }

  private static String bounds(GedResult result) {
    if (result.isOptimal()) {
      return "lower and upper bound are both " + DecimalNumber.text(result.upper());
    }
    String known =
        result.mapping().isEmpty()
            ? "nothing is known from above"
            : result.lower() == 0
                ? "nothing is known from below"
                : "the distance is between "
                    + DecimalNumber.text(result.lower())
                    + " and "
                    + DecimalNumber.text(result.upper());
    return known + "; " + Phrases.reason(result.stop());
  }

  private static void writeFacts(Report report, Markup page) {
    GedResult result = report.comparison().result();
    GraphPair pair = report.comparison().problem().pair();
    boolean molecular =
        MoleculeLook.isMolecule(pair.source()) && MoleculeLook.isMolecule(pair.target());
    page.open("dl", "class", "facts").line();
    fact("Source", Phrases.counts(pair.source(), molecular), page);
    fact("Target", Phrases.counts(pair.target(), molecular), page);
    fact("Similarity", Phrases.similarity(report.comparison()), page);
    fact("Edits", String.valueOf(edits(report)), page);
    fact("Costs", report.costs(), page);
    fact("Method", report.method(), page);
    fact("Time", Phrases.seconds(result) + " s", page);
    page.close("dl").line();
  }

  private static long edits(Report report) {
    return report
        .comparison()
        .path()
        .map(path -> path.operations().stream().filter(op -> !Overlay.isSilent(op)).count())
        .orElse(0L);
  }

  private static void fact(String name, String value, Markup page) {
    page.open("div").element("dt", name).element("dd", value).close("div").line();
  }

  private static void writePair(GraphPair pair, GraphPicture picture, Markup page) {
    page.open("section").element("h2", "Side by side");
    page.element(
        "p",
        "Matching vertices stand in matching places. Point at one to see its partner.",
        "class",
        "lead");
    writeLegend(picture, page);
    // A flat picture would get too small in half a page; one below the other, places still match.
    boolean flat = picture.width() > FLAT * picture.height();
    page.open("div", "class", flat ? "pair flat" : "pair").line();
    writePanel(pair.source(), "source", picture, View.SOURCE, page);
    writePanel(pair.target(), "target", picture, View.TARGET, page);
    page.close("div").line();
    page.open("p", "class", "told", "id", "told", "aria-live", "polite").close("p");
    page.close("section").line();
  }

  private static void writeLegend(GraphPicture picture, Markup page) {
    if (Legend.FATES.stream().filter(picture::has).allMatch(fate -> fate == Fate.KEPT)) {
      return;
    }
    page.open("ul", "class", "legend");
    for (Fate fate : Legend.FATES) {
      if (picture.has(fate)) {
        page.open("li").raw(Legend.sample(fate, picture.isMolecular()));
        page.text(Legend.word(fate)).close("li");
      }
    }
    page.close("ul").line();
  }

  private static void writePanel(
      Graph graph, String id, GraphPicture picture, View view, Markup page) {
    page.open("figure", "class", "panel");
    page.open("figcaption").element("bdi", graph.id()).raw(" ");
    page.element("small", id).close("figcaption").line();
    if (graph.order() == 0) {
      page.element("p", "This graph is empty.", "class", "none");
    } else {
      page.open("div", "class", "scroll");
      page.raw(picture.svg(view, id, "the " + id + ", " + graph.id())).close("div");
    }
    page.close("figure").line();
  }

  private static void writeOverlay(Report report, GraphPicture picture, Markup page) {
    page.open("section").element("h2", "Overlay");
    page.element("p", "Both graphs over each other, with all edits at once.", "class", "lead");
    writeLegend(picture, page);
    page.open("figure", "class", "panel");
    GraphPair pair = report.comparison().problem().pair();
    if (pair.source().order() + pair.target().order() == 0) {
      page.element("p", "Both graphs are empty.", "class", "none");
    } else {
      page.open("div", "class", "scroll");
      page.raw(picture.svg(View.OVERLAY, "overlay", "both graphs over each other")).close("div");
    }
    page.close("figure").close("section").line();
  }

  private static void writeStages(Report report, Markup page) {
    if (report.stages().isEmpty()) {
      return;
    }
    Stages stages = report.stages().get();
    page.open("section").element("h2", "Stages of M-Adam");
    page.element(
        "p",
        "The matrix P, from the identity to the mapping: the darker a square, the larger the entry"
            + " between a source vertex (row) and a target vertex (column), and beyond a dashed"
            + " line is padding. "
            + (stages.borrowed()
                ? "This run of m-adam was made for the pictures; the answer above is that of "
                    + report.method()
                    + "."
                : ""),
        "class",
        "lead");
    page.open("div", "class", "stages").line();
    String box = "0 0 " + Markup.number(HeatMaps.size()) + " " + Markup.number(HeatMaps.size());
    for (HeatMaps.HeatMap map : HeatMaps.of(stages)) {
      page.open("figure", "class", "panel").element("figcaption", map.title());
      page.open("svg", "class", "heat", "viewBox", box, "role", "img", "aria-label", map.title());
      page.raw(map.svg()).close("svg").element("small", map.note());
      page.close("figure").line();
    }
    page.close("div").close("section").line();
  }

  private static void writeData(Markup page) {
    page.open("section", "class", "screen").element("h2", "Data");
    page.open("p", "class", "lead");
    page.text("This page holds the same answer as JSON. Saved to a file, ");
    page.element("code", "eugene apply SOURCE FILE");
    page.text(" turns the source into the target.").close("p");
    page.raw("<button type=\"button\" id=\"save\" hidden>Save the JSON</button>");
    page.close("section").line();
  }
}
