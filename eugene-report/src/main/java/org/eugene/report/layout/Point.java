package org.eugene.report.layout;

/**
 * A place, in units of a picture; y grows downwards.
 *
 * @param x to the right
 * @param y down
 */
public record Point(double x, double y) {
  /** The place so far to the right and down. */
  public Point plus(double dx, double dy) {
    return new Point(x + dx, y + dy);
  }

  /** The place so many times as far from the origin. */
  public Point times(double factor) {
    return new Point(x * factor, y * factor);
  }

  /** How far the other place is, as the crow flies. */
  public double distance(Point other) {
    double dx = x - other.x;
    double dy = y - other.y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** The point that lies so far along the way to another. */
  public Point towards(Point other, double share) {
    return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
  }
}
