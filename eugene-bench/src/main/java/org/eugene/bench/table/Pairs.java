package org.eugene.bench.table;

import java.io.IOException;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;

/** What methods are measured on. */
interface Pairs {
  /** One cell for each set and kind of costs, in which these are asked. */
  List<Cell> cells(DataFolder data, TableOptions options, List<Contender> contenders)
      throws IOException;
}
