package org.eugene.report.html;

import java.io.IOException;
import java.util.List;
import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.report.AnswerReport;
import org.eugene.report.Provenance;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.picture.Markup;
import org.eugene.report.words.SearchPhrases;
import org.eugene.search.Answer;
import org.eugene.search.Hit;

/** Queries and what was found, drawn in a grid with distances and differences. */
public final class AnswerPage {
  /** So many hits of a query are drawn; all are in its table. */
  public static final int DRAWN = 48;

  private AnswerPage() {}

  /**
   * A query and its answer.
   *
   * @param report the answer and what it was asked for
   * @param query the graph that was asked about
   * @param comparisons of the query with the first hits, as many as are to be drawn
   */
  public record Section(AnswerReport report, Graph query, List<Comparison> comparisons) {
    /** Keeps a copy of the comparisons. */
    public Section {
      comparisons = List.copyOf(comparisons);
    }
  }

  /**
   * Writes a page that needs no other file: a section a query, its graphs drawn beside each other.
   */
  public static void write(
      String title, List<Section> sections, Provenance provenance, Appendable out)
      throws IOException {
    Markup page = new Markup();
    page.open("header").element("p", "Graphs near a query", "class", "kicker").line();
    page.open("h1").element("bdi", title).close("h1").line().close("header").line();
    page.open("main").line();
    boolean molecular = sections.stream().allMatch(one -> MoleculeLook.isMolecule(one.query()));
    if (sections.stream().anyMatch(one -> !one.comparisons().isEmpty())) {
      page.element(
          "p",
          "Each graph is laid over the query, with what has to be removed, added and changed.",
          "class",
          "lead");
      Cards.writeLegend(molecular, page);
    }
    for (int at = 0; at < sections.size(); at++) {
      write(sections.get(at), "q" + at + "-", page);
    }
    page.close("main").line();
    HtmlPage.footer(provenance, page);
    HtmlPage.write(title, page.toString(), "", "plain.js", out);
  }

  private static void write(Section section, String prefix, Markup page) {
    Answer answer = section.report().answer();
    page.open("section", "class", "long").open("h2").element("bdi", answer.query()).close("h2");
    page.element("p", SearchPhrases.summary(section.report()), "class", "lead");
    page.open("div", "class", "cards").line();
    Cards cards = new Cards(prefix, page);
    cards.writeFirst(section.query(), "query");
    List<Hit> hits = answer.hits();
    for (int at = 0; at < section.comparisons().size(); at++) {
      cards.write(String.valueOf(at + 1), hits.get(at), section.comparisons().get(at));
    }
    page.close("div").line();
    if (hits.size() > section.comparisons().size()) {
      writeRest(hits, section.comparisons().size(), page);
    }
    page.close("section").line();
  }

  private static void writeRest(List<Hit> hits, int drawn, Markup page) {
    page.open("details");
    page.element("summary", (hits.size() - drawn) + " more");
    page.open("div", "class", "rows").raw("<table><thead><tr><th scope=\"col\" class=\"num\">");
    page.raw("Rank</th><th scope=\"col\">Graph</th><th scope=\"col\" class=\"num\">Distance");
    page.raw("</th></tr></thead><tbody>");
    for (int at = drawn; at < hits.size(); at++) {
      page.open("tr").element("td", String.valueOf(at + 1), "class", "num");
      page.open("td").element("bdi", hits.get(at).id()).close("td");
      page.element("td", SearchPhrases.distance(hits.get(at)), "class", "num").close("tr").line();
    }
    page.raw("</tbody></table></div>").close("details").line();
  }
}
