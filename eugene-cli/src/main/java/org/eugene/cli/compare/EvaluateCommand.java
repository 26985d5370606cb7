package org.eugene.cli.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.Callable;
import org.eugene.answer.Choice;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.Provenances;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.PairsProgress;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.Estimator;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.problem.GedProblem;
import org.eugene.report.DecimalNumber;
import org.eugene.report.evaluation.Evaluation;
import org.eugene.report.evaluation.ScoreTable;
import org.eugene.report.evaluation.Trial;
import org.eugene.report.html.EvaluationPage;
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

/** Any methods on the user's own pairs. */
@Command(
    name = "evaluate",
    description = {
      "How good methods are on your own pairs: errors, ranks, times, bounds.",
      "True distances are those of a column of PAIRS, or are proved on the way; pairs whose",
      "distance stays unknown are timed but not judged."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class EvaluateCommand implements Callable<Integer> {
  private static final double TOLERANCE = 1e-9;
  private static final double NANOS = 1e9;

  /** How the scores are told. */
  enum Format {
    TEXT(ScoreTable::writeText),
    CSV(ScoreTable::writeCsv),
    MARKDOWN(ScoreTable::writeMarkdown),
    HTML(EvaluationPage::write);

    private final Writer writer;

    Format(Writer writer) {
      this.writer = writer;
    }

    private interface Writer {
      void write(Evaluation evaluation, Appendable out) throws IOException;
    }
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
      description = "two ids a line, as for pairs; perhaps a header and a column of distances")
  private Path pairsFile = Path.of("");

  @Option(
      names = "--methods",
      paramLabel = "NAMES",
      split = ",",
      description = {
        "methods with commas between (eugene methods lists them);",
        "NAME:EFFORT for another effort than --effort, as in eugene:quick,eugene:high"
      })
  private List<String> methods = new ArrayList<>();

  @Option(
      names = "--trained",
      paramLabel = "FILE",
      split = ",",
      description = "trained models (see train), judged by their guesses beside the methods")
  private List<Path> trained = new ArrayList<>();

  @Option(
      names = "--truth",
      paramLabel = "COLUMN",
      description = "the column of PAIRS with the true distances (default: they are proved)")
  private Optional<String> truth = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "text|csv|markdown|html",
      defaultValue = "text",
      description = "how to tell the scores (default: ${DEFAULT-VALUE}); html has plots")
  private Format format = Format.TEXT;

  private final Set<String> warned = new HashSet<>();

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** A method and what it is called in the table. */
  private record Contender(String name, GedSolver solver, Budget budget) {}

  /** A trained model and what it is called in the table. */
  private record Guesser(String name, Estimator estimator) {}

  /** Everybody. */
  private record Field(List<Contender> contenders, List<Guesser> guessers) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (spec.commandLine().getParseResult().hasMatchedOption("--method")) {
      throw new ParameterException(
          spec.commandLine(), "--method names one method; here --methods names several");
    }
    if (methods.isEmpty() && trained.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "nobody is named; say --methods with commas between, or --trained");
    }
    CostsText costsText = costOptions.parsed();
    List<Learned> models = models();
    List<Contender> contenders = methods.stream().map(this::contender).toList();
    Contender judge = contender("eugene:proof");
    GraphFiles files = inputOptions.files();
    Map<String, Graph> byId = InputOptions.byId(graphs, files.all(graphs));
    List<PairsFile.Row> rows = PairsFile.read(pairsFile, byId, graphs, truth);
    EditCosts costs = costOptions.costs(costsText, files);
    Field field = new Field(contenders, guessers(models, costs));
    List<Trial> trials = new ArrayList<>();
    if (!rows.isEmpty()) {
      judged(rows.get(0), costs, field, judge); // not counted: the machine warms up
    }
    try (PairsProgress progress = PairsProgress.over(rows.size(), 0)) {
      new InOrder(threadsOption.threads())
          .run(
              rows,
              row -> judged(row, costs, field, judge),
              (row, some) -> {
                trials.addAll(some);
                progress.step();
              });
    }
    warn(trials);
    String source = truth.map(column -> "column " + column).orElse("proved on the way");
    Evaluation evaluation =
        new Evaluation(
            InputOptions.title(graphs), costsText.text(), source, trials, Provenances.of(spec));
    outputOptions.write(out -> format.writer.write(evaluation, out));
    return 0;
  }

  private Contender contender(String typed) {
    int colon = typed.indexOf(':');
    Map<String, String> said =
        colon < 0
            ? Map.of("method", typed)
            : Map.of("method", typed.substring(0, colon), "effort", typed.substring(colon + 1));
    try {
      Choice options = solverOptions.choice().with(said, Map.of());
      return new Contender(typed, options.solver(), options.budget());
    } catch (IllegalArgumentException misused) {
      throw new ParameterException(
          spec.commandLine(), "--methods: " + misused.getMessage(), misused);
    }
  }

  private List<Learned> models() throws IOException {
    List<Learned> models = new ArrayList<>();
    for (Path file : trained) {
      models.add(LearnedMethods.here().open(file));
    }
    return models;
  }

  /** Two models of one method go by the names of their files. */
  private List<Guesser> guessers(List<Learned> models, EditCosts costs) {
    List<Guesser> guessers = new ArrayList<>();
    for (int at = 0; at < models.size(); at++) {
      String method = models.get(at).kind().name();
      boolean alone = models.stream().filter(m -> m.kind().name().equals(method)).count() == 1;
      guessers.add(
          new Guesser(
              alone ? method : trained.get(at).getFileName().toString(),
              models.get(at).estimator(costs, this::say)));
    }
    return guessers;
  }

  private synchronized void say(String warning) {
    if (warned.add(warning)) {
      spec.commandLine().getErr().println("eugene: " + warning);
      spec.commandLine().getErr().flush();
    }
  }

  private List<Trial> judged(PairsFile.Row row, EditCosts costs, Field field, Contender judge) {
    List<Contender> contenders = field.contenders;
    GraphPair pair = row.pair();
    GedProblem problem = GedProblem.of(pair, costs);
    List<GedResult> results = new ArrayList<>();
    OptionalDouble distance = row.number();
    for (Contender contender : contenders) {
      GedResult result = contender.solver().solve(problem, contender.budget());
      results.add(result);
      if (truth.isEmpty() && result.isOptimal()) {
        distance = OptionalDouble.of(result.upper());
      }
    }
    if (truth.isEmpty() && distance.isEmpty()) {
      GedResult result = judge.solver().solve(problem, judge.budget());
      distance = result.isOptimal() ? OptionalDouble.of(result.upper()) : distance;
    }
    List<Trial> trials = new ArrayList<>();
    for (int at = 0; at < results.size(); at++) {
      GedResult result = results.get(at);
      trials.add(
          new Trial(
              contenders.get(at).name(),
              pair.source().id(),
              pair.target().id(),
              Math.max(pair.source().order(), pair.target().order()),
              distance,
              result.lower(),
              result.upper(),
              result.stats().seconds()));
    }
    for (Guesser guesser : field.guessers) {
      long start = System.nanoTime();
      double guess = guesser.estimator.estimate(List.of(problem)).get(0).distance();
      double seconds = (System.nanoTime() - start) / NANOS;
      trials.add(
          Trial.ofGuess(
              guesser.name,
              pair.source().id(),
              pair.target().id(),
              Math.max(pair.source().order(), pair.target().order()),
              distance,
              guess,
              seconds));
    }
    return trials;
  }

  /** A distance that is proved wrong is the column's mistake, or the costs are other ones. */
  private void warn(List<Trial> trials) {
    List<Trial> contradicted =
        trials.stream()
            .filter(trial -> trial.isJudged() && !trial.isGuess())
            .filter(EvaluateCommand::isContradicted)
            .toList();
    if (!contradicted.isEmpty()) {
      Trial first = contradicted.get(0);
      spec.commandLine()
          .getErr()
          .println(
              String.format(
                  Locale.ROOT,
                  "eugene: %s and %s cannot be %s apart, their distance is from %s to %s"
                      + " (%d answers contradict the column); check --costs and the labels",
                  first.source(),
                  first.target(),
                  DecimalNumber.text(first.truth().orElseThrow()),
                  DecimalNumber.text(first.lower()),
                  DecimalNumber.text(first.upper()),
                  contradicted.size()));
      spec.commandLine().getErr().flush();
    }
  }

  private static boolean isContradicted(Trial trial) {
    double distance = trial.truth().orElseThrow();
    return trial.upper() < distance - TOLERANCE || trial.lower() > distance + TOLERANCE;
  }
}
