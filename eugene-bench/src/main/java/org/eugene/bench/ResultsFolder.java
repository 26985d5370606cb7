package org.eugene.bench;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where raw results are. */
final class ResultsFolder {
  @Option(
      names = {"--results", "--out"},
      paramLabel = "DIR",
      defaultValue = "docs/results",
      description = "where the CSV files and pages are (default: ${DEFAULT-VALUE})")
  private Path folder = Path.of("docs/results");

  Path folder() {
    return folder;
  }

  Path csv(String runs) {
    return folder.resolve(runs + ".csv");
  }
}
