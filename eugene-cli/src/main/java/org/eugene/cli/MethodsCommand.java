package org.eugene.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.cli.option.Version;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.Methods;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** What {@code --method} can be. */
@Command(
    name = "methods",
    description =
        "The methods that can be chosen, one line each; with a name, what it can be told.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class MethodsCommand extends ListCommand {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "NAME",
      description = "a method, whose options are listed")
  private Optional<String> name = Optional.empty();

  @Override
  Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    if (name.isEmpty()) {
      Methods.all().forEach(method -> lines.put(method.name(), method.description()));
      LearnedMethods.find().map(LearnedMethods::methods).orElse(List.of()).stream()
          .forEach(learned -> lines.put(learned.name(), "learned: " + learned.description()));
    } else {
      method(name.get()).options().forEach(option -> lines.put(option.name(), line(option)));
    }
    return lines;
  }

  private Method method(String wanted) {
    try {
      return Methods.named(wanted);
    } catch (IllegalArgumentException unknown) {
      throw new ParameterException(commandLine(), unknown.getMessage(), unknown);
    }
  }

  private static <T> String line(MethodOption<T> option) {
    return String.format(
        Locale.ROOT,
        "%s; %s (default: %s)",
        option.meaning(),
        option.range(),
        option.text(option.standard()));
  }
}
