package org.eugene.bench.table;

import java.io.IOException;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.View;

/**
 * A line for every method in every cell.
 *
 * @param name as typed
 * @param description one line
 * @param source what is asked of whom
 * @param methods whose lines are shown, if they were asked
 * @param columns what the lines say
 * @param note what the reader should know; may be empty
 */
record ScoreTable(
    String name,
    String description,
    Source source,
    List<String> methods,
    List<Column> columns,
    String note)
    implements PairTable {
  /** Makes the cells. */
  interface Source {
    List<Cell> cells(DataFolder data, TableOptions options) throws IOException;
  }

  ScoreTable {
    methods = List.copyOf(methods);
    columns = List.copyOf(columns);
  }

  @Override
  public List<String> remarks() {
    return Lineup.remarks(methods);
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    return source.cells(data, options);
  }

  @Override
  public View view(Results results) {
    View.Builder view = headed(columns.stream().map(Column::heading).toList());
    for (Results.CellName cell : results.cells()) {
      for (String method : methods) {
        Column.Place place = new Column.Place(results, cell, method);
        if (place.scores().pairs() > 0) {
          view.row(columns.stream().map(column -> column.text().apply(place)).toList());
        }
      }
    }
    return view.remark(note).remark(results.origin()).build();
  }
}
