package org.eugene.report.layout;

/** Turns a drawing so that it fits a page well. */
final class Turning {
  private static final int ANGLES = 36;

  /** Width by height of the room that pictures have on pages. */
  private static final double PAGE = 1.3;

  private Turning() {}

  /**
   * Turns the drawing, then stretches it in width, so that it needs the least scaling down.
   *
   * @param stretch by how much
   */
  static void fit(double[] place, double stretch) {
    double best = Double.POSITIVE_INFINITY;
    int chosen = 0;
    for (int at = 0; at < ANGLES; at++) {
      double angle = Math.PI * at / ANGLES;
      double cos = StrictMath.cos(angle);
      double sin = StrictMath.sin(angle);
      double left = Double.POSITIVE_INFINITY;
      double right = Double.NEGATIVE_INFINITY;
      double top = Double.POSITIVE_INFINITY;
      double bottom = Double.NEGATIVE_INFINITY;
      for (int v = 0; v < place.length; v += 2) {
        double x = stretch * (place[v] * cos + place[v + 1] * sin);
        double y = place[v + 1] * cos - place[v] * sin;
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      double needed = Math.max(right - left, PAGE * (bottom - top));
      if (needed < best - 1e-9) {
        best = needed;
        chosen = at;
      }
    }
    turn(place, Math.PI * chosen / ANGLES, stretch);
  }

  private static void turn(double[] place, double angle, double stretch) {
    double cos = StrictMath.cos(angle);
    double sin = StrictMath.sin(angle);
    for (int v = 0; v < place.length; v += 2) {
      double x = place[v];
      double y = place[v + 1];
      place[v] = stretch * (x * cos + y * sin);
      place[v + 1] = y * cos - x * sin;
    }
  }
}
