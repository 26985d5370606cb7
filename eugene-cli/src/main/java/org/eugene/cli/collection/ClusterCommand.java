package org.eugene.cli.collection;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.ExactOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.PairsProgress;
import org.eugene.cost.EditCosts;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.report.DecimalNumber;
import org.eugene.search.AllPairs;
import org.eugene.search.Clustering;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.KMedoids;
import org.eugene.solver.Budget;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
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

  @Parameters(
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory, a zip or an index")
  private String graphs = "";

  @Option(names = "-k", paramLabel = "K", required = true, description = "how many groups")
  private int k;

  @Option(
      names = "--format",
      paramLabel = "text|csv",
      defaultValue = "text",
      description = {
        "how to tell the groups (default: ${DEFAULT-VALUE}); csv is",
        GroupWriter.CLUSTER_HEADER
      })
  private GroupWriter.Format format = GroupWriter.Format.TEXT;

  @Mixin private ExactOption exactOption = new ExactOption();
  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException, InterruptedException {
    CostsText costsText = costOptions.parsed();
    GedSolver solver = exactOption.solver(solverOptions);
    int threads = threadsOption.threads();
    GraphFiles files = inputOptions.files(spec.commandLine().getErr());
    Collections collections = new Collections(files, inputOptions.labelUse());
    GraphCollection collection = collections.open(graphs);
    if (k < 1 || k > collection.size()) {
      throw new ParameterException(
          spec.commandLine(),
          "-k (" + k + ") must be between 1 and the number of graphs, " + collection.size());
    }
    EditCosts costs = costOptions.costs(costsText, collections::vertexLabelNames);
    Budget budget = exactOption.budget(solverOptions);
    DistanceMatrix matrix = solved(AllPairs.of(collection, costs), solver, budget, threads);
    Clustering clustering = KMedoids.of(matrix, k);
    outputOptions.write(
        out -> write(collection, matrix, clustering, out), spec.commandLine().getOut());
    return 0;
  }

  private static DistanceMatrix solved(AllPairs pairs, GedSolver solver, Budget budget, int threads)
      throws IOException, InterruptedException {
    DistanceMatrix.Builder matrix = new DistanceMatrix.Builder(pairs);
    try (PairsProgress progress = PairsProgress.over(pairs.cells().size(), 0)) {
      pairs.solve(
          solver,
          budget,
          threads,
          0,
          (cell, result) -> {
            matrix.put(cell, result.lower(), result.upper());
            progress.step();
          });
    }
    return matrix.build();
  }

  private void write(
      GraphCollection collection, DistanceMatrix matrix, Clustering clustering, Appendable out)
      throws IOException {
    GroupWriter writer = new GroupWriter(format, "medoid", GroupWriter.CLUSTER_HEADER);
    writer.title(
        String.format(
            "%d groups of %d graphs, distances to the medoids add up to %s",
            k, collection.size(), DecimalNumber.text(clustering.total())),
        out);
    for (int c = 0; c < k; c++) {
      int medoid = clustering.medoids().get(c);
      List<Hit> members =
          clustering.members().get(c).stream()
              .filter(o -> o != medoid)
              .map(
                  o ->
                      new Hit(
                          o, collection.id(o), matrix.lower(o, medoid), matrix.upper(o, medoid)))
              .toList();
      writer.group(c + 1, collection.id(medoid), members, out);
    }
  }
}
