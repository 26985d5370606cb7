package org.eugene.bench;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The word before every subcommand. */
@Command(
    name = "eugene-bench",
    description = "Runs JMH kernels and makes example graphs; tables are run by ./eugene table.",
    mixinStandardHelpOptions = true,
    subcommands = {JmhCommand.class, GenerateCommand.class})
final class BenchCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "say which command: jmh or generate; tables are run by ./eugene table");
  }
}
