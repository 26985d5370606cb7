package org.eugene.cli.collection;

import org.eugene.report.CsvReport;
import org.eugene.report.DecimalNumber;
import org.eugene.search.AllPairs;
import org.eugene.solver.GedResult;

/** A row of {@code matrix}: {@value #HEADER}. */
final class MatrixRow {
  static final String HEADER = "source,target,lower,upper,optimal";

  private MatrixRow() {}

  static String of(AllPairs pairs, AllPairs.Cell cell, GedResult result) {
    return CsvReport.line(
        pairs.sources().id(cell.row()),
        pairs.targets().id(cell.column()),
        DecimalNumber.text(result.lower()),
        DecimalNumber.text(result.upper()),
        String.valueOf(result.isOptimal()));
  }

  /** What the row of this cell begins with. */
  static String ids(AllPairs pairs, int index) {
    AllPairs.Cell cell = pairs.cells().get(index);
    return CsvReport.ids(pairs.sources().id(cell.row()), pairs.targets().id(cell.column()));
  }
}
