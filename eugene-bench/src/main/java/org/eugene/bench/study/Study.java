package org.eugene.bench.study;

import java.util.List;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Table;
import org.eugene.bench.view.View;

/** A table whose rows are shown as they are stored. */
abstract class Study implements Table {
  private final String name;
  private final String description;
  private final Schema schema;

  Study(String name, String description, Schema schema) {
    this.name = name;
    this.description = description;
    this.schema = schema;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String description() {
    return description;
  }

  @Override
  public final Schema schema() {
    return schema;
  }

  @Override
  public final View view(List<Line> lines) {
    View.Builder view = headed(schema.columns());
    for (Line line : lines) {
      view.row(schema.columns().stream().map(line::text).toList());
    }
    return view.remark(Origin.sentence(lines)).build();
  }
}
