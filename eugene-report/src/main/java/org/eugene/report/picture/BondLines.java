package org.eugene.report.picture;

import org.eugene.report.layout.Point;

/**
 * The lines of a bond as chemists draw them: one, two or three; an aromatic bond has a broken
 * second line on the inside of its ring, an unknown one is broken itself.
 *
 * @param middle the line that they lie around
 * @param solid whole lines
 * @param broken broken lines
 */
record BondLines(String middle, String solid, String broken) {
  private static final double APART = 5;
  private static final double SHORTER = 0.14;

  /**
   * @param order 1, 2, 3, 4 for aromatic, 0 for unknown
   * @param side 1 or -1 where the second line lies, as seen from a to b; 0 for both sides alike
   * @param gapA room for letters at a
   * @param gapB room for letters at b
   */
  static BondLines of(Point a, Point b, int order, int side, double gapA, double gapB) {
    double length = Math.max(1e-9, a.distance(b));
    Point start = a.towards(b, Math.min(0.45, gapA / length));
    Point end = b.towards(a, Math.min(0.45, gapB / length));
    double nx = -(b.y() - a.y()) / length;
    double ny = (b.x() - a.x()) / length;
    String middle = line(start, end);
    if (order == 2 && side == 0) {
      double half = APART / 2;
      return new BondLines(
          middle,
          line(start.plus(nx * half, ny * half), end.plus(nx * half, ny * half))
              + line(start.plus(-nx * half, -ny * half), end.plus(-nx * half, -ny * half)),
          "");
    }
    int inside = side == 0 ? 1 : side;
    Point innerStart = inner(start, end, gapA, nx, ny, inside);
    Point innerEnd = inner(end, start, gapB, nx, ny, inside);
    return switch (order) {
      case 0 -> new BondLines(middle, "", middle);
      case 2 -> new BondLines(middle, middle + line(innerStart, innerEnd), "");
      case 3 ->
          new BondLines(
              middle,
              middle
                  + line(start.plus(nx * APART, ny * APART), end.plus(nx * APART, ny * APART))
                  + line(start.plus(-nx * APART, -ny * APART), end.plus(-nx * APART, -ny * APART)),
              "");
      case 4 -> new BondLines(middle, middle, line(innerStart, innerEnd));
      default -> new BondLines(middle, middle, "");
    };
  }

  private static Point inner(Point at, Point other, double gap, double nx, double ny, int side) {
    Point shorter = gap > 0 ? at : at.towards(other, SHORTER);
    return shorter.plus(nx * side * APART, ny * side * APART);
  }

  private static String line(Point from, Point to) {
    return "M" + EdgeCurve.at(from) + "L" + EdgeCurve.at(to);
  }
}
