package org.eugene.cli.compare;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.eugene.Comparison;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.CsvOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.Provenances;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.option.TrainedOption;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.Fingerprint;
import org.eugene.cli.output.Interruption;
import org.eugene.cli.output.PairsOutput;
import org.eugene.cli.output.Rows;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.problem.GedProblem;
import org.eugene.report.Report;
import org.eugene.report.csv.CsvLine;
import org.eugene.report.csv.CsvReport;
import org.eugene.report.csv.RowEnd;
import org.eugene.report.json.JsonReport;
import org.eugene.search.InOrder;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Many named pairs to CSV. */
@Command(
    name = "pairs",
    description = {
      "The distances of many pairs of one collection, as CSV (or JSON, or pages):",
      CsvReport.HEADER,
      "With --out, a run that was broken off goes on where it stopped."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class PairsCommand implements Callable<Integer> {
  private static final int LONGEST_LINE = 1 << 26;

  /** How the answers are told. */
  enum Format {
    CSV,
    JSONL,
    HTML
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
      paramLabel = "csv|jsonl|html",
      defaultValue = "csv",
      description = {
        "how to tell the answers (default: ${DEFAULT-VALUE}); jsonl: a line a pair, as compare",
        "--format json writes it; html: --out is a page with all distances, and beside it a",
        "folder with the page of each pair and the CSV"
      })
  private Format format = Format.CSV;

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private TrainedOption trainedOption = new TrainedOption();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();
  @Mixin private CsvOption csvOption = new CsvOption();

  @Override
  public Integer call() throws IOException, InterruptedException {
    CostsText costsText = costOptions.parsed();
    TrainedOption.Asked by = trainedOption.asked(solverOptions);
    InOrder inOrder = new InOrder(threadsOption.threads());
    Optional<PairsPages> pages = pages(costsText, by.method());
    GraphFiles files = inputOptions.files();
    Map<String, Graph> byId = InputOptions.byId(graphs, files.all(graphs));
    List<GraphPair> pairs = PairsFile.read(pairsFile, byId, graphs);
    EditCosts costs = costOptions.costs(costsText, files);
    Asked asked =
        new Asked(costs, by.solver(costs), solverOptions.budget(), costsText.text(), by.method());
    PrintWriter err = spec.commandLine().getErr();
    try (Interruption interruption = Interruption.during(err, outputOptions.file().isPresent());
        PairsOutput output = output(pages, pairs, byId, settings(by, costsText))) {
      List<Numbered> left =
          IntStream.range(output.done(), pairs.size())
              .mapToObj(at -> new Numbered(at, pairs.get(at)))
              .toList();
      inOrder.run(left, item -> solve(item, asked, pages), (item, row) -> output.append(row));
      output.complete();
      interruption.over();
    }
    return 0;
  }

  /** A pair and its place in the file. */
  private record Numbered(int at, GraphPair pair) {}

  /** What is the same for all pairs. */
  private record Asked(
      EditCosts costs, GedSolver solver, Budget budget, String costsText, String method) {}

  private Optional<PairsPages> pages(CostsText costsText, String method) throws IOException {
    if (format != Format.HTML) {
      return Optional.empty();
    }
    Path index =
        outputOptions
            .file()
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(),
                        "--format html writes several files; say --out with the page to make"));
    return Optional.of(PairsPages.beside(index, costsText.text(), method, Provenances.of(spec)));
  }

  /** The row of a pair. */
  private String solve(Numbered item, Asked asked, Optional<PairsPages> pages) {
    GraphPair pair = item.pair();
    try {
      GedProblem problem = GedProblem.of(pair, asked.costs());
      GedResult result = asked.solver().solve(problem, asked.budget());
      pages.ifPresent(written -> written.write(item.at(), Comparison.of(problem, result)));
      return format == Format.JSONL
          ? json(new Report(Comparison.of(problem, result), asked.costsText(), asked.method()))
          : CsvReport.row(csvId(pair.source()), csvId(pair.target()), result);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          pair.source().id() + " and " + pair.target().id() + ": " + refused.getMessage(), refused);
    }
  }

  private PairsOutput output(
      Optional<PairsPages> pages,
      List<GraphPair> pairs,
      Map<String, Graph> byId,
      Fingerprint settings)
      throws IOException {
    Rows rows =
        format == Format.JSONL
            ? new Rows(
                "",
                pairs.size(),
                at -> beginning(pairs.get(at)),
                (at, rest) -> JsonReport.isRest(beginning(pairs.get(at)), rest),
                LONGEST_LINE)
            : new Rows(
                CsvReport.HEADER,
                pairs.size(),
                at -> beginning(pairs.get(at)),
                (at, rest) ->
                    RowEnd.isOfPairs(rest) && pages.stream().allMatch(all -> all.has(at)));
    Optional<Path> file = pages.map(PairsPages::table).or(outputOptions::file);
    if (file.isEmpty()) {
      return PairsOutput.to(spec.commandLine().getOut(), rows);
    }
    settings.with(byId.values());
    pairs.forEach(pair -> settings.with(pair.source().id(), pair.target().id()));
    return pages.isPresent()
        ? PairsOutput.to(
            file.get(), rows, settings, table -> pages.get().writeIndex(graphs, pairs, table))
        : PairsOutput.to(file.get(), rows, settings);
  }

  private Fingerprint settings(TrainedOption.Asked by, CostsText costsText) throws IOException {
    return new Fingerprint()
        .with(
            "pairs",
            trainedOption.settings(by, solverOptions),
            costOptions.settings(costsText),
            inputOptions.settings(),
            format.name(),
            csvOption.ids().name());
  }

  private String beginning(GraphPair pair) {
    return format == Format.JSONL
        ? JsonReport.beginning(pair.source().id(), pair.target().id())
        : CsvLine.beginning(csvId(pair.source()), csvId(pair.target()));
  }

  private String csvId(Graph graph) {
    return csvOption.ids().of(graph.id());
  }

  private static String json(Report report) {
    StringBuilder line = new StringBuilder();
    try {
      new JsonReport().write(report, line);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return line.toString();
  }
}
