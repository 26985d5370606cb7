package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.List;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.VertexShape;

/**
 * The line of an edge between the outlines of its ends.
 *
 * @param path as SVG spells it
 * @param middle where its label goes
 * @param tip where its arrow ends
 * @param before a point from which the arrow comes
 */
record EdgeCurve(String path, Point middle, Point tip, Point before) {
  private static final double LANE = 16;
  private static final double LOOP = 22;

  /** A straight line, or an arc aside if the lane is not 0. */
  static EdgeCurve between(
      Point from, Point to, VertexShape fromShape, VertexShape toShape, double lane) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double length = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
    if (lane == 0) {
      Point start = from.towards(to, Math.min(0.5, fromShape.reach(dx, dy) / length));
      Point end = to.towards(from, Math.min(0.5, toShape.reach(dx, dy) / length));
      return new EdgeCurve("M" + at(start) + "L" + at(end), start.towards(end, 0.5), end, start);
    }
    Point bow =
        from.towards(to, 0.5).plus(-dy / length * lane * LANE * 2, dx / length * lane * LANE * 2);
    Point start = leave(from, bow, fromShape);
    Point end = leave(to, bow, toShape);
    Point middle = start.towards(end, 0.5).towards(bow, 0.5);
    return new EdgeCurve("M" + at(start) + "Q" + at(bow) + " " + at(end), middle, end, bow);
  }

  /** Through the bends, level from layer to layer. */
  static EdgeCurve through(
      Point from, List<Point> bends, Point to, VertexShape fromShape, VertexShape toShape) {
    List<Point> points = new ArrayList<>();
    points.add(leave(from, bends.get(0), fromShape));
    points.addAll(bends);
    points.add(leave(to, bends.get(bends.size() - 1), toShape));
    StringBuilder path = new StringBuilder("M" + at(points.get(0)));
    for (int i = 1; i < points.size(); i++) {
      Point a = points.get(i - 1);
      Point b = points.get(i);
      double half = (b.y() - a.y()) / 2;
      path.append('C').append(at(a.plus(0, half))).append(' ');
      path.append(at(b.plus(0, -half))).append(' ').append(at(b));
    }
    Point last = points.get(points.size() - 1);
    Point previous = points.get(points.size() - 2);
    Point before = last.plus(0, (previous.y() - last.y()) / 2);
    return new EdgeCurve(path.toString(), bends.get(bends.size() / 2), last, before);
  }

  /** A loop to the upper right of its vertex. */
  static EdgeCurve loop(Point at, VertexShape shape) {
    Point start = at.plus(shape.width() / 4, -shape.height() / 2);
    Point end = at.plus(shape.width() / 2, -shape.height() / 4);
    Point up = start.plus(0, -LOOP);
    Point right = end.plus(LOOP, 0);
    Point middle = new Point(right.x() - 4, up.y() + 6);
    return new EdgeCurve(
        "M" + at(start) + "C" + at(up) + " " + at(right) + " " + at(end), middle, end, right);
  }

  private static Point leave(Point from, Point towards, VertexShape shape) {
    double dx = towards.x() - from.x();
    double dy = towards.y() - from.y();
    double length = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
    return from.towards(towards, Math.min(1, shape.reach(dx, dy) / length));
  }

  /** The arrow's head as a filled triangle. */
  String head() {
    double dx = tip.x() - before.x();
    double dy = tip.y() - before.y();
    double length = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
    double ux = dx / length;
    double uy = dy / length;
    Point left = tip.plus(-8 * ux - 4 * uy, -8 * uy + 4 * ux);
    Point right = tip.plus(-8 * ux + 4 * uy, -8 * uy - 4 * ux);
    return "M" + at(tip) + "L" + at(left) + "L" + at(right) + "Z";
  }

  static String at(Point point) {
    return Markup.number(point.x()) + " " + Markup.number(point.y());
  }
}
