package org.eugene.report;

import java.io.IOException;

/** Writes a report in one format. */
public interface ReportWriter {
  /** Writes the whole report; a second one may follow behind it. */
  void write(Report report, Appendable out) throws IOException;
}
