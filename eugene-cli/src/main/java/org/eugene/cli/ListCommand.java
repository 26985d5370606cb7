package org.eugene.cli;

import java.io.PrintWriter;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Names and what they stand for, in two columns. */
abstract class ListCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  /** For sentences about what was typed. */
  final CommandLine commandLine() {
    return spec.commandLine();
  }

  /** Each name with its description, in order. */
  abstract Map<String, String> lines();

  @Override
  public final void run() {
    PrintWriter out = spec.commandLine().getOut();
    Map<String, String> lines = lines();
    int width = lines.keySet().stream().mapToInt(String::length).max().orElse(0);
    lines.forEach(
        (name, description) ->
            out.println(name + " ".repeat(width - name.length() + 2) + description));
    out.flush();
  }
}
