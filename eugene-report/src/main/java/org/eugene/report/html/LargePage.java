package org.eugene.report.html;

import java.io.IOException;
import java.util.List;
import org.eugene.path.EditPath;
import org.eugene.report.Report;
import org.eugene.report.overlay.Neighbourhoods;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.picture.GraphPicture;
import org.eugene.report.picture.Markup;
import org.eugene.report.picture.View;

/** The page of a pair that is too large to be drawn whole: only where something changes. */
final class LargePage {
  private static final int DRAWN = 12;

  private LargePage() {}

  /**
   * @param page has its header, and main is open
   */
  static void write(Report report, Overlay overlay, EditPath path, Markup page, Appendable out)
      throws IOException {
    List<Overlay> pieces = Neighbourhoods.of(overlay);
    int drawn = Math.min(DRAWN, pieces.size());
    page.open("section", "class", "long").element("h2", "Where something changes");
    page.element("p", told(overlay, pieces.size(), drawn), "class", "lead");
    Cards.writeLegend(false, page);
    page.open("div", "class", drawn == 1 ? "pair flat" : "pair").line();
    for (int at = 0; at < drawn; at++) {
      page.open("figure", "class", "panel").open("div", "class", "scroll");
      GraphPicture picture = GraphPicture.of(pieces.get(at));
      page.raw(picture.svg(View.OVERLAY, "piece" + at, "changed neighbourhood " + (at + 1)));
      page.close("div").close("figure").line();
    }
    page.close("div").close("section").line();
    HtmlPath edits = new HtmlPath(overlay, path);
    edits.writeCosts(page);
    edits.writeList(page);
    HtmlOptima.write(report, path, page);
    page.close("main").line();
    HtmlPage.footer(report.provenance(), page);
    String title = report.source() + " → " + report.target();
    HtmlPage.write(title, page.toString(), "", "plain.js", out);
  }

  private static String told(Overlay overlay, int pieces, int drawn) {
    String size = overlay.order() + " vertices are too many for one drawing. ";
    if (pieces == 0) {
      return size + "Nothing changes.";
    }
    return size
        + "These are the vertices that change and some of their neighbours, in "
        + pieces
        + (pieces == 1 ? " piece" : " pieces")
        + (drawn < pieces ? ", of which the " + drawn + " largest are drawn." : ".");
  }
}
