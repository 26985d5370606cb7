package org.eugene.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.eugene.solver.GedResult;

/** One row a pair: {@value #HEADER}. */
public final class CsvReport implements ReportWriter {
  /** The first line. */
  public static final String HEADER = "source,target,lower,upper,optimal,stop,seconds";

  @Override
  public void write(Report report, Appendable out) throws IOException {
    out.append(HEADER).append('\n');
    out.append(row(report.source(), report.target(), report.comparison().result()));
  }

  /** One row, with its line end. */
  public static String row(String source, String target, GedResult result) {
    return line(
        source,
        target,
        DecimalNumber.text(result.lower()),
        DecimalNumber.text(result.upper()),
        String.valueOf(result.isOptimal()),
        StopName.of(result.stop()),
        Seconds.text(result));
  }

  /** What a row of this pair begins with. */
  public static String ids(String source, String target) {
    String line = line(source, target);
    return line.substring(0, line.length() - 1) + ",";
  }

  /** One line of these fields, quoted where that is needed, with its line end. */
  public static String line(String... fields) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      csv.writeRecord(fields);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }
}
