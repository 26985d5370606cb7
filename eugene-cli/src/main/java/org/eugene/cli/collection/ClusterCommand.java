package org.eugene.cli.collection;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.PairsProgress;
import org.eugene.report.GroupReport;
import org.eugene.report.csv.GroupCsv;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.GraphCollection;
import org.eugene.search.KMedoids;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Medoids and their groups. */
@Command(
    name = "cluster",
    description = {
      "Groups a collection around k of its graphs, the medoids, such that the distances from all",
      "graphs to their medoids add up to little. Solves all pairs first, as matrix does."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class ClusterCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "-k", paramLabel = "K", required = true, description = "how many groups")
  private int k;

  @Option(
      names = "--format",
      paramLabel = "text|csv",
      defaultValue = "text",
      description = {
        "how to tell the groups (default: ${DEFAULT-VALUE}); csv is",
        GroupCsv.CLUSTERS
      })
  private GroupFormat format = GroupFormat.TEXT;

  @Mixin private CollectionOptions options = new CollectionOptions();

  @Override
  public Integer call() throws IOException, InterruptedException {
    CollectionOptions.Opened opened = options.open();
    GraphCollection collection = opened.collection();
    if (k < 1 || k > collection.size()) {
      throw new ParameterException(
          spec.commandLine(),
          "-k (" + k + ") must be between 1 and the number of graphs, " + collection.size());
    }
    DistanceMatrix matrix = solved(opened);
    GroupReport report = GroupReport.of(collection, matrix, KMedoids.of(matrix, k));
    options.output().write(out -> format.writer(options.csvIds()).write(report, out));
    return 0;
  }

  private static DistanceMatrix solved(CollectionOptions.Opened opened)
      throws IOException, InterruptedException {
    AllPairs pairs = AllPairs.of(opened.collection(), opened.costs());
    DistanceMatrix.Builder matrix = new DistanceMatrix.Builder(pairs);
    try (PairsProgress progress = PairsProgress.over(pairs.cells().size(), 0)) {
      opened.solve(
          pairs,
          0,
          (cell, result) -> {
            matrix.put(cell, result.lower(), result.upper());
            progress.step();
          });
    }
    return matrix.build();
  }
}
