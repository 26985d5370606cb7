package org.eugene.report.csv;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reads back rows that name two graphs and bounds, of pairs or of a matrix. */
public final class DistanceTable {
  private DistanceTable() {}

  /**
   * A row.
   *
   * @param source id of the source
   * @param target id of the target
   * @param lower what the distance is at least
   * @param upper infinite if no edit path was found
   */
  public record Row(String source, String target, double lower, double upper) {}

  /** All rows of a complete table. */
  public static List<Row> read(InputStream table) throws IOException {
    List<Row> rows = new ArrayList<>();
    read(table, rows::add);
    return rows;
  }

  /** The rows of a complete table one by one, of which there may be millions. */
  @SuppressWarnings("resource") // the table is closed by whoever opened it
  public static void read(InputStream table, Consumer<Row> rows) throws IOException {
    Reader text = new InputStreamReader(table, StandardCharsets.UTF_8);
    try {
      CsvReader<NamedCsvRecord> records = CsvReader.builder().ofNamedCsvRecord(text);
      for (NamedCsvRecord row : records) {
        rows.accept(
            new Row(
                row.getField("source"),
                row.getField("target"),
                Double.parseDouble(row.getField("lower")),
                Double.parseDouble(row.getField("upper"))));
      }
    } catch (CsvParseException | UncheckedIOException broken) {
      throw new IOException("the rows cannot be read back: " + broken.getMessage(), broken);
    }
  }
}
