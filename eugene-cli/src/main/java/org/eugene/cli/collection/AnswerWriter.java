package org.eugene.cli.collection;

import java.io.IOException;
import org.eugene.search.Answer;

/** Writes answers one by one. */
interface AnswerWriter {
  default void begin(Appendable out) throws IOException {}

  void write(Answer answer, Appendable out) throws IOException;

  default void end(Appendable out) throws IOException {}
}
