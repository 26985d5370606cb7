package org.eugene.report.matrix;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import org.eugene.report.csv.DistanceTable;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;

/** Makes an array for NumPy of the rows of a complete matrix. */
public final class MatrixArray {
  private MatrixArray() {}

  /**
   * Writes the array; the streams stay open.
   *
   * @param rows a row of {@link MatrixRow} for every cell, in order
   */
  public static void write(AllPairs pairs, InputStream rows, OutputStream array)
      throws IOException {
    DistanceMatrix.Builder matrix = new DistanceMatrix.Builder(pairs);
    Iterator<AllPairs.Cell> cells = pairs.cells().iterator();
    DistanceTable.read(rows, row -> matrix.put(cells.next(), row.lower(), row.upper()));
    if (cells.hasNext()) {
      throw new IOException("there are too few rows; delete them and run again");
    }
    OutputStream out = new BufferedOutputStream(array);
    NumpyFile.write(matrix.build(), out);
    out.flush();
  }
}
