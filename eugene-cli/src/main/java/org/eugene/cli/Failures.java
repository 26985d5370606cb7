package org.eugene.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eugene.io.GraphFormatException;
import org.eugene.solver.SolverUnavailableException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong into one sentence and an exit code. */
final class Failures {
  private static final String STACKTRACE = "--stacktrace";
  private static final int SUGGESTIONS = 2;

  /** Beside a file that is being written. */
  private static final Pattern UNFINISHED = Pattern.compile("\\.part(\\.\\w+)?$");

  private Failures() {}

  /** The command line itself is wrong. */
  static int misused(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    say(command, sentence(failure) + suggestion(failure) + " (" + name + " --help tells more)");
    if (Arrays.asList(args).contains(STACKTRACE)) {
      failure.printStackTrace(command.getErr());
    }
    return CommandLine.ExitCode.USAGE;
  }

  /** What was probably meant. */
  private static String suggestion(ParameterException failure) {
    if (failure instanceof UnmatchedArgumentException unmatched) {
      List<String> near =
          unmatched.getSuggestions().stream()
              .map(suggested -> suggested.replaceFirst("[ =].*", ""))
              .distinct()
              .limit(SUGGESTIONS)
              .toList();
      return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
    }
    return "";
  }

  /** The command was understood but did not succeed. */
  static int failed(Exception failure, CommandLine command, ParseResult parsed) {
    say(command, sentence(failure));
    printIfAsked(failure, command);
    return command.getCommandSpec().exitCodeOnExecutionException();
  }

  /** Runs the command that was parsed; what Java calls an error is a failure like others. */
  static int run(ParseResult parsed) {
    CommandLine command = parsed.commandSpec().commandLine();
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (OutOfMemoryError full) {
      say(
          command,
          "the memory is full; give Java more with EUGENE_OPTS=-Xmx8g, or use smaller files");
    } catch (StackOverflowError deep) {
      say(
          command,
          "something in the input is nested too deeply; give Java more with EUGENE_OPTS=-Xss64m");
    } catch (LinkageError | AssertionError | InternalError broken) {
      say(command, sentence(broken));
      printIfAsked(broken, command);
    }
    return exitCode(parsed);
  }

  /** What a failure of the command that was asked for ends with; null if none was understood. */
  static int exitCode(ParseResult parsed) {
    if (parsed == null) {
      return CommandLine.ExitCode.SOFTWARE;
    }
    ParseResult asked = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
    return asked.commandSpec().exitCodeOnExecutionException();
  }

  private static void printIfAsked(Throwable failure, CommandLine command) {
    EugeneCommand eugene = command.getCommandSpec().root().commandLine().getCommand();
    if (eugene.showsStackTraces()) {
      failure.printStackTrace(command.getErr());
    }
  }

  private static void say(CommandLine command, String sentence) {
    command.getErr().println("eugene: " + sentence);
    command.getErr().flush();
  }

  private static String sentence(Throwable failure) {
    if (failure instanceof UncheckedIOException && failure.getCause() != null) {
      return sentence(failure.getCause());
    }
    if (failure instanceof FileSystemException file) {
      return sentence(file);
    }
    String message = Objects.requireNonNullElse(failure.getMessage(), "").strip();
    if (failure instanceof GraphFormatException
        || failure instanceof IllegalArgumentException
        || failure instanceof ParameterException
        || failure instanceof SolverUnavailableException
        || failure instanceof IOException) {
      return message.isEmpty()
          ? "a file cannot be read or written (" + failure.getClass().getSimpleName() + ")"
          : message.replaceAll("\\s*\\R\\s*", "; ");
    }
    return "this should not have happened ("
        + failure.getClass().getSimpleName()
        + (message.isEmpty() ? "" : ": " + message)
        + "); run again with --stacktrace and report it";
  }

  private static String sentence(FileSystemException failure) {
    String file = Objects.requireNonNullElse(failure.getFile(), "a file");
    if (failure instanceof NoSuchFileException && UNFINISHED.matcher(file).find()) {
      String wanted = UNFINISHED.matcher(file).replaceFirst("");
      return wanted + ": the directory to write it into is not there; make it, or name another";
    }
    if (failure instanceof NoSuchFileException) {
      return file + ": there is no such file; check the name and the working directory";
    }
    if (failure instanceof AccessDeniedException) {
      return file + ": it may not be read or written; check its permissions";
    }
    String reason = Objects.requireNonNullElse(failure.getReason(), "it cannot be read or written");
    String wayOut = "; check the name and the room on the disk";
    return file + ": " + reason + (reason.indexOf(';') < 0 ? wayOut : "");
  }
}
