package org.eugene.report.picture;

import org.eugene.report.overlay.Fate;

/** A small sign for what becomes of a vertex: minus, plus, or a wave. */
final class Badge {
  private Badge() {}

  static void draw(Fate fate, double x, double y, Markup svg) {
    if (fate == Fate.KEPT) {
      return;
    }
    svg.open(
        "g", "class", "b " + fate.key(), "transform", "translate(" + at(x) + " " + at(y) + ")");
    svg.empty("circle", "r", "6.5");
    svg.empty("path", "d", sign(fate));
    svg.close("g");
  }

  static String sign(Fate fate) {
    return switch (fate) {
      case DELETED -> "M-3.2 0H3.2";
      case INSERTED -> "M-3.2 0H3.2M0-3.2V3.2";
      case CHANGED -> "M-3.6 1q1.8-3.4 3.6-1t3.6-1";
      case KEPT -> "";
    };
  }

  private static String at(double value) {
    return Markup.number(value);
  }
}
