package org.eugene.bench.table;

import static org.eugene.bench.view.Figures.decimal;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eugene.bench.run.Row;
import org.eugene.bench.view.Picture;
import org.eugene.bench.view.View;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;

/** Where the errors are: by distance and by size, for graphs of 25 to 50 vertices. */
final class HeatmapTable extends AnotherLook {
  private static final List<String> METHODS = List.of("m-adam", "eugene");
  private static final int SIZE_STEP = 4;
  private static final int LEAST_SIZE = 25;
  private static final int SIZES = 7;
  private static final int DISTANCES = 10;

  HeatmapTable(PaperTable accuracy) {
    super(
        "heatmap",
        "error against graph size and distance, 25 to 50 vertices, as pictures",
        accuracy);
  }

  /** The paper's pictures are of its first costs. */
  private List<Results.CellName> columns(Results results) {
    return measured().columns(results).stream()
        .filter(cell -> cell.costs().equals("paper-1"))
        .toList();
  }

  @Override
  public View view(Results results) {
    View.Builder view =
        headed(
            List.of(
                "set",
                "method",
                "pairs",
                "nearest quarter",
                "second",
                "third",
                "farthest quarter"));
    for (Results.CellName cell : columns(results)) {
      for (String method : METHODS) {
        List<Row> rows =
            results.scores(cell, method).rows().stream()
                .sorted(Comparator.comparingDouble(row -> results.distance(row.question())))
                .toList();
        List<String> line = new ArrayList<>(List.of(cell.set(), method, "" + rows.size()));
        for (int quarter = 0; quarter < 4; quarter++) {
          int from = rows.size() * quarter / 4;
          int to = rows.size() * (quarter + 1) / 4;
          line.add(decimal(new Scores(rows.subList(from, to), results).mae()));
        }
        view.row(line);
      }
    }
    return view.remark(
            "Mean absolute error under paper-1, pairs ordered by their best known distance. The"
                + " pictures heatmap-SET-METHOD show it by distance and mean number of vertices.")
        .remark(results.origin())
        .pictures(pictures(results))
        .build();
  }

  private List<Picture> pictures(Results results) {
    List<Picture> pictures = new ArrayList<>();
    for (Results.CellName cell : columns(results)) {
      double farthest = 1;
      double worst = 1;
      for (String method : METHODS) {
        for (Row row : results.scores(cell, method).rows()) {
          farthest = Math.max(farthest, results.distance(row.question()));
        }
      }
      int step = (int) Math.ceil((farthest + 1) / DISTANCES);
      for (String method : METHODS) {
        worst = Math.max(worst, largest(means(results, cell, method, step)));
      }
      for (String method : METHODS) {
        if (results.scores(cell, method).pairs() > 0) {
          pictures.add(picture(results, cell, method, step, worst));
        }
      }
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
  private static double[][] means(Results results, Results.CellName cell, String method, int step) {
    double[][] sum = new double[SIZES][DISTANCES];
    int[][] count = new int[SIZES][DISTANCES];
    for (Row row : results.scores(cell, method).rows()) {
      double distance = results.distance(row.question());
      double order = (row.question().sourceVertices() + row.question().targetVertices()) / 2.0;
      int y = (int) Math.max(0, Math.min(SIZES - 1, (order - LEAST_SIZE) / SIZE_STEP));
      int x = (int) Math.min(DISTANCES - 1, distance / step);
      sum[y][x] += Math.abs(row.estimate() - distance);
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
      Results results, Results.CellName cell, String method, int step, double worst) {
    double[][] means = means(results, cell, method, step);
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
            .title(method + ", " + cell.set() + ", " + cell.costs())
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
        "heatmap-" + cell.set() + "-" + method,
        "Mean absolute error of " + method + " on " + cell.set() + " under " + cell.costs() + ".",
        chart);
  }
}
