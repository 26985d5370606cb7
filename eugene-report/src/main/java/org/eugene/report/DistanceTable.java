package org.eugene.report;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads back what {@link CsvReport} wrote. */
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
    try (CsvReader<NamedCsvRecord> records = CsvReader.builder().ofNamedCsvRecord(file)) {
      for (NamedCsvRecord row : records) {
        rows.add(
            new Row(
                row.getField("source"),
                row.getField("target"),
                Double.parseDouble(row.getField("lower")),
                Double.parseDouble(row.getField("upper"))));
      }
    }
    return rows;
  }
}
