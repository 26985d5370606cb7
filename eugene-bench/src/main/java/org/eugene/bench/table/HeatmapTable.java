package org.eugene.bench.table;

import static org.eugene.bench.view.Figures.decimal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.bench.run.Row;
import org.eugene.bench.view.ErrorMap;
import org.eugene.bench.view.Picture;
import org.eugene.bench.view.View;

/** Where the errors are: by distance and by size, for graphs of 25 to 50 vertices. */
final class HeatmapTable extends AnotherLook {
  private static final List<String> METHODS = List.of("m-adam", "eugene");

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
      Map<String, List<ErrorMap.Point>> points = new LinkedHashMap<>();
      for (String method : METHODS) {
        points.put(
            method,
            results.scores(cell, method).rows().stream().map(row -> point(row, results)).toList());
      }
      pictures.addAll(ErrorMap.pictures(cell.set(), cell.costs(), points));
    }
    return pictures;
  }

  private static ErrorMap.Point point(Row row, Results results) {
    double distance = results.distance(row.question());
    double order = (row.question().sourceVertices() + row.question().targetVertices()) / 2.0;
    return new ErrorMap.Point(order, distance, Math.abs(row.estimate() - distance));
  }
}
