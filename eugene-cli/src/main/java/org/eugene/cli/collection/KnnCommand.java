package org.eugene.cli.collection;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eugene.cli.option.RankOption;
import org.eugene.cli.option.Version;
import org.eugene.search.Wanted.Nearest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The nearest graphs. */
@Command(
    name = "knn",
    description = {
      "The graphs of a collection at the smallest distance from a query, best first; of equally",
      "distant ones those that come first in the collection. The distance is that of turning the",
      "query into the graph."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class KnnCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "-k",
      paramLabel = "K",
      defaultValue = "10",
      description = "how many (default: ${DEFAULT-VALUE})")
  private int k = 10;

  @Mixin private QueryOptions queryOptions = new QueryOptions();
  @Mixin private RankOption rankOption = new RankOption();

  @Override
  public Integer call() throws IOException {
    if (k < 1) {
      throw new ParameterException(
          spec.commandLine(), "-k (" + k + ") must be at least 1; say -k 1");
    }
    queryOptions.run(new Nearest(k), rankOption);
    return 0;
  }
}
