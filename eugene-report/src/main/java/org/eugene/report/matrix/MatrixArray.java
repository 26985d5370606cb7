package org.eugene.report.matrix;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
  public static void write(AllPairs pairs, Path rows, Path array) throws IOException {
    DistanceMatrix matrix = MatrixRow.read(pairs, rows);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(array))) {
      NumpyFile.write(matrix, out);
    }
  }
}
