package org.eugene.bench.table;

import static org.eugene.bench.view.Figures.decimal;
import static org.eugene.bench.view.Figures.millis;

import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.view.Picture;
import org.eugene.bench.view.View;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;

/** Accuracy against time: who is beaten by somebody both quicker and better, and who is not. */
final class FrontierTable extends AnotherLook {
  FrontierTable(PaperTable accuracy) {
    super("frontier", "accuracy against time per pair, every method, as a picture", accuracy);
  }

  @Override
  public Table of(Sizes sizes) {
    return new FrontierTable(measured().of(sizes));
  }

  /** A method over all cells, each cell counting alike. */
  private record Point(String method, double cpuMillis, double si, double mae) {
    boolean isBeatenBy(Point other) {
      return other.cpuMillis < cpuMillis && other.si >= si;
    }
  }

  private List<Point> points(Results results) {
    List<Point> points = new ArrayList<>();
    for (String method : measured().methods()) {
      List<Scores> scores =
          measured().columns(results).stream()
              .map(cell -> results.provedScores(cell, method))
              .filter(score -> score.pairs() > 0)
              .toList();
      if (!scores.isEmpty()) {
        points.add(
            new Point(
                method,
                scores.stream().mapToDouble(Scores::cpuMillis).average().orElse(Double.NaN),
                scores.stream().mapToDouble(Scores::si).average().orElse(Double.NaN),
                scores.stream().mapToDouble(Scores::mae).average().orElse(Double.NaN)));
      }
    }
    return points;
  }

  @Override
  public View view(Results results) {
    List<Point> points = points(results);
    View.Builder view = headed(List.of("method", "CPU ms a pair", "SI", "MAE", "on the frontier"));
    for (Point point : points) {
      view.row(
          List.of(
              point.method,
              millis(point.cpuMillis),
              decimal(point.si),
              decimal(point.mae),
              points.stream().noneMatch(point::isBeatenBy) ? "yes" : ""));
    }
    return view.remark(
            "Means over the cells of the table accuracy, for slow methods on the first pairs of"
                + " each.")
        .remark(
            "On the frontier is who is not beaten by somebody both quicker and at least as often"
                + " right.")
        .remark(results.origin())
        .pictures(picture(points))
        .build();
  }

  private List<Picture> picture(List<Point> points) {
    if (points.isEmpty()) {
      return List.of();
    }
    XYChart chart =
        new XYChartBuilder()
            .width(760)
            .height(460)
            .title("Exact distances against time, graphs under 25 vertices")
            .xAxisTitle("CPU time a pair, milliseconds")
            .yAxisTitle("share of pairs with the exact distance")
            .build();
    chart.getStyler().setXAxisLogarithmic(true);
    chart.getStyler().setYAxisMin(0.0);
    chart.getStyler().setYAxisMax(1.05);
    chart.getStyler().setDefaultSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.Scatter);
    chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE);
    chart.getStyler().setMarkerSize(11);
    for (Point point : points) {
      // A logarithm needs something to stand on where clocks stand still.
      double millis = Math.max(1e-3, point.cpuMillis);
      chart.addSeries(point.method, new double[] {millis}, new double[] {point.si});
    }
    return List.of(
        Picture.of(name(), "Exact distances against time: up and left is better.", chart));
  }
}
