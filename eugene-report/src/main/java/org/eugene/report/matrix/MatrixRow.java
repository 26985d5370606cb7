package org.eugene.report.matrix;

import org.eugene.report.DecimalNumber;
import org.eugene.report.csv.CsvIds;
import org.eugene.report.csv.CsvLine;
import org.eugene.search.AllPairs;
import org.eugene.solver.GedResult;

/** A cell of a matrix as a row of CSV: {@value #HEADER}. */
public final class MatrixRow {
  /** The first line. */
  public static final String HEADER = "source,target,lower,upper,optimal";

  private MatrixRow() {}

  /** One row, with its line end. */
  public static String of(AllPairs pairs, AllPairs.Cell cell, GedResult result, CsvIds ids) {
    return CsvLine.of(
        ids.of(pairs.sources().id(cell.row())),
        ids.of(pairs.targets().id(cell.column())),
        DecimalNumber.text(result.lower()),
        DecimalNumber.text(result.upper()),
        String.valueOf(result.isOptimal()));
  }

  /** What the row of this cell begins with. */
  public static String beginning(AllPairs pairs, int index, CsvIds ids) {
    AllPairs.Cell cell = pairs.cells().get(index);
    return CsvLine.beginning(
        ids.of(pairs.sources().id(cell.row())), ids.of(pairs.targets().id(cell.column())));
  }
}
