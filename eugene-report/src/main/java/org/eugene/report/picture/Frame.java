package org.eugene.report.picture;

import java.util.List;
import org.eugene.report.layout.Layout;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.VertexShape;

/** The part of the plane that all drawings of an overlay show, hence places agree between them. */
record Frame(double left, double top, double width, double height) {
  private static final double MARGIN = 22;
  private static final double LEAST = 120;

  static Frame of(Layout layout, List<VertexShape> shapes) {
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (List<Point> places : List.of(layout.overlay(), layout.source(), layout.target())) {
      for (int v = 0; v < places.size(); v++) {
        Point place = places.get(v);
        left = Math.min(left, place.x() - shapes.get(v).width() / 2);
        right = Math.max(right, place.x() + shapes.get(v).width() / 2);
        top = Math.min(top, place.y() - shapes.get(v).height() / 2);
        bottom = Math.max(bottom, place.y() + shapes.get(v).height() / 2);
      }
    }
    for (List<Point> bends : layout.bends()) {
      for (Point bend : bends) {
        left = Math.min(left, bend.x());
        right = Math.max(right, bend.x());
      }
    }
    if (!(left <= right)) {
      return new Frame(0, 0, LEAST, LEAST);
    }
    double growX = Math.max(0, LEAST - (right - left)) / 2 + MARGIN;
    double growY = Math.max(0, LEAST - (bottom - top)) / 2 + MARGIN;
    return new Frame(
        Math.floor(left - growX),
        Math.floor(top - growY),
        Math.ceil(right - left + 2 * growX),
        Math.ceil(bottom - top + 2 * growY));
  }

  String viewBox() {
    return Markup.number(left)
        + " "
        + Markup.number(top)
        + " "
        + Markup.number(width)
        + " "
        + Markup.number(height);
  }
}
