package org.eugene.bench.study;

import java.util.List;

/**
 * What a query takes by the size n of its collection: b + p n^q milliseconds, and V = v n^g pairs
 * that the cheap bounds leave over.
 *
 * <p>q is 1 where answers grow with the collection, and below it where more graphs mean nearer ones
 * and a smaller limit. It is at most 1: no graph costs more for being one of many.
 *
 * @param fixed b, milliseconds for a query whatever there is
 * @param price p
 * @param power q
 * @param factor v
 * @param exponent g
 */
record GrowthModel(double fixed, double price, double power, double factor, double exponent) {
  /** q is one of so many parts of 1. */
  private static final int STEPS = 100;

  private static final double LEAST = 1e-3;

  /**
   * A measured size.
   *
   * @param graphs n
   * @param left V
   * @param millis CPU time of a query
   */
  record Point(double graphs, double left, double millis) {
    Point {
      // Nothing at all cannot be told from very little, and has no logarithm.
      left = Math.max(left, LEAST);
      millis = Math.max(millis, LEAST);
    }
  }

  /** Times by least relative squares, neither b nor p negative; counts by their logarithms. */
  static GrowthModel of(List<Point> points) {
    double[] line = line(points);
    GrowthModel best = of(points, 1, line);
    for (int step = 1; step < STEPS; step++) {
      GrowthModel model = of(points, (double) step / STEPS, line);
      best = model.error(points) < best.error(points) ? model : best;
    }
    return best;
  }

  private static GrowthModel of(List<Point> points, double power, double[] line) {
    double[] prices = prices(points, power);
    return new GrowthModel(prices[0], prices[1], power, Math.exp(line[0]), line[1]);
  }

  /** b and p for a given q: the least of Σ (b/t + p n^q/t - 1)². */
  private static double[] prices(List<Point> points, double power) {
    double bb = 0;
    double bp = 0;
    double pp = 0;
    double b1 = 0;
    double p1 = 0;
    for (Point point : points) {
      double b = 1 / point.millis;
      double p = Math.pow(point.graphs, power) / point.millis;
      bb += b * b;
      bp += b * p;
      pp += p * p;
      b1 += b;
      p1 += p;
    }
    double determinant = bb * pp - bp * bp;
    double fixed = (b1 * pp - p1 * bp) / determinant;
    double price = (p1 * bb - b1 * bp) / determinant;
    if (!(fixed >= 0)) {
      return new double[] {0, p1 / pp};
    }
    return price >= 0 ? new double[] {fixed, price} : new double[] {b1 / bb, 0};
  }

  private double error(List<Point> points) {
    double sum = 0;
    for (Point point : points) {
      double off = millis(point.graphs) / point.millis - 1;
      sum += off * off;
    }
    return sum;
  }

  /** ln V over ln n: where it begins and how it rises. */
  private static double[] line(List<Point> points) {
    double meanX = points.stream().mapToDouble(p -> Math.log(p.graphs)).average().orElseThrow();
    double meanY = points.stream().mapToDouble(p -> Math.log(p.left)).average().orElseThrow();
    double xy = 0;
    double xx = 0;
    for (Point point : points) {
      double x = Math.log(point.graphs) - meanX;
      xy += x * (Math.log(point.left) - meanY);
      xx += x * x;
    }
    double slope = xy / xx;
    return new double[] {meanY - slope * meanX, slope};
  }

  /** Pairs that are left over. */
  double left(double graphs) {
    return Math.min(graphs, factor * Math.pow(graphs, exponent));
  }

  double millis(double graphs) {
    return fixed + price * Math.pow(graphs, power);
  }
}
