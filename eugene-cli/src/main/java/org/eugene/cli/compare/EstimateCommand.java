package org.eugene.cli.compare;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.CsvOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.Version;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.Estimate;
import org.eugene.estimate.Estimator;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.problem.GedProblem;
import org.eugene.report.DecimalNumber;
import org.eugene.report.csv.CsvLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What a trained model guesses of pairs. */
@Command(
    name = "estimate",
    description = {
      "What a trained model guesses of many pairs of one collection, or of one pair, as CSV:",
      EstimateCommand.HEADER,
      "A guess is no bound and proves nothing; compare and pairs tell distances.",
      "Costs are those that the model was trained for; --costs names others that it can serve."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class EstimateCommand implements Callable<Integer> {
  static final String HEADER = "source,target,estimate";

  /** So many pairs are asked at once. */
  private static final int AT_A_TIME = 1024;

  private static final double DECIMALS = 1e4;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "MODEL", description = "a file that train has written")
  private Path model = Path.of("");

  @Parameters(
      index = "1",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory or a zip; or one graph, as file#id or smiles:CCO")
  private String graphs = "";

  @Parameters(
      index = "2",
      paramLabel = "PAIRS",
      description = "two ids a line, as for pairs; or the graph to arrive at")
  private String pairs = "";

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();
  @Mixin private CsvOption csvOption = new CsvOption();

  @Override
  public Integer call() throws IOException {
    Learned learned = LearnedMethods.here().open(model);
    CostsText costsText = costOptions.parsedOr(learned.costsName());
    GraphFiles files = inputOptions.files();
    List<GraphPair> asked = asked(files);
    EditCosts costs = costOptions.costs(costsText, files);
    PrintWriter err = spec.commandLine().getErr();
    Estimator estimator = learned.estimator(costs, warning -> err.println("eugene: " + warning));
    outputOptions.write(out -> write(asked, costs, estimator, out));
    return 0;
  }

  private List<GraphPair> asked(GraphFiles files) throws IOException {
    if (isFile(pairs)) {
      return PairsFile.read(Path.of(pairs), InputOptions.byId(graphs, files.all(graphs)), graphs);
    }
    return List.of(new GraphPair(files.one(graphs), files.one(pairs)));
  }

  private static boolean isFile(String word) {
    try {
      return Files.isRegularFile(Path.of(word));
    } catch (InvalidPathException notAPath) {
      return false;
    }
  }

  private void write(List<GraphPair> asked, EditCosts costs, Estimator estimator, Appendable out)
      throws IOException {
    out.append(HEADER).append('\n');
    for (int from = 0; from < asked.size(); from += AT_A_TIME) {
      List<GraphPair> some = asked.subList(from, Math.min(asked.size(), from + AT_A_TIME));
      List<Estimate> estimates =
          estimator.estimate(some.stream().map(pair -> GedProblem.of(pair, costs)).toList());
      for (int at = 0; at < some.size(); at++) {
        double guess = Math.round(DECIMALS * estimates.get(at).distance()) / DECIMALS;
        out.append(
            CsvLine.of(
                csvOption.ids().of(some.get(at).source().id()),
                csvOption.ids().of(some.get(at).target().id()),
                DecimalNumber.text(guess)));
      }
    }
  }
}
