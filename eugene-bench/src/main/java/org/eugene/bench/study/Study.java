package org.eugene.bench.study;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eugene.bench.sample.DataFolder;

/** A measurement with columns of its own. */
public interface Study {
  /** As typed; also the name of its CSV file. */
  String name();

  /** One line. */
  String description();

  /** The names of its columns. */
  List<String> columns();

  /**
   * Measures.
   *
   * @param talk hears what is going on
   * @return rows of numbers and names by column
   */
  List<Map<String, String>> run(DataFolder data, StudyOptions options, Consumer<String> talk)
      throws IOException, InterruptedException;
}
