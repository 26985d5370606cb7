package org.eugene.chemistry;

import java.util.List;
import java.util.stream.IntStream;
import org.eugene.report.layout.Point;

/** Turns, flips and moves a drawing so that matched points lie as close together as they can. */
final class Superposition {
  private Superposition() {}

  /**
   * @param onto places to lie on
   * @param partner for each point the one to lie on, or negative
   */
  static List<Point> onto(List<Point> points, List<Point> onto, int[] partner) {
    int[] matched = IntStream.range(0, points.size()).filter(v -> partner[v] >= 0).toArray();
    if (matched.length == 0) {
      return points;
    }
    Fit plain = fit(points, onto, partner, matched, 1);
    Fit flipped = fit(points, onto, partner, matched, -1);
    Fit best = flipped.match > plain.match + 1e-9 ? flipped : plain;
    return points.stream().map(best::moved).toList();
  }

  /** A flip by the sign of y, a rotation about the middle, a move; match: how well it fits. */
  private record Fit(Point middle, Point goal, double cos, double sin, double sign, double match) {
    Point moved(Point point) {
      double x = point.x() - middle.x();
      double y = sign * (point.y() - middle.y());
      return new Point(goal.x() + cos * x - sin * y, goal.y() + sin * x + cos * y);
    }
  }

  private static Fit fit(
      List<Point> points, List<Point> onto, int[] partner, int[] matched, double sign) {
    Point middle = new Point(0, 0);
    Point goal = new Point(0, 0);
    for (int v : matched) {
      middle = middle.plus(points.get(v).x() / matched.length, points.get(v).y() / matched.length);
      Point other = onto.get(partner[v]);
      goal = goal.plus(other.x() / matched.length, other.y() / matched.length);
    }
    double dot = 0;
    double cross = 0;
    for (int v : matched) {
      double x = points.get(v).x() - middle.x();
      double y = sign * (points.get(v).y() - middle.y());
      double gx = onto.get(partner[v]).x() - goal.x();
      double gy = onto.get(partner[v]).y() - goal.y();
      dot += x * gx + y * gy;
      cross += x * gy - y * gx;
    }
    double norm = Math.sqrt(dot * dot + cross * cross);
    return norm == 0
        ? new Fit(middle, goal, 1, 0, sign, 0)
        : new Fit(middle, goal, dot / norm, cross / norm, sign, norm);
  }
}
