package org.eugene.report.layout;

/** Pushes boxes apart that lie on top of each other, along the shorter way. */
final class Overlaps {
  private static final int SWEEPS = 120;

  /** So many pairs are looked at, at most; dots of very large graphs may touch. */
  private static final long PAIRS = 200_000_000L;

  private Overlaps() {}

  static void remove(double[] place, double[] width, double[] height, double gap) {
    int count = width.length;
    long affordable = PAIRS / Math.max(1, (long) count * count / 2);
    boolean moved = true;
    for (int sweep = 0; sweep < Math.min(SWEEPS, affordable) && moved; sweep++) {
      moved = false;
      for (int v = 0; v < count; v++) {
        for (int w = v + 1; w < count; w++) {
          moved |= separate(v, w, place, width, height, gap);
        }
      }
    }
  }

  private static boolean separate(
      int v, int w, double[] place, double[] width, double[] height, double gap) {
    double dx = place[2 * w] - place[2 * v];
    double dy = place[2 * w + 1] - place[2 * v + 1];
    double overX = (width[v] + width[w]) / 2 + gap - Math.abs(dx);
    double overY = (height[v] + height[w]) / 2 + gap - Math.abs(dy);
    if (overX <= 1e-6 || overY <= 1e-6) {
      return false;
    }
    int axis = overX < overY ? 0 : 1;
    double push = (axis == 0 ? overX : overY) / 2 + 1e-3;
    double towards = (axis == 0 ? dx : dy) < 0 ? -push : push;
    place[2 * v + axis] -= towards;
    place[2 * w + axis] += towards;
    return true;
  }
}
