package org.eugene.bench;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where raw results are. */
final class ResultsFolder {
  @Option(
      names = "--results",
      paramLabel = "DIR",
      defaultValue = "docs/results",
      description = "where the CSV files are (default: ${DEFAULT-VALUE})")
  private Path folder = Path.of("docs/results");

  Path csv(String table) {
    return folder.resolve(table + ".csv");
  }
}
