package org.eugene.cli.option;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eugene.report.Provenance;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What pages say of the command that made them. */
public final class Provenances {
  private Provenances() {}

  /** The command line, version, seed and reading options of a command that is being run. */
  public static Provenance of(CommandSpec command) {
    Map<String, String> settings = new LinkedHashMap<>();
    add(command, settings);
    String version = new Version().getVersion()[0].replaceFirst("^eugene ", "");
    return new Provenance(typed(command), version, settings);
  }

  private static String typed(CommandSpec command) {
    List<String> words = command.root().commandLine().getParseResult().originalArgs();
    return words.stream().map(Provenances::quoted).collect(Collectors.joining(" ", "eugene ", ""));
  }

  /** As a shell reads it. */
  private static String quoted(String word) {
    return word.matches("[\\w./:#=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static void add(CommandSpec part, Map<String, String> settings) {
    for (CommandSpec mixin : part.mixins().values()) {
      if (mixin.userObject() instanceof SeedOption || mixin.userObject() instanceof InputOptions) {
        mixin.options().forEach(option -> add(option, settings));
      }
      add(mixin, settings);
    }
  }

  private static void add(OptionSpec option, Map<String, String> settings) {
    Object value = option.getValue();
    String text =
        value instanceof Optional<?> perhaps
            ? perhaps.map(Object::toString).orElse("")
            : value instanceof Collection<?> several
                ? several.stream().map(Object::toString).collect(Collectors.joining(","))
                : value instanceof Enum<?> choice
                    ? choice.name().toLowerCase(Locale.ROOT)
                    : String.valueOf(value);
    if (!text.isEmpty() && !text.equals("false")) {
      settings.put(option.longestName().replaceFirst("^--", ""), text);
    }
  }
}
