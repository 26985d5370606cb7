package org.eugene.cli;

import java.io.PrintWriter;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eugene.cli.option.GroupedHelp;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.output.StandardOutput;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The program: one command, its exit code. */
public final class Main {
  /**
   * What the chemistry kit says on standard error by itself; sentences about molecules are ours.
   */
  private static final String KIT_LOG = "org.eugene.chemistry.log";

  /** Types of arguments that no command has; picocli would load hundreds of classes for them. */
  private static final String UNUSED_ARGUMENTS = "java.sql.*,java.time.*";

  private Main() {}

  public static void main(String[] args) {
    settle();
    StandardOutput out = StandardOutput.ofThisProcess();
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int exitCode = run(out, err, args);
    err.flush();
    System.exit(exitCode);
  }

  /** What holds for the whole program. */
  static void settle() {
    // Digits and cases are those of every other machine: what is printed is read by programs.
    Locale.setDefault(Locale.ROOT);
    // The program speaks for itself. Who uses the library has the kit's words where they were.
    System.setProperty(KIT_LOG, System.getProperty(KIT_LOG, "none"));
    System.setProperty("picocli.converters.excludes", UNUSED_ARGUMENTS);
    KnownServices.useListsBeside(System.getProperty("java.class.path", ""));
  }

  /** Runs a command; it has failed if what it printed was lost. */
  static int run(StandardOutput out, PrintWriter err, String[] args) {
    CommandLine commands = commandLine(out.writer(), err, args);
    try {
      int exitCode = commands.execute(args);
      if (out.hasArrived()) {
        return exitCode;
      }
    } catch (StandardOutput.Lost known) {
      err.flush();
    }
    out.complaint().ifPresent(sentence -> err.println("eugene: " + sentence));
    return Failures.exitCode(commands.getParseResult());
  }

  /**
   * Makes commands and their parts. picocli's own way tries first what fails here, as no
   * constructor is public, and takes its time.
   */
  private static final class Making implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
      if (!type.getName().startsWith("org.eugene.") || type.isInterface()) {
        return CommandLine.defaultFactory().create(type);
      }
      Constructor<K> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    }
  }

  /** Options in groups, and an example to copy. */
  private static void addHelp(CommandLine command) {
    GroupedHelp.arrange(command);
    Examples.of(command.getCommandName())
        .ifPresent(
            example ->
                command.getCommandSpec().usageMessage().footer("", "Example:", "  " + example));
  }

  /**
   * One command with options of its own only: nobody can tell that those of methods are not there,
   * and declaring them takes as long as reading the others.
   */
  private static boolean isPlain(CommandLine commands, String... words) {
    if (commands.getSubcommands().size() != 1) {
      return false;
    }
    CommandSpec only = commands.getSubcommands().values().iterator().next().getCommandSpec();
    for (String word : words) {
      if (word.startsWith("-")) {
        int end = word.indexOf('=');
        OptionSpec option = only.findOption(end < 0 ? word : word.substring(0, end));
        if (option == null || option.usageHelp()) {
          return false;
        }
      }
    }
    return true;
  }

  /** The command line as far as these words need it, talking to these two; whole for no words. */
  static CommandLine commandLine(PrintWriter out, PrintWriter err, String... words) {
    CommandLine commands = new CommandLine(new EugeneCommand(), new Making());
    EugeneCommand.commandsFor(words).forEach(commands::addSubcommand);
    if (!isPlain(commands, words)) {
      commands
          .getSubcommands()
          .values()
          .forEach(command -> SolverOptions.declareOn(command.getCommandSpec()));
    }
    commands.getSubcommands().values().forEach(Main::addHelp);
    return commands
        .setOut(out)
        .setErr(err)
        .setExpandAtFiles(false) // a name may begin with @, and no file is to become arguments
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Failures::run)
        .setParameterExceptionHandler(Failures::misused)
        .setExecutionExceptionHandler(Failures::failed);
  }
}
