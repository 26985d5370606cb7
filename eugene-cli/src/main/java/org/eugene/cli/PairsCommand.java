package org.eugene.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.GraphFormatException;
import org.eugene.io.costs.CostsText;
import org.eugene.io.report.CsvReport;
import org.eugene.problem.GedProblem;
import org.eugene.search.InOrder;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Many named pairs to CSV. */
@Command(
    name = "pairs",
    description = {
      "The distances of many pairs of one collection, as CSV:",
      CsvReport.HEADER,
      "With --out, a run that was broken off goes on where it stopped."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
final class PairsCommand implements Callable<Integer> {
  /** The one format there is. */
  enum Format {
    CSV
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory or a zip")
  private String graphs = "";

  @Parameters(
      index = "1",
      paramLabel = "PAIRS",
      description = "two ids a line, a comma or blank between; further columns are ignored")
  private Path pairsFile = Path.of("");

  @Option(
      names = "--format",
      paramLabel = "csv",
      defaultValue = "csv",
      description = "how to tell the answers (default: ${DEFAULT-VALUE})")
  private Format format = Format.CSV;

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException, InterruptedException {
    CostsText costsText = costOptions.parsed();
    GedSolver solver = solverOptions.solver();
    InOrder inOrder = new InOrder(threadsOption.threads());
    GraphFiles files = inputOptions.files(spec.commandLine().getErr());
    Map<String, Graph> byId = byId(files.all(graphs));
    List<GraphPair> pairs = PairsFile.read(pairsFile, byId, graphs);
    EditCosts costs = costOptions.costs(costsText, files);
    Budget budget = solverOptions.budget();
    PairsOutput output = output(pairs, byId, costsText);
    List<GraphPair> left = pairs.subList(output.done(), pairs.size());
    try (output;
        PairsProgress progress = PairsProgress.over(pairs.size(), output.done())) {
      inOrder.run(
          left,
          pair -> solve(pair, costs, solver, budget),
          (pair, result) -> {
            output.append(row(pair, result));
            progress.step();
          });
      output.complete();
    }
    return 0;
  }

  private static GedResult solve(GraphPair pair, EditCosts costs, GedSolver solver, Budget budget) {
    try {
      return solver.solve(GedProblem.of(pair, costs), budget);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          pair.source().id() + " and " + pair.target().id() + ": " + refused.getMessage(), refused);
    }
  }

  private Map<String, Graph> byId(List<Graph> all) {
    Map<String, Graph> byId = new LinkedHashMap<>();
    for (Graph graph : all) {
      if (byId.put(graph.id(), graph) != null) {
        throw new GraphFormatException(
            graphs,
            GraphFormatException.NO_LINE,
            "two graphs are called " + graph.id() + "; rename one");
      }
    }
    return byId;
  }

  private PairsOutput output(List<GraphPair> pairs, Map<String, Graph> byId, CostsText costsText)
      throws IOException {
    PrintWriter standard = spec.commandLine().getOut();
    if (outputOptions.file().isEmpty()) {
      return PairsOutput.to(standard, CsvReport.HEADER);
    }
    String settings =
        String.join(
            " ",
            solverOptions.settings(),
            costOptions.settings(costsText),
            inputOptions.settings(),
            "format=" + format,
            "graphs=" + Fingerprint.of(byId.values()));
    UnfinishedRun unfinished =
        new UnfinishedRun(outputOptions.file().get(), CsvReport.HEADER, settings);
    return PairsOutput.to(
        outputOptions.file().get(),
        unfinished,
        unfinished.rowsDone(pairs.size(), at -> ids(pairs.get(at))));
  }

  private static String ids(GraphPair pair) {
    return CsvReport.ids(pair.source().id(), pair.target().id());
  }

  static String row(GraphPair pair, GedResult result) {
    return CsvReport.row(pair.source().id(), pair.target().id(), result);
  }
}
