package org.eugene.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.spi.ToolProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/**
 * Runs a table of the paper again. The tables are another module's, which this one does not see: it
 * offers them as a tool of the Java platform, and all arguments are that tool's.
 */
@Command(
    name = "table",
    description = "Runs a table of the paper again; without a name, lists all tables.")
final class TableCommand implements Callable<Integer> {
  private static final String TOOL = "eugene-table";

  @Spec private CommandSpec spec = CommandSpec.create();
  @Unmatched private List<String> arguments = new ArrayList<>();

  @Override
  public Integer call() {
    return ServiceLoader.load(ToolProvider.class).stream()
        .filter(provider -> provider.type().getName().startsWith("org.eugene."))
        .map(ServiceLoader.Provider::get)
        .filter(tool -> tool.name().equals(TOOL))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "this program has no tables; build it with the module eugene-bench"))
        .run(
            spec.commandLine().getOut(),
            spec.commandLine().getErr(),
            arguments.toArray(String[]::new));
  }
}
