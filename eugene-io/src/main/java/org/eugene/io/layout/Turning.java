package org.eugene.io.layout;

/** Turns a drawing so that it is wide rather than high, as screens and pages are. */
final class Turning {
  private Turning() {}

  /** Its longest axis becomes level; the first point comes to lie on the left. */
  static void layFlat(double[] place) {
    int count = place.length / 2;
    if (count < 2) {
      return;
    }
    double mx = 0;
    double my = 0;
    for (int v = 0; v < count; v++) {
      mx += place[2 * v] / count;
      my += place[2 * v + 1] / count;
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int v = 0; v < count; v++) {
      double dx = place[2 * v] - mx;
      double dy = place[2 * v + 1] - my;
      xx += dx * dx;
      xy += dx * dy;
      yy += dy * dy;
    }
    double angle = StrictMath.atan2(2 * xy, xx - yy) / 2;
    double cos = StrictMath.cos(angle);
    double sin = StrictMath.sin(angle);
    double flip = (place[0] - mx) * cos + (place[1] - my) * sin > 0 ? -1 : 1;
    for (int v = 0; v < count; v++) {
      double dx = place[2 * v] - mx;
      double dy = place[2 * v + 1] - my;
      place[2 * v] = flip * (dx * cos + dy * sin);
      place[2 * v + 1] = dy * cos - dx * sin;
    }
  }
}
