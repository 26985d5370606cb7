package org.eugene.report.html;

import org.eugene.mapping.VertexMapping;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayVertex;
import org.eugene.report.picture.Legend;
import org.eugene.report.picture.Markup;
import org.eugene.report.words.EditSentences;

/** Which vertex becomes which, as a table of a page. */
final class HtmlMapping {
  private HtmlMapping() {}

  static void write(Overlay overlay, VertexMapping mapping, Markup page) {
    EditSentences names = new EditSentences(overlay.pair(), mapping);
    page.open("section", "class", "long");
    page.element("h2", overlay.isMolecular() ? "Atoms" : "Vertices");
    page.element("p", "Which vertex becomes which.", "class", "lead");
    page.open(
        "div", "class", "rows", "tabindex", "0", "role", "region", "aria-label", "the mapping");
    page.raw("<table id=\"mapping\"><thead><tr><th scope=\"col\">Source</th>");
    page.raw("<th scope=\"col\">Target</th><th scope=\"col\">What becomes of it</th></tr></thead>");
    page.raw("\n<tbody>\n");
    for (OverlayVertex vertex : overlay.vertices()) {
      page.open("tr", "data-v", String.valueOf(vertex.number()));
      page.open("td");
      page.element("bdi", vertex.source() == Overlay.NONE ? "–" : names.inSource(vertex.source()));
      page.close("td").open("td");
      page.element("bdi", vertex.target() == Overlay.NONE ? "–" : names.inTarget(vertex.target()));
      page.close("td").open("td");
      HtmlPath.writeSign(vertex.fate(), page);
      page.text(Legend.word(vertex.fate())).close("td").close("tr").line();
    }
    page.raw("</tbody></table></div>").close("section").line();
  }
}
