package org.eugene.report.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** One line of CSV, quoted where that is needed. */
public final class CsvLine {
  private CsvLine() {}

  /** These fields, with the line's end. */
  public static String of(String... fields) {
    return of(List.of(fields));
  }

  /** These fields, with the line's end. */
  public static String of(List<String> fields) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      csv.writeRecord(fields);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  /** What a line of these and further fields begins with. */
  public static String beginning(String... fields) {
    String line = of(fields);
    return line.substring(0, line.length() - 1) + ",";
  }
}
