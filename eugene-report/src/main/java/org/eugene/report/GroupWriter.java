package org.eugene.report;

import java.io.IOException;

/** Writes groups in one format. */
public interface GroupWriter {
  /** Writes all groups in their order. */
  void write(GroupReport report, Appendable out) throws IOException;
}
