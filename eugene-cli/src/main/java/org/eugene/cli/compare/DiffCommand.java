package org.eugene.cli.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.eugene.Comparison;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.Provenances;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.Terminal;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.problem.GedProblem;
import org.eugene.report.Difference;
import org.eugene.report.Difference.Verdict;
import org.eugene.report.Report;
import org.eugene.report.json.JsonReport;
import org.eugene.report.text.DifferenceText;
import org.eugene.report.text.Ink;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Stats;
import org.eugene.solver.Stop;
import org.eugene.solver.Terms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Two versions of a file: what separates them, told by the exit code too. */
@Command(
    name = "diff",
    description = "What separates two versions of a graph, for scripts and git.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeOnExecutionException = DiffCommand.FAILED,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:equal, or no further apart than --threshold",
      "1:different",
      "2:the command line is wrong",
      "3:failed, or not decided within the budget"
    })
public final class DiffCommand implements Callable<Integer> {
  static final int FAILED = 3;
  private static final int EQUAL = 0;
  private static final int DIFFERENT = 1;

  /** What git names in the place of a file that is not there. */
  private static final Set<String> NOTHING = Set.of("/dev/null", "nul", "NUL");

  /** How the answer is told. */
  enum Format {
    TEXT,
    JSONL
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description = {
        "a file of graphs, file#id, or /dev/null for none;",
        "of several graphs those of one id are compared"
      })
  private String old = "";

  @Parameters(index = "1", paramLabel = "NEW", description = "what it became")
  private String young = "";

  @Option(
      names = "--threshold",
      paramLabel = "D",
      defaultValue = "0",
      description = "no further apart than this, all graphs together, counts as equal")
  private double threshold;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "what to call the two in the first line (default: their names)")
  private Optional<String> title = Optional.empty();

  @Option(
      names = {"-q", "--quiet"},
      description = "print nothing; the exit code tells")
  private boolean quiet;

  @Option(
      names = "--format",
      paramLabel = "text|jsonl",
      defaultValue = "text",
      description = "jsonl: the object of compare --format json, a line for each graph")
  private Format format = Format.TEXT;

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException {
    if (!(threshold >= 0)) {
      throw new ParameterException(
          spec.commandLine(), "--threshold (" + threshold + ") must not be negative; write 0");
    }
    CostsText costsText = costOptions.parsed();
    GedSolver solver = solverOptions.solver();
    GraphFiles files = inputOptions.files();
    List<GraphPair> pairs = pairs(graphs(files, old), graphs(files, young), files);
    EditCosts costs = costOptions.costs(costsText, files);
    Difference difference = difference(pairs, costs, solver);
    if (!quiet) {
      outputOptions.write(out -> write(difference, costsText.text(), out));
    }
    return switch (difference.verdict()) {
      case EQUAL -> EQUAL;
      case DIFFERENT -> DIFFERENT;
      case NOT_DECIDED -> FAILED;
    };
  }

  private static List<Graph> graphs(GraphFiles files, String location) throws IOException {
    return NOTHING.contains(location) ? List.of() : files.someOrAll(location);
  }

  /** One graph each are a pair whatever they are called; of several, those of one id. */
  private List<GraphPair> pairs(List<Graph> before, List<Graph> after, GraphFiles files) {
    if (before.size() == 1 && after.size() == 1) {
      return List.of(new GraphPair(before.get(0), after.get(0)));
    }
    Map<String, Graph> gone = new LinkedHashMap<>(InputOptions.byId(old, before));
    Map<String, Graph> come = new LinkedHashMap<>(InputOptions.byId(young, after));
    Set<String> ids = new LinkedHashSet<>(gone.keySet());
    ids.addAll(come.keySet());
    List<GraphPair> pairs = new ArrayList<>();
    for (String id : ids) {
      Graph none = Graph.undirected(id, files.labels()).build();
      pairs.add(new GraphPair(gone.getOrDefault(id, none), come.getOrDefault(id, none)));
    }
    return pairs;
  }

  private Difference difference(List<GraphPair> pairs, EditCosts costs, GedSolver solver) {
    List<Comparison> comparisons = new ArrayList<>();
    for (GraphPair pair : pairs) {
      GedProblem problem = GedProblem.of(pair, costs);
      comparisons.add(Comparison.of(problem, solver, Terms.of(solverOptions.budget())));
    }
    Difference difference = new Difference(comparisons, threshold);
    for (int at = 0; at < comparisons.size(); at++) {
      if (difference.verdict() == Verdict.NOT_DECIDED && solverOptions.choice().isEngine()) {
        comparisons.set(at, proved(comparisons.get(at), comparisons.size() == 1));
        difference = new Difference(comparisons, threshold);
      }
    }
    return difference;
  }

  /** What is left of a pair's budget goes into its proof, or as much of it as decides. */
  private Comparison proved(Comparison first, boolean alone) {
    Budget left = solverOptions.budget().after(first.result().stats());
    Terms terms = Terms.of(left);
    Comparison second =
        Comparison.of(
            first.problem(),
            new EugeneSolver(solverOptions.choice().engine().withEffort(Effort.PROOF)),
            alone ? terms.within(threshold) : terms);
    return Comparison.of(first.problem(), together(first.result(), second.result()));
  }

  /** What is known after two runs. */
  private static GedResult together(GedResult first, GedResult second) {
    double lower = Math.max(first.lower(), second.lower());
    boolean improved = second.upper() < first.upper();
    GedResult cheaper = improved ? second : first;
    return new GedResult(
        lower,
        cheaper.upper(),
        cheaper.mapping(),
        lower == cheaper.upper() ? Stop.PROVED_OPTIMAL : second.stop(),
        new Stats(
            first.stats().iterations() + second.stats().iterations(),
            first.stats().time().plus(second.stats().time()),
            improved
                ? first.stats().time().plus(second.stats().timeToUpper())
                : first.stats().timeToUpper()),
        Optional.empty());
  }

  private void write(Difference difference, String costs, Appendable out) throws IOException {
    if (format == Format.TEXT) {
      boolean coloured = outputOptions.file().isEmpty() && Terminal.wantsColour();
      String called =
          title.orElseGet(() -> InputOptions.title(old) + " → " + InputOptions.title(young));
      new DifferenceText(called, coloured ? Ink.ANSI : Ink.PLAIN).write(difference, out);
      return;
    }
    for (Comparison comparison : difference.comparisons()) {
      Report report = new Report(comparison, costs, solverOptions.method().name());
      new JsonReport().write(report.withProvenance(Provenances.of(spec)), out);
    }
  }
}
