package org.eugene.report.csv;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reads back rows that name two graphs and bounds, of pairs or of a matrix. */
public final class DistanceTable {
  private DistanceTable() {}

  /**
   * A row.
   *
   * @param upper infinite if no edit path was found
   */
  public record Row(String source, String target, double lower, double upper) {}

  /** All rows of a complete table. */
  public static List<Row> read(Path file) throws IOException {
    List<Row> rows = new ArrayList<>();
    read(file, rows::add);
    return rows;
  }

  /** The rows of a complete table one by one, of which there may be millions. */
  public static void read(Path file, Consumer<Row> rows) throws IOException {
    try (CsvReader<NamedCsvRecord> records = CsvReader.builder().ofNamedCsvRecord(file)) {
      for (NamedCsvRecord row : records) {
        rows.accept(
            new Row(
                row.getField("source"),
                row.getField("target"),
                Double.parseDouble(row.getField("lower")),
                Double.parseDouble(row.getField("upper"))));
      }
    }
  }
}
