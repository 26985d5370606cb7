package org.eugene.report.matrix;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import org.eugene.report.DecimalNumber;
import org.eugene.report.csv.CsvIds;
import org.eugene.report.csv.CsvLine;
import org.eugene.report.csv.DistanceTable;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;
import org.eugene.solver.GedResult;

/** A cell of a matrix as a row of CSV: {@value #HEADER}. */
public final class MatrixRow {
  /** The first line. */
  public static final String HEADER = "source,target,lower,upper,optimal";

  private MatrixRow() {}

  /** One row, with its line end. */
  public static String of(AllPairs pairs, AllPairs.Cell cell, GedResult result, CsvIds ids) {
    return of(pairs, cell, result.lower(), result.upper(), ids);
  }

  /** One row, with its line end. */
  public static String of(
      AllPairs pairs, AllPairs.Cell cell, double lower, double upper, CsvIds ids) {
    return CsvLine.of(
        ids.of(pairs.sources().id(cell.row())),
        ids.of(pairs.targets().id(cell.column())),
        DecimalNumber.text(lower),
        DecimalNumber.text(upper),
        String.valueOf(lower == upper));
  }

  /** What the row of this cell begins with. */
  public static String beginning(AllPairs pairs, int index, CsvIds ids) {
    AllPairs.Cell cell = pairs.cells().get(index);
    return CsvLine.beginning(
        ids.of(pairs.sources().id(cell.row())), ids.of(pairs.targets().id(cell.column())));
  }

  /**
   * The matrix of its rows.
   *
   * @param rows a row for every cell, in order
   */
  public static DistanceMatrix read(AllPairs pairs, InputStream rows) throws IOException {
    DistanceMatrix.Builder matrix = new DistanceMatrix.Builder(pairs);
    Iterator<AllPairs.Cell> cells = pairs.cells().iterator();
    DistanceTable.read(rows, row -> matrix.put(cells.next(), row.lower(), row.upper()));
    if (cells.hasNext()) {
      throw new IOException("there are too few rows; delete them and run again");
    }
    return matrix.build();
  }
}
