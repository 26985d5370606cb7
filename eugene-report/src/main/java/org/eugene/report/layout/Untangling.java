package org.eugene.report.layout;

/**
 * Moves single points of a small drawing to better places until none is found: around where they
 * are, and around the middle of their neighbours.
 */
final class Untangling {
  private static final int SWEEPS = 12;
  private static final int DIRECTIONS = 10;
  private static final double[] RADII = {0.3, 0.8, 1.5};

  private final Net net;
  private final Tangle tangle;
  private final double unit;

  Untangling(Net net, Tangle tangle, double unit) {
    this.net = net;
    this.tangle = tangle;
    this.unit = unit;
  }

  /** Improves the places as they stand. */
  void improve(double[] place) {
    boolean better = true;
    for (int sweep = 0; sweep < SWEEPS && better; sweep++) {
      better = false;
      for (int v = 0; v < net.order(); v++) {
        better |= move(v, place);
      }
    }
  }

  private boolean move(int v, double[] place) {
    double[] best = {place[2 * v], place[2 * v + 1], tangle.of(v, place)};
    double before = best[2];
    tryAround(v, place[2 * v], place[2 * v + 1], place, best);
    if (net.links(v).length > 0) {
      double x = 0;
      double y = 0;
      for (int link : net.links(v)) {
        x += place[2 * net.other(link, v)] / net.links(v).length;
        y += place[2 * net.other(link, v) + 1] / net.links(v).length;
      }
      tryAround(v, x, y, place, best);
    }
    place[2 * v] = best[0];
    place[2 * v + 1] = best[1];
    return best[2] < before - 1e-6;
  }

  /** Leaves the best place and its tangle in the last argument. */
  private void tryAround(int v, double x, double y, double[] place, double[] best) {
    for (double radius : RADII) {
      for (int d = 0; d < DIRECTIONS; d++) {
        double angle = 2 * Math.PI * d / DIRECTIONS;
        place[2 * v] = x + unit * radius * StrictMath.cos(angle);
        place[2 * v + 1] = y + unit * radius * StrictMath.sin(angle);
        double now = tangle.of(v, place, best[2]);
        if (now < best[2] - 1e-6) {
          best[0] = place[2 * v];
          best[1] = place[2 * v + 1];
          best[2] = now;
        }
      }
    }
    place[2 * v] = best[0];
    place[2 * v + 1] = best[1];
  }
}
