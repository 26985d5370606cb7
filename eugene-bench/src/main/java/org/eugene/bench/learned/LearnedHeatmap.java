package org.eugene.bench.learned;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.bench.view.ErrorMap;
import org.eugene.bench.view.Picture;
import org.eugene.bench.view.View;

/**
 * Where the errors of trained methods are: the paper's heat maps of EGSC, H2MN and GraphEdX, from
 * the rows of large graphs.
 *
 * @param measuring how rows come into the file
 */
record LearnedHeatmap(Measuring measuring) implements Table {
  private static final List<String> METHODS = List.of("egsc", "h2mn", "graphedx");

  /** The paper's pictures are of its first costs. */
  private static final String COSTS = "paper-1";

  private static final int QUARTERS = 4;

  @Override
  public String name() {
    return "learned-heatmap";
  }

  @Override
  public String description() {
    return "error of EGSC, H2MN and GraphEdX against graph size and distance, 25 to 50 vertices";
  }

  @Override
  public String runs() {
    return measuring.runs();
  }

  @Override
  public boolean choosesSets() {
    return true;
  }

  @Override
  public Schema schema() {
    return LearnedRow.SCHEMA;
  }

  @Override
  public void measure(Run run) throws IOException {
    measuring.measure(this, run);
  }

  @Override
  public View view(List<Line> lines) {
    Map<String, Map<String, List<ErrorMap.Point>>> sets = new LinkedHashMap<>();
    for (Line line : lines) {
      if (line.text("costs").equals(COSTS) && METHODS.contains(line.text("method"))) {
        sets.computeIfAbsent(line.text("set"), set -> byMethod())
            .computeIfAbsent(line.text("method"), method -> new ArrayList<>())
            .add(point(line));
      }
    }
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
    List<Picture> pictures = new ArrayList<>();
    sets.forEach(
        (set, methods) -> {
          methods.forEach(
              (method, points) -> {
                if (!points.isEmpty()) {
                  view.row(row(set, method, points));
                }
              });
          pictures.addAll(ErrorMap.pictures(set, COSTS, methods));
        });
    return view.remark(
            "Mean absolute error under paper-1, pairs ordered by their best known distance; trained"
                + " on graphs of at most 24 vertices. The pictures heatmap-SET-METHOD show it by"
                + " distance and mean number of vertices.")
        .remark(Origin.sentence(lines))
        .pictures(pictures)
        .build();
  }

  private static Map<String, List<ErrorMap.Point>> byMethod() {
    Map<String, List<ErrorMap.Point>> points = new LinkedHashMap<>();
    METHODS.forEach(method -> points.put(method, new ArrayList<>()));
    return points;
  }

  private static ErrorMap.Point point(Line line) {
    return new ErrorMap.Point(
        (line.number("source_vertices") + line.number("target_vertices")) / 2,
        line.number("distance"),
        Math.abs(line.number("estimate") - line.number("distance")));
  }

  private static List<String> row(String set, String method, List<ErrorMap.Point> points) {
    List<ErrorMap.Point> ordered =
        points.stream().sorted(Comparator.comparingDouble(ErrorMap.Point::distance)).toList();
    List<String> row = new ArrayList<>(List.of(set, method, "" + points.size()));
    for (int quarter = 0; quarter < QUARTERS; quarter++) {
      int from = ordered.size() * quarter / QUARTERS;
      int to = ordered.size() * (quarter + 1) / QUARTERS;
      row.add(
          decimal(
              ordered.subList(from, to).stream()
                  .mapToDouble(ErrorMap.Point::error)
                  .average()
                  .orElse(Double.NaN)));
    }
    return row;
  }
}
