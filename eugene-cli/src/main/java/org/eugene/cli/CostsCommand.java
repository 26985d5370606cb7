package org.eugene.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.cli.option.Version;
import org.eugene.cost.NamedCosts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What {@code --costs} can be. */
@Command(
    name = "costs",
    description = "The costs that can be chosen, one line each.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CostsCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    Map<String, String> lines = new LinkedHashMap<>();
    for (NamedCosts costs : NamedCosts.all()) {
      lines.put(costs.name(), costs.description());
    }
    NameList.print(lines, spec.commandLine().getOut());
  }
}
