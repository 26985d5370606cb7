package org.eugene.cli;

import java.util.List;
import java.util.Map;
import org.eugene.cli.option.GroupedHelp;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A page of the reference: the help of a command as tables in Markdown. */
final class MarkdownPage {
  private MarkdownPage() {}

  static String of(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    StringBuilder page = new StringBuilder();
    page.append("# ").append(spec.qualifiedName()).append("\n\n");
    page.append(text(spec.usageMessage().description())).append("\n\n");
    page.append("```text\n").append(Ansi.OFF.string(command.getHelp().synopsis(0)).strip());
    page.append("\n```\n");
    if (!spec.positionalParameters().isEmpty()) {
      page.append("\n## Arguments\n\n| argument | meaning |\n|---|---|\n");
      for (PositionalParamSpec argument : spec.positionalParameters()) {
        row(argument.paramLabel(), argument, page);
      }
    }
    options(spec, page);
    if (!command.getSubcommands().isEmpty()) {
      page.append("\n## Commands\n\n| command | does |\n|---|---|\n");
      for (Map.Entry<String, CommandLine> one : command.getSubcommands().entrySet()) {
        String[] described = one.getValue().getCommandSpec().usageMessage().description();
        page.append("| [").append(one.getKey()).append("](eugene-").append(one.getKey());
        page.append(".md) | ").append(cell(text(described))).append(" |\n");
      }
    }
    exitCodes(spec, page);
    Examples.of(command.getCommandName())
        .ifPresent(
            example -> page.append("\n## Example\n\n```sh\n").append(example).append("\n```\n"));
    return page.toString();
  }

  private static void options(CommandSpec spec, StringBuilder page) {
    for (Map.Entry<String, List<OptionSpec>> group : GroupedHelp.byHeading(spec).entrySet()) {
      page.append("\n## ").append(group.getKey().replace(":", ""));
      page.append("\n\n| option | meaning |\n|---|---|\n");
      for (OptionSpec option : group.getValue()) {
        String names = String.join(", ", option.names());
        row(names + (option.arity().max() > 0 ? " " + option.paramLabel() : ""), option, page);
      }
    }
  }

  private static void row(String name, ArgSpec argument, StringBuilder page) {
    page.append("| `").append(cell(name)).append("` | ");
    page.append(cell(text(argument.description()))).append(" |\n");
  }

  private static void exitCodes(CommandSpec spec, StringBuilder page) {
    Map<String, String> codes = spec.usageMessage().exitCodeList();
    if (!codes.isEmpty()) {
      page.append("\n## Exit codes\n\n| code | meaning |\n|---|---|\n");
      codes.forEach((code, meaning) -> page.append("| " + code + " | " + cell(meaning) + " |\n"));
    }
  }

  private static String text(String... lines) {
    return Ansi.OFF.string(String.join(" ", lines)).strip();
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;");
  }
}
