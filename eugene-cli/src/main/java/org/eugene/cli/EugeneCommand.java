package org.eugene.cli;

import org.eugene.cli.collection.ClusterCommand;
import org.eugene.cli.collection.DedupeCommand;
import org.eugene.cli.collection.IndexCommand;
import org.eugene.cli.collection.KnnCommand;
import org.eugene.cli.collection.MatrixCommand;
import org.eugene.cli.collection.RangeCommand;
import org.eugene.cli.collection.SampleCommand;
import org.eugene.cli.compare.CheckCommand;
import org.eugene.cli.compare.CompareCommand;
import org.eugene.cli.compare.EvaluateCommand;
import org.eugene.cli.compare.PairsCommand;
import org.eugene.cli.convert.ApplyCommand;
import org.eugene.cli.convert.ConvertCommand;
import org.eugene.cli.convert.InfoCommand;
import org.eugene.cli.option.Version;
import org.eugene.cli.stream.StreamCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The word before every subcommand. */
@Command(
    name = "eugene",
    description = "Graph edit distance: how far apart two graphs are, and which edits lead over.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      CompareCommand.class,
      PairsCommand.class,
      StreamCommand.class,
      EvaluateCommand.class,
      MatrixCommand.class,
      KnnCommand.class,
      RangeCommand.class,
      IndexCommand.class,
      ClusterCommand.class,
      DedupeCommand.class,
      ApplyCommand.class,
      CheckCommand.class,
      ConvertCommand.class,
      InfoCommand.class,
      SampleCommand.class,
      TableCommand.class,
      MethodsCommand.class,
      CostsCommand.class,
      CompletionCommand.class,
      ManCommand.class,
      HelpCommand.class
    },
    footer = {"", "More on a command, with an example to copy: eugene help compare"})
final class EugeneCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--stacktrace",
      scope = ScopeType.INHERIT,
      description = "on failure, show where in the program it happened")
  private boolean stacktrace;

  boolean showsStackTraces() {
    return stacktrace;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "say which command, such as compare; eugene help lists them");
  }
}
