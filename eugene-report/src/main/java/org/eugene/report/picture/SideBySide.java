package org.eugene.report.picture;

import java.util.List;
import org.eugene.report.layout.TextLines;
import org.eugene.report.overlay.Fate;

/** Both graphs beside each other as one picture on its own, to put into a paper. */
public final class SideBySide {
  private static final double GAP = 30;
  private static final double MARGIN = 16;
  private static final double HEAD = 34;
  private static final double FOOT = 40;
  private static final double LEGEND = 116;

  /** How much wider titles are than other texts: larger and bold. */
  private static final double TITLE = 1.4;

  private SideBySide() {}

  /**
   * @param source title over the source
   * @param target title over the target
   * @param caption a line below
   */
  public static String svg(GraphPicture picture, String source, String target, String caption) {
    double panels = 2 * picture.width() + GAP;
    double legend = 2 * MARGIN + LEGEND * fates(picture).size();
    double below = TextLines.width(caption);
    // Small graphs are narrower than the words below them.
    double width = Math.max(panels, Math.max(legend, 2 * MARGIN + below));
    boolean oneLine = width > legend + below;
    double height = HEAD + picture.height() + (oneLine ? FOOT : 2 * FOOT);
    Markup svg = Markup.picture("graph", width, height, source + " → " + target);
    svg.element("desc", caption).line();
    svg.open("style").raw(StyleSheet.plain()).close("style").line();
    svg.empty("rect", "width", "100%", "height", "100%", "fill", StyleSheet.light("--paper"))
        .line();
    double left = (width - panels) / 2;
    panel(picture, View.SOURCE, source, left, svg);
    panel(picture, View.TARGET, target, left + picture.width() + GAP, svg);
    foot(picture, caption, width, HEAD + picture.height() + FOOT / 2, oneLine, svg);
    return svg.close("svg").line().toString();
  }

  private static void panel(GraphPicture picture, View view, String title, double x, Markup svg) {
    svg.element(
        "text",
        TextLines.fit(title, (picture.width() - 8) / TITLE),
        "x",
        Markup.number(x + picture.width() / 2),
        "y",
        "22",
        "style",
        "font-size:15px;font-weight:600");
    Frame frame = picture.frame();
    svg.open(
        "g",
        "transform",
        "translate("
            + Markup.number(x - frame.left())
            + " "
            + Markup.number(HEAD - frame.top())
            + ")");
    svg.line().raw(picture.content(view)).close("g").line();
  }

  private static List<Fate> fates(GraphPicture picture) {
    return Legend.FATES.stream().filter(picture::has).toList();
  }

  /** The caption goes beside the legend where there is room, else below. */
  private static void foot(
      GraphPicture picture, String caption, double width, double y, boolean oneLine, Markup svg) {
    double x = MARGIN;
    for (Fate fate : fates(picture)) {
      svg.open(
          "g", "transform", "translate(" + Markup.number(x) + " " + Markup.number(y - 9) + ")");
      Legend.sample(fate, picture.isMolecular(), svg);
      svg.element("text", Legend.word(fate), "x", "48", "y", "13", "style", "text-anchor:start");
      svg.close("g").line();
      x += LEGEND;
    }
    svg.element(
        "text",
        caption,
        "x",
        Markup.number(oneLine ? width - MARGIN : MARGIN),
        "y",
        Markup.number(oneLine ? y + 4 : y + FOOT - 8),
        "style",
        oneLine ? "text-anchor:end" : "text-anchor:start");
  }
}
