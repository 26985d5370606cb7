package org.eugene.report.matrix;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;

/** Makes an array for NumPy of the rows of a complete matrix. */
public final class MatrixArray {
  private MatrixArray() {}

  /**
   * Writes the array.
   *
   * @param rows a row of {@link MatrixRow} for every cell, in order
   */
  public static void write(AllPairs pairs, InputStream rows, OutputStream array)
      throws IOException {
    DistanceMatrix matrix = MatrixRow.read(pairs, rows);
    OutputStream out = new BufferedOutputStream(array);
    NumpyFile.write(matrix, out);
    out.flush();
  }
}
