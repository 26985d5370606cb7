package org.eugene.report.matrix;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.eugene.search.DistanceMatrix;

/**
 * A matrix as NumPy's {@code .npy}, version 1.0: an array of doubles of shape (2, rows, columns),
 * lower bounds first, so that {@code lower, upper = numpy.load(file)}.
 */
public final class NumpyFile {
  private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
  private static final int ALIGNMENT = 64;

  private NumpyFile() {}

  /** Writes the matrix; the stream stays open. */
  public static void write(DistanceMatrix matrix, OutputStream out) throws IOException {
    out.write(header(matrix));
    ByteBuffer row =
        ByteBuffer.allocate(matrix.columns() * Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < matrix.rows(); i++) {
      row.clear();
      for (int j = 0; j < matrix.columns(); j++) {
        row.putDouble(matrix.lower(i, j));
      }
      out.write(row.array());
    }
    for (int i = 0; i < matrix.rows(); i++) {
      row.clear();
      for (int j = 0; j < matrix.columns(); j++) {
        row.putDouble(matrix.upper(i, j));
      }
      out.write(row.array());
    }
  }

  private static byte[] header(DistanceMatrix matrix) {
    String description =
        "{'descr': '<f8', 'fortran_order': False, 'shape': (2, "
            + matrix.rows()
            + ", "
            + matrix.columns()
            + "), }";
    int before = MAGIC.length + Short.BYTES;
    int length = description.length() + 1;
    int padding = (ALIGNMENT - (before + length) % ALIGNMENT) % ALIGNMENT;
    String padded = description + " ".repeat(padding) + "\n";
    return ByteBuffer.allocate(before + padded.length())
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(MAGIC)
        .putShort((short) padded.length())
        .put(padded.getBytes(StandardCharsets.US_ASCII))
        .array();
  }
}
