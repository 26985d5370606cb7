package org.eugene.cli.collection;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.NumpyFile;

/** Makes a {@code .npy} file of the rows of a complete run. */
final class MatrixArray {
  private MatrixArray() {}

  /** Reads the rows of FILE.part, puts FILE into its place and the part away. */
  static void write(AllPairs pairs, Path part, Path file) throws IOException {
    DistanceMatrix.Builder matrix = new DistanceMatrix.Builder(pairs);
    try (BufferedReader rows = Files.newBufferedReader(part)) {
      rows.readLine();
      for (AllPairs.Cell cell : pairs.cells()) {
        // Ids may hold commas, numbers do not: the last fields are found from the end.
        String[] fields = String.valueOf(rows.readLine()).split(",");
        matrix.put(
            cell,
            Double.parseDouble(fields[fields.length - 3]),
            Double.parseDouble(fields[fields.length - 2]));
      }
    }
    Path whole = part.resolveSibling(part.getFileName() + ".npy");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(whole))) {
      NumpyFile.write(matrix.build(), out);
    }
    Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
    Files.delete(part);
  }
}
