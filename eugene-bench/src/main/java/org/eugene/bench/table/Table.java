package org.eugene.bench.table;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.view.View;

/** A table: what to measure for it, which rows come of that, and what they look like. */
public interface Table {
  /** As typed. */
  String name();

  /** One line. */
  String description();

  /** The name of its CSV file; tables that show the same runs share one. */
  default String runs() {
    return name();
  }

  /**
   * Whether it is one of the paper's, which run on made graphs where the public ones are absent.
   */
  default boolean isOfPaper() {
    return false;
  }

  /** The same table of other sizes; itself if it knows none. */
  default Table of(Sizes sizes) {
    return this;
  }

  /** Whether it measures graphs of the data folder; tables of the paper have made ones instead. */
  default boolean needsData() {
    return !isOfPaper();
  }

  /** Whether it measures only the data sets that were asked for. */
  default boolean choosesSets() {
    return false;
  }

  /** A sentence on what it cannot be measured without; empty if it has all it needs. */
  default Optional<String> lacks(TableOptions options) {
    return Optional.empty();
  }

  /** What whoever runs it should know before. */
  default List<String> remarks() {
    return List.of();
  }

  /** The columns of its CSV file. */
  Schema schema();

  /** Adds the rows that its CSV file does not have. */
  void measure(Run run) throws IOException, InterruptedException;

  /** What the rows of its CSV file say; computes nothing but sums. */
  View view(List<Line> lines);

  /** The same with what trained methods did, where the paper has them. */
  default View view(List<Line> lines, TrainedFigures trained) {
    return view(lines);
  }

  /** A view of this table to be filled. */
  default View.Builder headed(List<String> columns) {
    return View.of(name(), description(), columns);
  }
}
