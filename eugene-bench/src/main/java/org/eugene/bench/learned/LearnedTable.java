package org.eugene.bench.learned;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.bench.view.View;

/**
 * A view of guesses, a row for every method in every cell.
 *
 * @param name as typed
 * @param description one line
 * @param measuring how rows come into the file
 * @param columns what is shown, beside set, costs and method
 * @param remark what the reader should know
 */
record LearnedTable(
    String name,
    String description,
    Measuring measuring,
    List<LearnedColumn> columns,
    String remark)
    implements Table {
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

  /** A data set under costs. */
  record CellName(String set, String costs) {}

  @Override
  public View view(List<Line> lines) {
    Map<CellName, Map<String, List<LearnedRow.Read>>> cells = new LinkedHashMap<>();
    measuring.cells().forEach(cell -> cells.put(cell, new LinkedHashMap<>()));
    for (Line line : lines) {
      cells
          .computeIfAbsent(
              new CellName(line.text("set"), line.text("costs")), name -> new LinkedHashMap<>())
          .computeIfAbsent(line.text("method"), name -> new ArrayList<>())
          .add(LearnedRow.Read.of(line));
    }
    List<String> heads = new ArrayList<>(List.of("set", "costs", "method"));
    columns.forEach(column -> heads.add(column.heading()));
    View.Builder view = headed(heads);
    cells.forEach((cell, methods) -> rows(cell, methods).forEach(view::row));
    return view.remark(remark).remark(Origin.sentence(lines)).build();
  }

  private List<List<String>> rows(CellName cell, Map<String, List<LearnedRow.Read>> methods) {
    Map<String, LearnedScores> scores = new LinkedHashMap<>();
    methods.forEach((method, rows) -> scores.put(method, new LearnedScores(rows)));
    List<List<String>> rows = new ArrayList<>();
    scores.forEach(
        (method, own) -> {
          List<String> row = new ArrayList<>(List.of(cell.set, cell.costs, method));
          for (LearnedColumn column : columns) {
            row.add(column.text().apply(new LearnedColumn.Place(cell, method, own, scores)));
          }
          rows.add(row);
        });
    return rows;
  }
}
