package org.eugene.bench.table;

import java.io.IOException;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.sample.DataFolder;

/** A table of the paper that shows what another one measures. */
abstract class AnotherLook implements PairTable {
  private final String name;
  private final String description;
  private final PaperTable measured;

  AnotherLook(String name, String description, PaperTable measured) {
    this.name = name;
    this.description = description;
    this.measured = measured;
  }

  PaperTable measured() {
    return measured;
  }

  @Override
  public String name() {
    return name + (measured.name().endsWith(Sizes.ALL.suffix()) ? Sizes.ALL.suffix() : "");
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public String runs() {
    return measured.runs();
  }

  @Override
  public boolean isOfPaper() {
    return true;
  }

  @Override
  public List<String> remarks() {
    return measured.remarks();
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    return measured.cells(data, options);
  }
}
