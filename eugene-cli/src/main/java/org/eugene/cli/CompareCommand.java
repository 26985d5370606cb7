package org.eugene.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eugene.Comparison;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.io.report.CsvReport;
import org.eugene.io.report.JsonReport;
import org.eugene.io.report.Report;
import org.eugene.io.report.ReportWriter;
import org.eugene.io.report.TextReport;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** One pair: distance, bounds, mapping, edit path. */
@Command(
    name = "compare",
    description = "How far apart two graphs are, and which edits lead from one to the other.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
final class CompareCommand implements Callable<Integer> {
  /** How the answer is told. */
  enum Format {
    TEXT(new TextReport()),
    JSON(new JsonReport()),
    CSV(new CsvReport());

    private final ReportWriter writer;

    Format(ReportWriter writer) {
      this.writer = writer;
    }
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "SOURCE",
      description = "a graph: file (of one graph), file#id, or inline as smiles:CCO")
  private String source = "";

  @Parameters(index = "1", paramLabel = "TARGET", description = "the graph to arrive at")
  private String target = "";

  @Option(
      names = "--format",
      paramLabel = "text|json|csv",
      defaultValue = "text",
      description = "how to tell the answer (default: ${DEFAULT-VALUE})")
  private Format format = Format.TEXT;

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private CertificateOption certificateOption = new CertificateOption();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private ProgressOption progressOption = new ProgressOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException {
    threadsOption.check();
    CostsText costsText = costOptions.parsed();
    GedSolver solver =
        progressOption.listening(solverOptions.solver(), spec.commandLine().getErr());
    GraphFiles files = inputOptions.files(spec.commandLine().getErr());
    Graph from = files.one(source);
    Graph to = files.one(target);
    EditCosts costs = costOptions.costs(costsText, files);
    GedProblem problem = GedProblem.of(new GraphPair(from, to), costs);
    Comparison comparison = Comparison.of(problem, solver, solverOptions.budget());
    Report report = new Report(comparison, costsText.text(), solverOptions.method().name());
    outputOptions.write(out -> format.writer.write(report, out), spec.commandLine().getOut());
    certificateOption.write(
        problem,
        costsText.text(),
        report.comparison().result(),
        solverOptions.budget(),
        spec.commandLine().getErr());
    return 0;
  }
}
