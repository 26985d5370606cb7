package org.eugene.report.html;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.report.GroupReport;
import org.eugene.report.GroupReport.Group;
import org.eugene.report.GroupReport.Kind;
import org.eugene.report.Provenance;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.picture.Markup;
import org.eugene.report.words.SearchPhrases;
import org.eugene.search.Hit;

/** Groups with the graph in the middle of each drawn, and how the others differ from it. */
public final class GroupPage {
  /** So many members of a group are drawn; all are named. */
  public static final int DRAWN = 11;

  private GroupPage() {}

  /**
   * What is drawn of a group.
   *
   * @param center the graph in its middle
   * @param comparisons of it with the first members, as many as are to be drawn
   */
  public record Drawn(Graph center, List<Comparison> comparisons) {
    /** Keeps a copy of the comparisons. */
    public Drawn {
      comparisons = List.copyOf(comparisons);
    }
  }

  /**
   * @param drawn in the order of the groups
   */
  public static void write(
      String title, GroupReport report, List<Drawn> drawn, Provenance provenance, Appendable out)
      throws IOException {
    Markup page = new Markup();
    String kicker = report.kind() == Kind.CLUSTERS ? "Clusters" : "Equal and nearly equal graphs";
    page.open("header").element("p", kicker, "class", "kicker").line();
    page.open("h1").element("bdi", title).close("h1").line();
    page.element("p", report.title() + ".", "class", "lead").close("header").line();
    page.open("main").line();
    Cards.writeLegend(drawn.stream().allMatch(one -> MoleculeLook.isMolecule(one.center())), page);
    int number = 0;
    for (int at = 0; at < report.groups().size(); at++) {
      Group group = report.groups().get(at);
      if (report.kind() == Kind.CLUSTERS || !group.members().isEmpty()) {
        write(++number, report.kind(), group, drawn.get(at), page);
      }
    }
    if (number == 0) {
      page.element("p", "No two graphs are so near to each other.", "class", "none");
    }
    page.close("main").line();
    HtmlPage.footer(provenance, page);
    HtmlPage.write(title, page.toString(), "", "plain.js", out);
  }

  private static void write(int number, Kind kind, Group group, Drawn drawn, Markup page) {
    page.open("section", "class", "long").open("h2").text(number + ". ");
    page.element("bdi", group.center()).close("h2");
    int size = group.members().size() + 1;
    page.element("p", size + (size == 1 ? " graph" : " graphs"), "class", "lead");
    page.open("div", "class", "cards").line();
    Cards cards = new Cards("g" + number + "-", page);
    cards.writeFirst(drawn.center(), kind == Kind.CLUSTERS ? "medoid" : "representative");
    int shown = drawn.comparisons().size();
    for (int at = 0; at < shown; at++) {
      cards.write("", group.members().get(at), drawn.comparisons().get(at));
    }
    page.close("div").line();
    List<Hit> rest = group.members().subList(shown, group.members().size());
    if (!rest.isEmpty()) {
      String names =
          rest.stream()
              .map(hit -> hit.id() + " (" + SearchPhrases.distance(hit) + ")")
              .collect(Collectors.joining(", "));
      page.open("details").element("summary", rest.size() + " more").element("p", names);
      page.close("details").line();
    }
    page.close("section").line();
  }
}
