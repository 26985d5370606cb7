package org.eugene.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.eugene.cli.option.GroupedHelp;
import org.eugene.cli.option.SolverOptions;
import picocli.CommandLine;

/** The program: one command, its exit code. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    PrintWriter out = utf8(System.out);
    PrintWriter err = utf8(System.err);
    int exitCode = commandLine(out, err).execute(args);
    out.flush();
    err.flush();
    System.exit(exitCode);
  }

  /** UTF-8 whatever the terminal says: names come from files that are UTF-8 too. */
  private static PrintWriter utf8(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  /** Options in groups, and an example to copy. */
  private static void addHelp(CommandLine command) {
    GroupedHelp.arrange(command);
    Examples.of(command.getCommandName())
        .ifPresent(
            example ->
                command.getCommandSpec().usageMessage().footer("", "Example:", "  " + example));
  }

  /** The whole command line, talking to these two. */
  static CommandLine commandLine(PrintWriter out, PrintWriter err) {
    CommandLine commands = new CommandLine(new EugeneCommand());
    commands
        .getSubcommands()
        .values()
        .forEach(command -> SolverOptions.declareOn(command.getCommandSpec()));
    commands.getSubcommands().values().forEach(Main::addHelp);
    return commands
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Failures::runWithinMemory)
        .setParameterExceptionHandler(Failures::misused)
        .setExecutionExceptionHandler(Failures::failed);
  }
}
