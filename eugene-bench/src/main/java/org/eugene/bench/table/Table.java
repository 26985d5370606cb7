package org.eugene.bench.table;

import java.io.IOException;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.sample.DataFolder;

/** A table: what to run for it, and what it looks like. */
public interface Table {
  /** As typed; also the name of its CSV file. */
  String name();

  /** One line. */
  String description();

  /** What whoever runs it should know before. */
  default List<String> remarks() {
    return List.of();
  }

  /** What is to be run, in order. */
  List<Cell> cells(DataFolder data, TableOptions options) throws IOException;

  /** The table of these rows in Markdown; the same rows give the same bytes. */
  String render(Results results);
}
