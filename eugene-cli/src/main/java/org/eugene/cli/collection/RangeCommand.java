package org.eugene.cli.collection;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eugene.cli.option.Version;
import org.eugene.search.Wanted.Within;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The graphs within a distance. */
@Command(
    name = "range",
    description = {
      "The graphs of a collection at most so far away from a query, best first; equally distant",
      "ones in the order of the collection. The distance is that of turning the query into the",
      "graph."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class RangeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--within",
      paramLabel = "DISTANCE",
      required = true,
      description = "how far away at most")
  private double within;

  @Mixin private QueryOptions queryOptions = new QueryOptions();

  @Override
  public Integer call() throws IOException {
    if (!(within >= 0)) {
      throw new ParameterException(
          spec.commandLine(),
          "--within (" + within + ") must not be negative; say --within 0 for equal graphs");
    }
    queryOptions.run(new Within(within));
    return 0;
  }
}
