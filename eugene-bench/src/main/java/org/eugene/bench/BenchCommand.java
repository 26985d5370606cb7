package org.eugene.bench;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The word before every subcommand. */
@Command(
    name = "eugene-bench",
    description = "Measures Eugene: runs tables, renders them, generates example graphs.",
    mixinStandardHelpOptions = true,
    subcommands = {
      TableCommand.class,
      ReferencesCommand.class,
      RenderCommand.class,
      GenerateCommand.class,
      JmhCommand.class
    })
final class BenchCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say which command, such as table");
  }
}
