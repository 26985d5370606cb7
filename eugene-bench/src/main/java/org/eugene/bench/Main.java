package org.eugene.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.eugene.io.GraphFormatException;
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

  private static PrintWriter utf8(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  /** The whole command line, talking to these two. */
  public static CommandLine commandLine(PrintWriter out, PrintWriter err) {
    return prepared(new CommandLine(new BenchCommand()), "eugene-bench", out, err);
  }

  /** The tables, as a part of another program. */
  static CommandLine tableLine(PrintWriter out, PrintWriter err) {
    CommandLine line = prepared(new CommandLine(new TableCommand()), "eugene", out, err);
    line.setCommandName("eugene table");
    return line;
  }

  private static CommandLine prepared(
      CommandLine line, String program, PrintWriter out, PrintWriter err) {
    return line.setOut(out)
        .setErr(err)
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(
            (misuse, args) -> {
              err.println(program + ": " + misuse.getMessage() + " (--help tells more)");
              err.flush();
              return CommandLine.ExitCode.USAGE;
            })
        .setExecutionExceptionHandler(
            (failure, command, parsed) -> {
              command.getErr().println(program + ": " + sentence(failure));
              return CommandLine.ExitCode.SOFTWARE;
            });
  }

  private static String sentence(Exception failure) {
    boolean expected =
        failure instanceof IllegalArgumentException
            || failure instanceof GraphFormatException
            || failure instanceof IOException;
    return expected && failure.getMessage() != null ? failure.getMessage() : failure.toString();
  }
}
