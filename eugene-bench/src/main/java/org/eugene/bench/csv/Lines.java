package org.eugene.bench.csv;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Reads CSV files: a header, then a line a row, plain or packed with {@code .gz} behind the name.
 */
public final class Lines {
  private Lines() {}

  /** Whether there is the file or its packed twin. */
  public static boolean exist(Path file) {
    return Files.exists(file) || Files.exists(packed(file));
  }

  static Path packed(Path file) {
    return file.resolveSibling(file.getFileName() + ".gz");
  }

  /**
   * The whole rows of a file, none if it is absent. Half a row at the end, which a killed run
   * leaves, is no row.
   */
  public static List<Line> read(Path file) throws IOException {
    if (!exist(file)) {
      return List.of();
    }
    String text = Files.exists(file) ? Files.readString(file) : unpacked(packed(file));
    List<String> whole = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    if (whole.isEmpty()) {
      return List.of();
    }
    Line.Header header = Line.Header.of(Csv.fields(whole.get(0)));
    List<Line> lines = new ArrayList<>(whole.size() - 1);
    for (int at = 1; at < whole.size(); at++) {
      List<String> fields = Csv.fields(whole.get(at));
      if (fields.size() != header.names().size()) {
        throw new IOException(
            file
                + ":"
                + (at + 1)
                + ": the row has "
                + fields.size()
                + " fields, the header "
                + header.names().size());
      }
      lines.add(new Line(header, fields));
    }
    return lines;
  }

  private static String unpacked(Path file) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      in.transferTo(bytes);
    } catch (EOFException cut) {
      throw new IOException(file + " is not whole; delete it and run the table again", cut);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
