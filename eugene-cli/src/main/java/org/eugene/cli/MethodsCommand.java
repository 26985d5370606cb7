package org.eugene.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.cli.option.Version;
import org.eugene.solver.Methods;
import picocli.CommandLine.Command;

/** What {@code --method} can be. */
@Command(
    name = "methods",
    description = "The methods that can be chosen, one line each.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class MethodsCommand extends ListCommand {
  @Override
  Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    Methods.all().forEach(method -> lines.put(method.name(), method.description()));
    return lines;
  }
}
