package org.eugene.cli.option;

import picocli.CommandLine.Option;

/** Where chance begins: the same seed, the same choices. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "start of every random choice (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  public long seed() {
    return seed;
  }
}
