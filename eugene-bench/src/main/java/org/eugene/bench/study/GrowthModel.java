package org.eugene.bench.study;

import java.util.List;

/**
 * What a query takes by the size of its collection: c n + d V milliseconds where V = v n^g pairs
 * are left over by the cheap bounds.
 *
 * @param scan c, milliseconds for each graph
 * @param look d, milliseconds for each pair that is left over
 * @param factor v
 * @param exponent g
 */
record GrowthModel(double scan, double look, double factor, double exponent) {
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

  private static final double LEAST = 1e-3;

  static GrowthModel of(List<Point> points) {
    double nn = 0;
    double nv = 0;
    double vv = 0;
    double n1 = 0;
    double v1 = 0;
    for (Point point : points) {
      double n = point.graphs / point.millis;
      double v = point.left / point.millis;
      nn += n * n;
      nv += n * v;
      vv += v * v;
      n1 += n;
      v1 += v;
    }
    double determinant = nn * vv - nv * nv;
    double scan = (n1 * vv - v1 * nv) / determinant;
    double look = (v1 * nn - n1 * nv) / determinant;
    if (!(scan >= 0)) {
      scan = 0;
      look = v1 / vv;
    } else if (!(look >= 0)) {
      scan = n1 / nn;
      look = 0;
    }
    double[] line = line(points);
    return new GrowthModel(scan, look, Math.exp(line[0]), line[1]);
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
    return scan * graphs + look * left(graphs);
  }
}
