package org.eugene.cli.option;

import java.time.Duration;
import java.util.Optional;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Who solves, and how much may be spent on it. */
public final class SolverOptions {
  private static final String BEST = "eugene";
  private static final String PAPER = "m-adam";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--method",
      paramLabel = "NAME",
      description = "see eugene methods (default: eugene, the best answer within the budget)")
  private Optional<String> method = Optional.empty();

  @Option(
      names = "--effort",
      paramLabel = "quick|normal|high|proof",
      defaultValue = "normal",
      description = "planned amount of work, whatever the clock says (default: ${DEFAULT-VALUE})")
  private Effort effort = Effort.NORMAL;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      converter = TimeSpan.class,
      description = "at most so long a pair: 500ms, 10s, 2m (default: ${DEFAULT-VALUE})")
  private Duration budget = Duration.ofSeconds(10);

  @Mixin private SeedOption seedOption = new SeedOption();

  @Option(
      names = "--mip-solver",
      paramLabel = "cp-sat|scip",
      defaultValue = "",
      description = "who solves integer programmes (default: the best for the method)")
  private String mipSolver = "";

  @Option(
      names = "--relaxation",
      description = "solve an integer programme as a linear one: its bound, and a rounded mapping")
  private boolean relaxed;

  @Option(
      names = "--starts",
      paramLabel = "N",
      defaultValue = "0",
      description = "how many starts a local search makes (default: the method's own choice)")
  private int starts;

  /** The method asked for. */
  public Method method() {
    try {
      return Methods.named(method.orElseGet(SolverOptions::defaultMethod));
    } catch (IllegalArgumentException unknown) {
      throw new ParameterException(
          spec.commandLine(), "--method: " + unknown.getMessage(), unknown);
    }
  }

  private static String defaultMethod() {
    return Methods.all().stream().anyMatch(known -> known.name().equals(BEST)) ? BEST : PAPER;
  }

  public GedSolver solver() {
    try {
      return method().solver(options());
    } catch (IllegalArgumentException misused) {
      throw new ParameterException(spec.commandLine(), misused.getMessage(), misused);
    }
  }

  private MethodOptions options() {
    return new MethodOptions(effort, seed(), mipSolver, relaxed, starts);
  }

  public Effort effort() {
    return effort;
  }

  public long seed() {
    return seedOption.seed();
  }

  /** Whether somebody said how long a pair may take. */
  public boolean isBudgetGiven() {
    return spec.commandLine().getParseResult().hasMatchedOption("--budget");
  }

  public Budget budget() {
    return Budget.of(budget);
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings() {
    return String.format(
        "method=%s effort=%s budget=%s seed=%d mip-solver=%s relaxation=%s starts=%d",
        method().name(), effort, budget, seed(), mipSolver, relaxed, starts);
  }
}
