package org.eugene.bench.learned;

import java.io.IOException;
import java.util.List;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;

/** How rows of guesses come into their file. */
interface Measuring {
  /** The name of the file. */
  String runs();

  /** Sets under costs, in the order in which a table shows them. */
  List<LearnedTable.CellName> cells();

  /** Adds the rows that it does not have. */
  void measure(Table table, Run run) throws IOException;
}
