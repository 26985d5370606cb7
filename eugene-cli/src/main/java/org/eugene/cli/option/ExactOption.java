package org.eugene.cli.option;

import org.eugene.answer.spread.SpreadOptions;
import org.eugene.cost.EditCosts;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Proofs for everything, and then no limit on time unless one is given. */
public final class ExactOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--exact",
      description = {
        "prove every answer, however long it takes;",
        "a --budget given beside it is kept, and the answers say what is not proved"
      })
  private boolean exact;

  /** What a search is told: the method chosen and, for proofs, the exact one after it. */
  public SearchOptions searchOptions(EditCosts costs, SolverOptions solver, ThreadsOption threads) {
    solver.solver(); // misuse is told as that of options
    return solver.choice().search(costs, exact, budget(solver), threads.threads());
  }

  /** What other machines are told, beside the costs. */
  public SpreadOptions spread(SolverOptions solver) {
    SpreadOptions options = SpreadOptions.defaults().withChoice(solver.choice());
    return (exact ? options.provingAll() : options).withTime(budget(solver).time());
  }

  /** The same where every answer is proved, unless a budget given ends it. */
  public SpreadOptions provingSpread(SolverOptions solver) {
    Budget budget = solver.isBudgetGiven() ? solver.budget() : Budget.unlimited();
    return spread(solver).provingAll().withTime(budget.time());
  }

  /** What a search is told whose every answer is proved, unless a budget given ends it. */
  public SearchOptions proving(EditCosts costs, SolverOptions solver, ThreadsOption threads) {
    solver.solver();
    Budget budget = solver.isBudgetGiven() ? solver.budget() : Budget.unlimited();
    return solver.choice().search(costs, true, budget, threads.threads());
  }

  /** Who solves all pairs. */
  public GedSolver solver(SolverOptions solver) {
    if (exact && !solver.choice().isEngine()) {
      throw new ParameterException(
          spec.commandLine(),
          "--exact is for the method eugene; leave one of --exact and --method out");
    }
    return exact ? solver.choice().solver(true) : solver.solver();
  }

  public Budget budget(SolverOptions solver) {
    return exact && !solver.isBudgetGiven() ? Budget.unlimited() : solver.budget();
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings() {
    return "exact=" + exact;
  }
}
