package org.eugene.bench.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.RowFile;
import org.eugene.bench.sample.DataFolder;

/** A table: what to run for it, and what it looks like. */
public interface Table {
  /** As typed. */
  String name();

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

  /** One line. */
  String description();

  /** What whoever runs it should know before. */
  default List<String> remarks() {
    return List.of();
  }

  /** What is to be run, in order. */
  List<Cell> cells(DataFolder data, TableOptions options) throws IOException;

  /** The table of these rows in Markdown; the same rows give the same bytes. */
  String render(Results results);

  /** The pictures of these rows; the same rows give the same bytes. */
  default List<Picture> pictures(Results results) {
    return List.of();
  }

  /** Writes what is not an answer to a question, into a file of the folder. */
  default void collect(DataFolder data, Path folder) throws IOException {}

  /** The table in Markdown of the files in a folder; empty if there are none. */
  default Optional<String> markdown(Path folder) throws IOException {
    Optional<Results> results = results(folder);
    return results.map(this::render);
  }

  /** The rows in a folder; empty if there are none. */
  default Optional<Results> results(Path folder) throws IOException {
    Path csv = folder.resolve(runs() + ".csv");
    return Files.exists(csv) ? Optional.of(new Results(RowFile.read(csv))) : Optional.empty();
  }
}
