package org.eugene.report.html;

import java.util.List;
import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.LabelDictionary;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.picture.GraphPicture;
import org.eugene.report.picture.Legend;
import org.eugene.report.picture.Markup;
import org.eugene.report.picture.View;
import org.eugene.report.words.SearchPhrases;
import org.eugene.report.words.Story;
import org.eugene.search.Hit;

/** Small drawings in a grid: one graph, and others with what sets them apart from it. */
final class Cards {
  /** A drawing of more vertices than this says nothing at the size of a card. */
  private static final int LARGEST = 120;

  private static final int SENTENCES = 3;

  private final Markup page;
  private final String prefix;
  private int number;

  /**
   * @param prefix of the names of drawings, different for each grid of a page
   */
  Cards(String prefix, Markup page) {
    this.prefix = prefix;
    this.page = page;
  }

  /** What the signs of the drawings mean. */
  static void writeLegend(boolean molecular, Markup page) {
    page.open("ul", "class", "legend");
    for (Fate fate : Legend.FATES) {
      page.open("li").raw(Legend.sample(fate, molecular)).text(Legend.word(fate)).close("li");
    }
    page.close("ul").line();
  }

  /** The graph that the others are compared with. */
  void writeFirst(Graph graph, String role) {
    page.open("figure", "class", "panel first");
    page.open("figcaption").element("bdi", graph.id()).element("small", role).close("figcaption");
    GraphPair alone =
        new GraphPair(graph, Graph.undirected("nothing", new LabelDictionary()).build());
    draw(Overlay.unmapped(alone), View.SOURCE, graph.id());
    page.close("figure").line();
  }

  /** One of the others. */
  void write(String rank, Hit hit, Comparison comparison) {
    page.open("figure", "class", "panel");
    page.open("figcaption").open("span");
    if (!rank.isEmpty()) {
      page.element("small", rank + " ");
    }
    page.element("bdi", hit.id()).close("span");
    page.element("span", SearchPhrases.distance(hit), "class", "far").close("figcaption");
    GraphPair pair = comparison.problem().pair();
    if (comparison.path().isPresent()) {
      draw(Overlay.drawn(pair, comparison.path().get()), View.OVERLAY, pair.target().id());
      page.element("p", said(comparison), "class", "said");
    } else {
      draw(Overlay.unmapped(pair), View.TARGET, pair.target().id());
    }
    page.close("figure").line();
  }

  private void draw(Overlay overlay, View view, String title) {
    if (overlay.order() == 0) {
      page.element("p", "This graph is empty.", "class", "none");
    } else if (overlay.order() > LARGEST) {
      page.element(
          "p", overlay.order() + " vertices, too many for a small drawing", "class", "none");
    } else {
      GraphPicture picture = GraphPicture.of(overlay);
      page.raw(picture.svg(view, prefix + number++, title));
    }
  }

  private static String said(Comparison comparison) {
    Story story = Story.of(comparison.problem().pair(), comparison.path().orElseThrow());
    List<String> sentences = story.lines().stream().map(Story.Line::sentence).toList();
    if (sentences.isEmpty()) {
      return "equal";
    }
    String some = String.join("; ", sentences.subList(0, Math.min(SENTENCES, sentences.size())));
    int more = sentences.size() - SENTENCES;
    return more > 0 ? some + "; and " + more + " more" : some;
  }
}
