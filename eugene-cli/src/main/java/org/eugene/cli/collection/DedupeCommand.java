package org.eugene.cli.collection;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.Waiting;
import org.eugene.report.GroupReport;
import org.eugene.report.csv.GroupCsv;
import org.eugene.search.Duplicates;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups of equal or nearly equal graphs. */
@Command(
    name = "dedupe",
    description = {
      "Groups of equal or nearly equal graphs. In the order of the collection, a graph joins the",
      "first representative within the distance, or becomes one: every graph is within the",
      "distance of its representative, and no two representatives are of each other."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class DedupeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--within",
      paramLabel = "DISTANCE",
      defaultValue = "0",
      description = "how far away from its representative a graph may be (default: 0, equal)")
  private double within;

  @Option(
      names = "--format",
      paramLabel = "text|csv|json|html",
      defaultValue = "text",
      description = {
        "how to tell the groups (default: ${DEFAULT-VALUE}, without groups of one); csv is",
        GroupCsv.DUPLICATES
      })
  private GroupFormat format = GroupFormat.TEXT;

  @Mixin private CollectionOptions options = new CollectionOptions();

  @Override
  public Integer call() throws IOException {
    if (!(within >= 0)) {
      throw new ParameterException(
          spec.commandLine(), "--within (" + within + ") must not be negative; say --within 0");
    }
    CollectionOptions.Opened opened = options.open();
    Duplicates.Groups groups;
    try (Waiting waiting = Waiting.over(1, "collection", spec.commandLine().getErr())) {
      groups = Duplicates.of(opened.collection(), within, opened.searchOptions());
      waiting.step();
    }
    GroupReport report = GroupReport.of(opened.collection(), groups, within);
    List<Integer> centers = groups.groups().stream().map(Duplicates.Group::representative).toList();
    new GroupOutput(options, format, spec).write(report, centers, opened);
    if (groups.open() > 0) {
      spec.commandLine()
          .getErr()
          .println(
              "eugene: "
                  + groups.open()
                  + " pairs were not decided and taken for different; --exact decides");
    }
    return 0;
  }
}
