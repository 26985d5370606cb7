package org.eugene.report.picture;

import java.util.List;
import org.eugene.report.overlay.Fate;

/** What the lines and signs of a picture mean. */
public final class Legend {
  /** In the order in which people read them. */
  public static final List<Fate> FATES =
      List.of(Fate.KEPT, Fate.DELETED, Fate.INSERTED, Fate.CHANGED);

  private Legend() {}

  /** The word that stands for a fate in legends and for those who do not see colours. */
  public static String word(Fate fate) {
    return switch (fate) {
      case KEPT -> "stays";
      case DELETED -> "removed";
      case INSERTED -> "added";
      case CHANGED -> "changed";
    };
  }

  /** A sample of an edge with its sign, 42 wide and 18 high. */
  static void sample(Fate fate, boolean molecular, Markup svg) {
    svg.open("g", "class", "e v " + (molecular ? "atom " : "") + fate.key());
    if (molecular) {
      svg.empty("path", "class", "g", "d", "M3 9H39").empty("path", "class", "d", "d", "M3 9H39");
    } else {
      svg.empty("path", "class", "l", "d", "M2 9H40");
    }
    Badge.draw(fate, 21, 9, svg);
    svg.close("g");
  }

  /** The sample as an element for a page. */
  public static String sample(Fate fate, boolean molecular) {
    Markup svg = new Markup();
    svg.open("svg", "class", "graph", "viewBox", "0 0 42 18", "aria-hidden", "true");
    sample(fate, molecular, svg);
    return svg.close("svg").toString();
  }
}
