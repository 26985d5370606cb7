package org.eugene.report;

import java.io.IOException;

/** Writes a report in one format. */
public interface ReportWriter {
  void write(Report report, Appendable out) throws IOException;
}
