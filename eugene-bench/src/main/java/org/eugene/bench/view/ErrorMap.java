package org.eugene.bench.view;

import java.awt.Color;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;

/**
 * Pictures of where errors are, by distance and by size of graphs of 25 to 50 vertices; all methods
 * of a set have one scale.
 */
public final class ErrorMap {
  private static final int SIZE_STEP = 4;
  private static final int LEAST_SIZE = 25;
  private static final int SIZES = 7;
  private static final int DISTANCES = 10;

  private ErrorMap() {}

  /**
   * What a method did with a pair.
   *
   * @param order mean number of vertices
   * @param distance true or best known
   * @param error absolute
   */
  public record Point(double order, double distance, double error) {}

  /**
   * A picture of every method that answered anything, named heatmap-SET-METHOD.
   *
   * @param points by method
   */
  public static List<Picture> pictures(String set, String costs, Map<String, List<Point>> points) {
    double farthest = 1;
    for (List<Point> some : points.values()) {
      for (Point point : some) {
        farthest = Math.max(farthest, point.distance);
      }
    }
    int step = (int) Math.ceil((farthest + 1) / DISTANCES);
    Map<String, double[][]> means = new LinkedHashMap<>();
    double worst = 1;
    for (Map.Entry<String, List<Point>> method : points.entrySet()) {
      if (!method.getValue().isEmpty()) {
        double[][] mean = means(method.getValue(), step);
        means.put(method.getKey(), mean);
        worst = Math.max(worst, largest(mean));
      }
    }
    List<Picture> pictures = new ArrayList<>();
    for (Map.Entry<String, double[][]> method : means.entrySet()) {
      pictures.add(picture(set, costs, method.getKey(), method.getValue(), step, worst));
    }
    return pictures;
  }

  private static double largest(double[][] means) {
    double largest = 0;
    for (double[] row : means) {
      for (double mean : row) {
        largest = Double.isNaN(mean) ? largest : Math.max(largest, mean);
      }
    }
    return largest;
  }

  /** Mean errors by size and distance, NaN where there is no pair. */
  static double[][] means(List<Point> points, int step) {
    double[][] sum = new double[SIZES][DISTANCES];
    int[][] count = new int[SIZES][DISTANCES];
    for (Point point : points) {
      int y = (int) Math.max(0, Math.min(SIZES - 1, (point.order - LEAST_SIZE) / SIZE_STEP));
      int x = (int) Math.min(DISTANCES - 1, point.distance / step);
      sum[y][x] += point.error;
      count[y][x]++;
    }
    for (int y = 0; y < SIZES; y++) {
      for (int x = 0; x < DISTANCES; x++) {
        sum[y][x] = count[y][x] == 0 ? Double.NaN : sum[y][x] / count[y][x];
      }
    }
    return sum;
  }

  private static Picture picture(
      String set, String costs, String method, double[][] means, int step, double worst) {
    List<Number[]> points = new ArrayList<>();
    for (int y = 0; y < SIZES; y++) {
      for (int x = 0; x < DISTANCES; x++) {
        if (!Double.isNaN(means[y][x])) {
          points.add(new Number[] {x, y, means[y][x]});
        }
      }
    }
    HeatMapChart chart =
        new HeatMapChartBuilder()
            .width(560)
            .height(380)
            .title(method + ", " + set + ", " + costs)
            .xAxisTitle("distance, at least")
            .yAxisTitle("mean number of vertices, at least")
            .build();
    chart.getStyler().setRangeColors(new Color[] {new Color(0xFFF7DC), new Color(0x8C1D18)});
    chart.getStyler().setMin(0);
    chart.getStyler().setMax(Math.ceil(worst));
    chart.getStyler().setHeatMapValueDecimalPattern("0.#");
    chart.addSeries(
        "error",
        IntStream.range(0, DISTANCES).mapToObj(x -> "" + x * step).toList(),
        IntStream.range(0, SIZES).mapToObj(y -> "" + (LEAST_SIZE + y * SIZE_STEP)).toList(),
        points);
    return Picture.of(
        "heatmap-" + set + "-" + method,
        "Mean absolute error of " + method + " on " + set + " under " + costs + ".",
        chart);
  }
}
