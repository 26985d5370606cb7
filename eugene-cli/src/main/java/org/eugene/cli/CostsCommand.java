package org.eugene.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.cli.option.Version;
import org.eugene.cost.NamedCosts;
import picocli.CommandLine.Command;

/** What {@code --costs} can be. */
@Command(
    name = "costs",
    description = "The costs that can be chosen, one line each.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CostsCommand extends ListCommand {
  @Override
  Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    for (NamedCosts costs : NamedCosts.all()) {
      lines.put(costs.name(), costs.description());
    }
    return lines;
  }
}
