package org.eugene.answer.spread;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eugene.search.AllPairs;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Join;

/**
 * Machines that answer together. The answers are those of one machine: the same bits, unless a
 * budget's clock cuts a pair short, and what they say about proofs holds as it does there. For one
 * thread.
 */
public interface Cluster extends AutoCloseable {
  /** Whether the machines read this by themselves: a file or folder of their own format. */
  boolean isOwn(String location);

  /**
   * Graphs that the machines read themselves.
   *
   * @throws IllegalArgumentException with a sentence, if there are none such
   */
  SpreadGraphs open(String location) throws IOException;

  /** Graphs that are sent to the machines. */
  SpreadGraphs spread(GraphCollection graphs);

  /** All pairs of small collections, from one cell on; handed on in the order of the cells. */
  void matrix(AllPairs pairs, SpreadOptions options, int first, CellSink sink)
      throws IOException, InterruptedException;

  /** A join, from one source on; what was found is handed on in the order of the sources. */
  void join(Join join, SpreadOptions options, int first, Join.Sink sink)
      throws IOException, InterruptedException;

  /** Writes answers in the machines' own format, as a folder that must not be there yet. */
  void save(List<Answer> answers, Path folder) throws IOException;

  /** Takes what is known about the cells of a matrix. */
  @FunctionalInterface
  interface CellSink {
    void accept(AllPairs.Cell cell, double lower, double upper) throws IOException;
  }

  @Override
  void close();
}
