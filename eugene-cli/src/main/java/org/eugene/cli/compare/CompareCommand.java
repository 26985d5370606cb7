package org.eugene.cli.compare;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.Comparison;
import org.eugene.cli.option.CertificateOption;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.CsvOption;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OptimaOption;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.PlanOption;
import org.eugene.cli.option.ProgressOption;
import org.eugene.cli.option.Provenances;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.option.TrainedOption;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.BoundsLine;
import org.eugene.cli.output.Terminal;
import org.eugene.cost.EditCosts;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.madam.MAdam;
import org.eugene.madam.MAdamTrace;
import org.eugene.problem.GedProblem;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.Stages;
import org.eugene.report.csv.CsvReport;
import org.eugene.report.figure.DotReport;
import org.eugene.report.figure.SvgReport;
import org.eugene.report.html.HtmlReport;
import org.eugene.report.json.JsonReport;
import org.eugene.report.text.Ink;
import org.eugene.report.text.TextReport;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Listener;
import org.eugene.solver.Terms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** One pair: distance, bounds, mapping, edit path. */
@Command(
    name = "compare",
    description = "How far apart two graphs are, and which edits lead from one to the other.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class CompareCommand implements Callable<Integer> {
  /** How the answer is told. */
  enum Format {
    TEXT,
    JSON,
    JSONL,
    CSV,
    HTML,
    SVG,
    DOT;

    /** Made when it is asked for: a format that nobody wants loads nothing. */
    ReportWriter writer() {
      return switch (this) {
        case TEXT -> new TextReport();
        case JSON, JSONL -> new JsonReport();
        case CSV -> new CsvReport();
        case HTML -> new HtmlReport();
        case SVG -> new SvgReport();
        case DOT -> new DotReport();
      };
    }

    /** Whether it can tell of all optimal mappings. */
    boolean listsOptima() {
      return this == TEXT || this == JSON || this == JSONL || this == HTML;
    }

    /** Whether it can show the stages of a run. */
    boolean drawsStages() {
      return this == HTML || this == SVG;
    }
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "SOURCE",
      description = "a graph: file (of one graph), file#id, or inline as smiles:CCO")
  private String source = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "TARGET",
      description =
          "the graph to arrive at; none if SOURCE is two graphs, as a reaction smiles:A>>B")
  private Optional<String> target = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "text|json|jsonl|csv|html|svg|dot",
      defaultValue = "text",
      description = "how to tell or draw the answer (default: ${DEFAULT-VALUE})")
  private Format format = Format.TEXT;

  @Option(
      names = "--stages",
      description = {
        "draw the matrix of M-Adam at the start, after the first round, half way and at the end",
        "(formats html and svg; with another method, M-Adam runs once more for the pictures)"
      })
  private boolean stages;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = {
        "threads that work on the pair where the method has work for several, as eugene has in",
        "its tempering; the answer stays the same (default: ${DEFAULT-VALUE})"
      })
  private int threads = 1;

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private TrainedOption trainedOption = new TrainedOption();
  @Mixin private CertificateOption certificateOption = new CertificateOption();
  @Mixin private OptimaOption optimaOption = new OptimaOption();
  @Mixin private ProgressOption progressOption = new ProgressOption();
  @Mixin private PlanOption planOption = new PlanOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();
  @Mixin private CsvOption csvOption = new CsvOption();

  @Override
  public Integer call() throws IOException {
    ThreadsOption.check(spec, threads);
    if (stages && !format.drawsStages()) {
      throw new ParameterException(
          spec.commandLine(), "--stages are pictures; say --format html or --format svg with it");
    }
    if (optimaOption.isWanted() && !format.listsOptima()) {
      throw new ParameterException(
          spec.commandLine(),
          "--optima has no place in this format; say --format text, json, jsonl or html with it");
    }
    CostsText costsText = costOptions.parsed();
    TrainedOption.Asked asked = trainedOption.asked(solverOptions);
    GraphFiles files = inputOptions.files();
    GraphPair pair = pair(files);
    EditCosts costs = costOptions.costs(costsText, files);
    UnusedAttributes.tell(files, pair, costs, spec.commandLine().getErr());
    GedProblem problem = GedProblem.of(pair, costs);
    GedSolver solver = asked.solver(costs);
    Report answer =
        report(problem, new Named(asked.method(), solver), costsText.text())
            .withProvenance(Provenances.of(spec));
    Report report = optimaOption.listed(answer, solverOptions.budget());
    outputOptions.write(out -> writer().write(report, out));
    certificateOption.write(
        problem,
        costsText.text(),
        report.comparison().result(),
        solverOptions.budget(),
        spec.commandLine().getErr());
    return 0;
  }

  private GraphPair pair(GraphFiles files) throws IOException {
    if (target.isPresent()) {
      return new GraphPair(files.one(source), files.one(target.get()));
    }
    return files
        .pair(source)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "TARGET is missing: "
                        + source
                        + " is not two graphs, as the two sides of a reaction are; name a second"));
  }

  /** A method and its name. */
  private record Named(String method, GedSolver solver) {}

  private Report report(GedProblem problem, Named solver, String costs) {
    PrintWriter err = spec.commandLine().getErr();
    Listener listener = progressOption.listener(err);
    if (!progressOption.isWanted() && Terminal.isStandardError()) {
      try (BoundsLine line = BoundsLine.beside(listener, err)) {
        return report(problem, solver, costs, line);
      }
    }
    return report(problem, solver, costs, listener);
  }

  private Report report(GedProblem problem, Named named, String costs, Listener listener) {
    GedSolver solver = named.solver;
    PrintWriter err = spec.commandLine().getErr();
    Terms terms =
        Terms.of(solverOptions.budget())
            .withListener(listener)
            .withProof(certificateOption.isWanted())
            .withThreads(threads);
    String method = named.method;
    if (stages && solver instanceof MAdam madam) {
      MAdamTrace trace = madam.trace(problem, terms);
      return new Report(Comparison.of(problem, trace.result()), costs, method)
          .withStages(Stages.of(trace, false));
    }
    Comparison comparison;
    if (planOption.isWanted()) {
      PlanOption.Log log = planOption.log(listener);
      comparison = Comparison.of(problem, solver, terms.withListener(log));
      log.explain(solver, problem, err);
    } else {
      comparison = Comparison.of(problem, solver, terms);
    }
    Report report = new Report(comparison, costs, method);
    return stages
        ? report.withStages(Stages.of(new MAdam().trace(problem, solverOptions.budget()), true))
        : report;
  }

  private ReportWriter writer() {
    if (format == Format.CSV) {
      return new CsvReport(csvOption.ids());
    }
    boolean coloured =
        format == Format.TEXT && outputOptions.file().isEmpty() && Terminal.wantsColour();
    return coloured ? new TextReport(Ink.ANSI) : format.writer();
  }
}
