package org.eugene.cli;

import java.util.Locale;
import java.util.Map;
import org.eugene.cli.option.Version;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** A manual page in the language of man: the help with its headings as sections. */
final class ManPage {
  private ManPage() {}

  static String of(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    String name = spec.qualifiedName("-");
    StringBuilder page = new StringBuilder();
    page.append(".TH ").append(name.toUpperCase(Locale.ROOT)).append(" 1 \"\" ");
    page.append(quoted(new Version().getVersion()[0])).append(" \"Eugene\"\n");
    page.append(".SH NAME\n").append(safe(name)).append(" \\- ");
    page.append(safe(first(spec))).append('\n');
    page.append(".SH SYNOPSIS\n.nf\n");
    page.append(lines(command.getHelp().synopsis(0))).append(".fi\n");
    page.append(".SH DESCRIPTION\n").append(lines(command.getHelp().description()));
    if (!spec.positionalParameters().isEmpty()) {
      page.append(".SH ARGUMENTS\n.nf\n").append(lines(command.getHelp().parameterList()));
      page.append(".fi\n");
    }
    page.append(".SH OPTIONS\n.nf\n").append(lines(options(command))).append(".fi\n");
    if (!command.getSubcommands().isEmpty()) {
      page.append(".SH COMMANDS\n");
      for (Map.Entry<String, CommandLine> one : command.getSubcommands().entrySet()) {
        page.append(".TP\n.BR eugene-").append(one.getKey()).append(" (1)\n");
        page.append(safe(first(one.getValue().getCommandSpec()))).append('\n');
      }
    }
    Examples.of(command.getCommandName())
        .ifPresent(
            example -> page.append(".SH EXAMPLE\n.nf\n").append(safe(example)).append("\n.fi\n"));
    return page.toString();
  }

  private static String options(CommandLine command) {
    CommandLine.IHelpSectionRenderer list =
        command.getHelpSectionMap().get(UsageMessageSpec.SECTION_KEY_OPTION_LIST);
    return list == null ? "" : list.render(command.getHelp());
  }

  private static String first(CommandSpec spec) {
    String[] description = spec.usageMessage().description();
    return description.length == 0 ? "shows help" : description[0];
  }

  private static String lines(String text) {
    StringBuilder lines = new StringBuilder();
    Ansi.OFF.string(text).strip().lines().forEach(line -> lines.append(safe(line)).append('\n'));
    return lines.toString();
  }

  /** Backslashes, dashes and points that man would take for its own. */
  private static String safe(String line) {
    String escaped = line.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\"", "") + "\"";
  }
}
