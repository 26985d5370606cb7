package org.eugene.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eugene.cli.option.Version;
import org.eugene.cost.NamedCosts;
import org.eugene.io.costs.CostsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** What {@code --costs} can be. */
@Command(
    name = "costs",
    description = {
      "The costs that can be chosen, one line each; with a name, prices or a file, every edit that",
      "they know with its price."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CostsCommand extends ListCommand {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "COSTS",
      description = "a name, prices such as vertex-insert=3, or a JSON file, to be explained")
  private Optional<String> costs = Optional.empty();

  @Option(names = "--schema", description = "the JSON Schema of cost files")
  private boolean schema;

  @Override
  Map<String, String> lines() {
    try {
      if (schema) {
        commandLine().getOut().print(CostsText.schema());
        return Map.of();
      }
      if (costs.isPresent()) {
        return CostsText.parse(costs.get()).told();
      }
    } catch (IllegalArgumentException misused) {
      throw new ParameterException(commandLine(), String.valueOf(misused.getMessage()), misused);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    Map<String, String> lines = new LinkedHashMap<>();
    for (NamedCosts named : NamedCosts.all()) {
      lines.put(named.name(), named.description());
    }
    return lines;
  }
}
