package org.eugene.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** Starts the JMH kernels; all arguments are JMH's own. */
@Command(name = "jmh", description = "Runs JMH kernels; the arguments are JMH's (-h lists them).")
final class JmhCommand implements Callable<Integer> {
  @Unmatched private List<String> arguments = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    org.openjdk.jmh.Main.main(arguments.toArray(String[]::new));
    return CommandLine.ExitCode.OK;
  }
}
