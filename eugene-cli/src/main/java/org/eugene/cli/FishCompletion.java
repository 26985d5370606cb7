package org.eugene.cli;

import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What the shell fish has to know to complete commands and options. */
final class FishCompletion {
  private FishCompletion() {}

  static String of(CommandLine program) {
    StringBuilder script = new StringBuilder("complete -c eugene -e\n");
    for (Map.Entry<String, CommandLine> command : program.getSubcommands().entrySet()) {
      script.append("complete -c eugene -n __fish_use_subcommand -f -a ");
      script.append(command.getKey()).append(" -d ");
      script.append(
          quoted(first(command.getValue().getCommandSpec().usageMessage().description())));
      script.append('\n');
      for (OptionSpec option : command.getValue().getCommandSpec().options()) {
        if (!option.hidden()) {
          script.append(line(command.getKey(), option));
        }
      }
    }
    return script.toString();
  }

  private static String line(String command, OptionSpec option) {
    StringBuilder line = new StringBuilder("complete -c eugene -n '__fish_seen_subcommand_from ");
    line.append(command).append('\'');
    for (String name : option.names()) {
      line.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
    }
    if (option.arity().max() > 0) {
      String choices = option.paramLabel();
      boolean listed = choices.matches("[a-z0-9-]+(\\|[a-z0-9-]+)+");
      line.append(listed ? " -x -a " + quoted(choices.replace('|', ' ')) : " -r");
    }
    return line.append(" -d ").append(quoted(first(option.description()))).append('\n').toString();
  }

  private static String first(String... description) {
    return description.length == 0 ? "" : description[0].replace("${DEFAULT-VALUE}", "…");
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
