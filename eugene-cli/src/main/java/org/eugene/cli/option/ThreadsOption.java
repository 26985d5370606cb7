package org.eugene.cli.option;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many pairs are solved at a time, each of them on one thread. */
public final class ThreadsOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "pairs solved at a time; the answers stay the same (default: ${DEFAULT-VALUE})")
  private int threads = 1;

  public int threads() {
    check(spec, threads);
    return threads;
  }

  /** Refuses no threads at all. */
  public static void check(CommandSpec spec, int threads) {
    if (threads < 1) {
      throw new ParameterException(
          spec.commandLine(), "--threads (" + threads + ") must be at least 1; say --threads 1");
    }
  }
}
