package org.eugene.bench;

import java.nio.file.Path;
import java.util.Optional;
import org.eugene.bench.sample.DataFolder;
import picocli.CommandLine.Option;

/** Where things are and go. */
final class Places {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "${sys:eugene.data:-../shared/data}",
      description = "where the graphs are (default: ${DEFAULT-VALUE})")
  private Path data = Path.of("../shared/data");

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "eugene-tables",
      description = "where CSV files and pages go (default: ${DEFAULT-VALUE})")
  private Path out = Path.of("eugene-tables");

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description = "where proved and best known distances are kept (default: cache in --out)")
  private Optional<Path> cache = Optional.empty();

  DataFolder data() {
    return new DataFolder(data);
  }

  Path out() {
    return out;
  }

  Path cache() {
    return cache.orElse(out.resolve("cache"));
  }
}
