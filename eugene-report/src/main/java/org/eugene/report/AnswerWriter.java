package org.eugene.report;

import java.io.IOException;

/** Writes the answers to one or more queries in one format, each as it comes. */
public interface AnswerWriter {
  /** Before the first answer. */
  default void begin(Appendable out) throws IOException {}

  /** Writes one answer behind those written before. */
  void write(AnswerReport report, Appendable out) throws IOException;

  /** Behind the last answer. */
  default void end(Appendable out) throws IOException {}
}
