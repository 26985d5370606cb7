package org.eugene.report.picture;

import org.eugene.report.layout.Point;

/** A bond that leaves the plane, as chemists draw it: narrow in the plane, wide where it ends. */
record WedgeLines(Point narrow, Point wide) {
  private static final double HALF = 4.5;
  private static final double BETWEEN_HASHES = 4.2;

  /**
   * @param gapNarrow room for letters at the narrow end
   * @param gapWide room for letters at the wide end
   */
  static WedgeLines between(Point narrow, Point wide, double gapNarrow, double gapWide) {
    double length = Math.max(1e-9, narrow.distance(wide));
    return new WedgeLines(
        narrow.towards(wide, Math.min(0.45, gapNarrow / length)),
        wide.towards(narrow, Math.min(0.45, gapWide / length)));
  }

  /** Filled where it comes towards the reader, hashed where it goes away. */
  void draw(boolean near, Markup svg) {
    if (near) {
      svg.empty(
          "path",
          "class",
          "j",
          "d",
          "M" + EdgeCurve.at(narrow) + "L" + across(1, 1) + "L" + across(1, -1) + "Z");
    } else {
      svg.empty("path", "class", "d", "d", hashes());
    }
  }

  private String hashes() {
    int count = (int) Math.max(3, narrow.distance(wide) / BETWEEN_HASHES);
    StringBuilder lines = new StringBuilder();
    for (int at = 1; at <= count; at++) {
      double share = (double) at / count;
      lines.append('M').append(across(share, 1)).append('L').append(across(share, -1));
    }
    return lines.toString();
  }

  /** The point so far along the wedge, at its one side or the other. */
  private String across(double share, int side) {
    double length = Math.max(1e-9, narrow.distance(wide));
    double aside = side * HALF * share / length;
    return EdgeCurve.at(
        narrow
            .towards(wide, share)
            .plus(-(wide.y() - narrow.y()) * aside, (wide.x() - narrow.x()) * aside));
  }
}
