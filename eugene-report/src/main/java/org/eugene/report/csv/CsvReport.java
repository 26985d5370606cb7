package org.eugene.report.csv;

import java.io.IOException;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.Seconds;
import org.eugene.report.StopName;
import org.eugene.solver.GedResult;

/** One row a pair: {@value #HEADER}. */
public final class CsvReport implements ReportWriter {
  /** The first line. */
  public static final String HEADER = "source,target,lower,upper,optimal,stop,seconds";

  private final CsvIds ids;

  /** Rows whose ids are written so. */
  public CsvReport(CsvIds ids) {
    this.ids = ids;
  }

  /** Rows whose ids are written as they are. */
  public CsvReport() {
    this(CsvIds.PLAIN);
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    out.append(HEADER).append('\n');
    out.append(row(ids.of(report.source()), ids.of(report.target()), report.comparison().result()));
  }

  /** One row, with its line end. */
  public static String row(String source, String target, GedResult result) {
    return CsvLine.of(
        source,
        target,
        DecimalNumber.text(result.lower()),
        DecimalNumber.text(result.upper()),
        String.valueOf(result.isOptimal()),
        StopName.of(result.stop()),
        Seconds.text(result));
  }
}
