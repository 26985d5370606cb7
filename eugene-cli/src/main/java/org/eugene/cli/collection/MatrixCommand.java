package org.eugene.cli.collection;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.ExactOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.Fingerprint;
import org.eugene.cli.output.PairsOutput;
import org.eugene.cli.output.PairsProgress;
import org.eugene.cli.output.UnfinishedRun;
import org.eugene.cost.EditCosts;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.search.AllPairs;
import org.eugene.search.GraphCollection;
import org.eugene.solver.Budget;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** All pairs of a collection, or of two. */
@Command(
    name = "matrix",
    description = {
      "The distances of all pairs of a collection, or from all graphs of one to all of another,",
      "as CSV: " + MatrixRow.HEADER,
      "Where the costs are symmetric, each pair of one collection is solved and written once.",
      "As .npy: an array (2, rows, columns) of lower and upper bounds, all entries filled in.",
      "With --out, a run that was broken off goes on where it stopped."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class MatrixCommand implements Callable<Integer> {
  /** How to write it. */
  enum Format {
    CSV,
    NPY
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory, a zip or an index")
  private String graphs = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GRAPHS2",
      description = "the targets; without it, GRAPHS again")
  private Optional<String> others = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "csv|npy",
      description = "how to write it (default: csv, or npy if FILE ends so)")
  private Optional<Format> format = Optional.empty();

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
    Budget budget = exactOption.budget(solverOptions);
    int threads = threadsOption.threads();
    Format chosen = chosenFormat();
    GraphFiles files = inputOptions.files(spec.commandLine().getErr());
    Collections collections = new Collections(files, inputOptions.labelUse());
    GraphCollection sources = collections.open(graphs);
    GraphCollection targets = others.isPresent() ? collections.open(others.get()) : sources;
    EditCosts costs = costOptions.costs(costsText, collections::vertexLabelNames);
    AllPairs pairs =
        others.isPresent()
            ? AllPairs.between(sources, targets, costs)
            : AllPairs.of(sources, costs);
    PairsOutput output = output(pairs, settings(costsText, sources, targets), chosen);
    try (output;
        PairsProgress progress = PairsProgress.over(pairs.cells().size(), output.done())) {
      pairs.solve(
          solver,
          budget,
          threads,
          output.done(),
          (cell, result) -> {
            output.append(MatrixRow.of(pairs, cell, result));
            progress.step();
          });
      output.complete();
    }
    return 0;
  }

  private Format chosenFormat() {
    boolean npyFile = outputOptions.file().filter(MatrixCommand::isNpy).isPresent();
    Format chosen = format.orElse(npyFile ? Format.NPY : Format.CSV);
    if (chosen == Format.NPY && outputOptions.file().isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--format npy needs a file; say --out FILE.npy");
    }
    return chosen;
  }

  private static boolean isNpy(Path file) {
    return file.toString().endsWith(".npy");
  }

  private String settings(CostsText costsText, GraphCollection sources, GraphCollection targets)
      throws IOException {
    return String.join(
        " ",
        "matrix",
        solverOptions.settings(),
        exactOption.settings(),
        costOptions.settings(costsText),
        inputOptions.settings(),
        "graphs=" + Fingerprint.of(sources.graphs()),
        "targets=" + Fingerprint.of(targets.graphs()));
  }

  private PairsOutput output(AllPairs pairs, String settings, Format chosen) throws IOException {
    if (outputOptions.file().isEmpty()) {
      return PairsOutput.to(spec.commandLine().getOut(), MatrixRow.HEADER);
    }
    Path file = outputOptions.file().get();
    UnfinishedRun unfinished = new UnfinishedRun(file, MatrixRow.HEADER, settings);
    Optional<Integer> done =
        unfinished.rowsDone(pairs.cells().size(), at -> MatrixRow.ids(pairs, at));
    return chosen == Format.CSV
        ? PairsOutput.to(file, unfinished, done)
        : PairsOutput.to(file, unfinished, done, part -> MatrixArray.write(pairs, part, file));
  }
}
