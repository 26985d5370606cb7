package org.eugene.cli.collection;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eugene.cli.option.Version;
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
      paramLabel = "text|csv",
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
    Duplicates.Groups groups = Duplicates.of(opened.collection(), within, opened.searchOptions());
    GroupReport report = GroupReport.of(opened.collection(), groups, within);
    options.output().write(out -> format.writer(options.csvIds()).write(report, out));
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
