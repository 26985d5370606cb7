package org.eugene.cli.collection;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.ExactOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.option.Version;
import org.eugene.cost.EditCosts;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Duplicates;
import org.eugene.search.GraphCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
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

  @Parameters(
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory, a zip or an index")
  private String graphs = "";

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
        GroupWriter.DEDUPE_HEADER
      })
  private GroupWriter.Format format = GroupWriter.Format.TEXT;

  @Mixin private ExactOption exactOption = new ExactOption();
  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException {
    if (!(within >= 0)) {
      throw new ParameterException(
          spec.commandLine(), "--within (" + within + ") must not be negative; say --within 0");
    }
    CostsText costsText = costOptions.parsed();
    exactOption.solver(solverOptions);
    threadsOption.check();
    GraphFiles files = inputOptions.files(spec.commandLine().getErr());
    Collections collections = new Collections(files, inputOptions.labelUse());
    GraphCollection collection = collections.open(graphs);
    EditCosts costs = costOptions.costs(costsText, collections::vertexLabelNames);
    Duplicates.Groups groups =
        Duplicates.of(
            collection, within, exactOption.searchOptions(costs, solverOptions, threadsOption));
    outputOptions.write(out -> write(collection, groups, out), spec.commandLine().getOut());
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

  private void write(GraphCollection collection, Duplicates.Groups groups, Appendable out)
      throws IOException {
    GroupWriter writer = new GroupWriter(format, "like", GroupWriter.DEDUPE_HEADER);
    writer.title(
        String.format(
            "%d of %d graphs are enough: each of the others is within %s of one of them",
            groups.groups().size(), collection.size(), DecimalNumber.text(within)),
        out);
    int number = 0;
    for (Duplicates.Group group : groups.groups()) {
      if (format == GroupWriter.Format.CSV || !group.members().isEmpty()) {
        writer.group(++number, collection.id(group.representative()), group.members(), out);
      }
    }
  }
}
