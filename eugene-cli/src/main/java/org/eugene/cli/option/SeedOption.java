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

  static SeedOption of(String text) {
    SeedOption option = new SeedOption();
    try {
      option.seed = Long.parseLong(text);
    } catch (NumberFormatException notANumber) {
      throw new IllegalArgumentException(
          "seed (" + text + ") must be a whole number; write 1", notANumber);
    }
    return option;
  }

  public long seed() {
    return seed;
  }
}
