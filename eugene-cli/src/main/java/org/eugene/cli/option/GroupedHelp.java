package org.eugene.cli.option;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The options of a command in groups, the command's own first; every default is named. */
public final class GroupedHelp {
  /** What the longest lines of descriptions take, with the names of options before them. */
  private static final int WIDTH = 104;

  /** In the order in which they are listed. */
  enum Group {
    OWN("Options:"),
    TRAINING("Training:"),
    INPUT("Input:"),
    COSTS("Costs:"),
    METHOD("Method:"),
    OUTPUT("Output:"),
    HELP("Help:");

    private final String heading;

    Group(String heading) {
      this.heading = heading;
    }

    String heading() {
      return heading;
    }
  }

  private static final Map<Class<?>, Group> OF_MIXIN =
      Map.ofEntries(
          Map.entry(InputOptions.class, Group.INPUT),
          Map.entry(CostOptions.class, Group.COSTS),
          Map.entry(SolverOptions.class, Group.METHOD),
          Map.entry(TrainedOption.class, Group.METHOD),
          Map.entry(RankOption.class, Group.METHOD),
          Map.entry(LearningOptions.class, Group.TRAINING),
          Map.entry(ExactOption.class, Group.METHOD),
          Map.entry(ThreadsOption.class, Group.METHOD),
          Map.entry(SparkOption.class, Group.METHOD),
          Map.entry(PlanOption.class, Group.METHOD),
          Map.entry(OutputOptions.class, Group.OUTPUT),
          Map.entry(ProgressOption.class, Group.OUTPUT),
          Map.entry(CertificateOption.class, Group.OUTPUT),
          Map.entry(TargetFormat.class, Group.OUTPUT));

  private GroupedHelp() {}

  /** Has the help of a command list its options so. */
  public static void arrange(CommandLine command) {
    command.setUsageHelpWidth(WIDTH);
    command.getCommandSpec().usageMessage().abbreviateSynopsis(true);
    command
        .getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_OPTION_LIST, help -> list(command.getCommandSpec(), help));
    command.getHelpSectionMap().remove(UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING);
  }

  private static String list(CommandSpec command, Help help) {
    StringBuilder text = new StringBuilder();
    groups(command)
        .forEach(
            (group, options) -> {
              Help.Layout layout = help.createDefaultLayout();
              layout.addAllOptions(options, help.parameterLabelRenderer());
              text.append(String.format(Locale.ROOT, "%n%s%n", group.heading())).append(layout);
            });
    return text.toString();
  }

  /** The options that are shown, by group. */
  static Map<Group, List<OptionSpec>> groups(CommandSpec command) {
    Map<String, Group> byName = new HashMap<>();
    note(command, Group.OWN, byName);
    Map<Group, List<OptionSpec>> groups = new EnumMap<>(Group.class);
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        groups
            .computeIfAbsent(group(option, byName), any -> new ArrayList<>())
            .add(withDefault(option));
      }
    }
    return groups;
  }

  /** The options that are shown, by the heading of their group, in order. */
  public static Map<String, List<OptionSpec>> byHeading(CommandSpec command) {
    Map<String, List<OptionSpec>> byHeading = new LinkedHashMap<>();
    groups(command).forEach((group, options) -> byHeading.put(group.heading(), options));
    return byHeading;
  }

  private static Group group(OptionSpec option, Map<String, Group> byName) {
    if (option.usageHelp() || option.versionHelp() || option.inherited()) {
      return Group.HELP;
    }
    return SolverOptions.isDeclared(option)
        ? Group.METHOD
        : byName.getOrDefault(option.longestName(), Group.OWN);
  }

  /** Options belong to the group of the innermost mixin that has one. */
  private static void note(CommandSpec part, Group outer, Map<String, Group> byName) {
    for (CommandSpec mixin : part.mixins().values()) {
      Object user = mixin.userObject();
      Group group = user == null ? outer : OF_MIXIN.getOrDefault(user.getClass(), outer);
      mixin.options().forEach(option -> byName.put(option.longestName(), group));
      note(mixin, group, byName);
    }
  }

  /** A default that the description does not name is added to it. */
  private static OptionSpec withDefault(OptionSpec option) {
    String[] lines = option.description();
    if (option.defaultValue() == null || String.join(" ", lines).contains("default")) {
      return option;
    }
    String[] named = lines.clone();
    named[named.length - 1] += " (default: " + option.defaultValue() + ")";
    return OptionSpec.builder(option).description(named).build();
  }
}
