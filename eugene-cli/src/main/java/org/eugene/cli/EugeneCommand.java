package org.eugene.cli;

import java.util.List;
import java.util.Set;
import org.eugene.cli.collection.ClusterCommand;
import org.eugene.cli.collection.DedupeCommand;
import org.eugene.cli.collection.IndexCommand;
import org.eugene.cli.collection.JoinCommand;
import org.eugene.cli.collection.KnnCommand;
import org.eugene.cli.collection.MatrixCommand;
import org.eugene.cli.collection.RangeCommand;
import org.eugene.cli.collection.SampleCommand;
import org.eugene.cli.compare.CheckCommand;
import org.eugene.cli.compare.CompareCommand;
import org.eugene.cli.compare.DiffCommand;
import org.eugene.cli.compare.EstimateCommand;
import org.eugene.cli.compare.EvaluateCommand;
import org.eugene.cli.compare.PairsCommand;
import org.eugene.cli.convert.ApplyCommand;
import org.eugene.cli.convert.ConvertCommand;
import org.eugene.cli.convert.InfoCommand;
import org.eugene.cli.learned.TrainCommand;
import org.eugene.cli.option.Version;
import org.eugene.cli.serve.ServeCommand;
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
    footer = {"", "More on a command, with an example to copy: eugene help compare"})
final class EugeneCommand implements Runnable {
  /** In the order of the help. */
  private static final List<Class<?>> COMMANDS =
      List.of(
          CompareCommand.class,
          DiffCommand.class,
          PairsCommand.class,
          StreamCommand.class,
          EvaluateCommand.class,
          TrainCommand.class,
          EstimateCommand.class,
          MatrixCommand.class,
          KnnCommand.class,
          RangeCommand.class,
          JoinCommand.class,
          IndexCommand.class,
          ClusterCommand.class,
          DedupeCommand.class,
          ApplyCommand.class,
          CheckCommand.class,
          ConvertCommand.class,
          InfoCommand.class,
          SampleCommand.class,
          ServeCommand.class,
          TableCommand.class,
          MethodsCommand.class,
          CostsCommand.class,
          CompletionCommand.class,
          ManCommand.class,
          HelpCommand.class);

  /** Commands that look at the others. */
  private static final Set<Class<?>> OVERVIEWS =
      Set.of(CompletionCommand.class, ManCommand.class, HelpCommand.class);

  /** What has an answer without any of them. */
  private static final Set<String> VERSION = Set.of("-V", "--version");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--stacktrace",
      scope = ScopeType.INHERIT,
      description = "on failure, show where in the program it happened")
  private boolean stacktrace;

  /**
   * The commands that have to be there for these words: the one that they begin with, if that is
   * enough. Making all of them takes half a second of computing.
   */
  static List<Class<?>> commandsFor(String... words) {
    if (words.length == 1 && VERSION.contains(words[0])) {
      return List.of();
    }
    for (Class<?> command : COMMANDS) {
      boolean asked =
          words.length > 0 && words[0].equals(command.getAnnotation(Command.class).name());
      if (asked && !OVERVIEWS.contains(command)) {
        return List.of(command);
      }
    }
    return COMMANDS;
  }

  boolean showsStackTraces() {
    return stacktrace;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "say which command, such as compare; eugene help lists them");
  }
}
