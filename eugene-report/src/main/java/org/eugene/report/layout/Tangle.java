package org.eugene.report.layout;

/**
 * What makes a drawing hard to read, as a number: links that cross, points that lie on links of
 * others, points on top of each other, and links much longer or shorter than they would like. The
 * share of one point takes O(d·m + n).
 */
final class Tangle {
  private static final double CROSSING = 1;
  private static final double POINT_ON_LINK = 1.5;
  private static final double POINT_ON_POINT = 4;
  private static final double STRETCH = 0.25;

  private final Net net;
  private final double[] radius;
  private final double gap;

  /**
   * @param radius how much room each point takes
   */
  Tangle(Net net, double[] radius, double gap) {
    this.net = net;
    this.radius = radius;
    this.gap = gap;
  }

  /** Of the whole drawing; what concerns two points counts for both. */
  double of(double[] place) {
    double sum = 0;
    for (int v = 0; v < net.order(); v++) {
      sum += of(v, place);
    }
    return sum;
  }

  /** The share of one point and its links. */
  double of(int v, double[] place) {
    return of(v, place, Double.POSITIVE_INFINITY);
  }

  /** The same, but once it is known to reach the limit, any number that does. */
  double of(int v, double[] place, double limit) {
    double sum = 0;
    for (int w = 0; w < net.order(); w++) {
      if (w != v && distance(v, w, place) < radius[v] + radius[w] + gap) {
        sum += POINT_ON_POINT;
      }
    }
    for (int e = 0; e < net.size() && sum < limit; e++) {
      if (net.from(e) != v && net.to(e) != v && isNear(v, e, place)) {
        sum += POINT_ON_LINK;
      }
    }
    for (int link : net.links(v)) {
      if (sum >= limit) {
        return sum;
      }
      sum += ofLink(link, v, place);
    }
    return sum;
  }

  private double ofLink(int link, int v, double[] place) {
    int u = net.other(link, v);
    double sum = 0;
    for (int e = 0; e < net.size(); e++) {
      if (e != link && crosses(link, e, place)) {
        sum += CROSSING;
      }
    }
    for (int w = 0; w < net.order(); w++) {
      if (w != v && w != u && isNear(w, link, place)) {
        sum += POINT_ON_LINK;
      }
    }
    double stretch = distance(u, v, place) / net.length(link) - 1;
    return sum + STRETCH * stretch * stretch;
  }

  private boolean crosses(int e, int f, double[] p) {
    int a = net.from(e);
    int b = net.to(e);
    int c = net.from(f);
    int d = net.to(f);
    if (a == c || a == d || b == c || b == d) {
      return false;
    }
    return side(a, b, c, p) * side(a, b, d, p) < 0 && side(c, d, a, p) * side(c, d, b, p) < 0;
  }

  private static double side(int a, int b, int c, double[] p) {
    return Math.signum(
        (p[2 * b] - p[2 * a]) * (p[2 * c + 1] - p[2 * a + 1])
            - (p[2 * b + 1] - p[2 * a + 1]) * (p[2 * c] - p[2 * a]));
  }

  private static double distance(int v, int w, double[] p) {
    double dx = p[2 * v] - p[2 * w];
    double dy = p[2 * v + 1] - p[2 * w + 1];
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Whether a point touches a link that is not its own. */
  private boolean isNear(int v, int link, double[] p) {
    int a = net.from(link);
    int b = net.to(link);
    double dx = p[2 * b] - p[2 * a];
    double dy = p[2 * b + 1] - p[2 * a + 1];
    double square = dx * dx + dy * dy;
    double along = 0;
    if (square > 0) {
      along = ((p[2 * v] - p[2 * a]) * dx + (p[2 * v + 1] - p[2 * a + 1]) * dy) / square;
      along = Math.max(0, Math.min(1, along));
    }
    double ex = p[2 * v] - p[2 * a] - along * dx;
    double ey = p[2 * v + 1] - p[2 * a + 1] - along * dy;
    double room = radius[v] + gap / 2;
    return ex * ex + ey * ey < room * room;
  }
}
