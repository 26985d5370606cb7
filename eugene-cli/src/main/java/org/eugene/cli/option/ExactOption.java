package org.eugene.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Proofs for everything, and then no limit on time unless one is given. */
public final class ExactOption {
  private static final String EXACT = "exact";
  private static final String ENGINE = "eugene";

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
    List<GedSolver> solvers = new ArrayList<>();
    boolean proof = exact || solver.effort() == Effort.PROOF || isExact(solver);
    solvers.add(proof && isEngine(solver) ? new EugeneSolver(engine(solver)) : solver.solver());
    if (proof) {
      solvers.add(new EugeneSolver(engine(solver).withEffort(Effort.PROOF)));
    }
    return new SearchOptions(costs, solvers, budget(solver), threads.threads());
  }

  private static boolean isExact(SolverOptions solver) {
    return solver.method().name().equals(EXACT);
  }

  private static boolean isEngine(SolverOptions solver) {
    return isExact(solver) || solver.method().name().equals(ENGINE);
  }

  private static EugeneOptions engine(SolverOptions solver) {
    return EugeneOptions.defaults().withSeed(solver.seed());
  }

  /** Who solves all pairs. */
  public GedSolver solver(SolverOptions solver) {
    if (exact && !isEngine(solver)) {
      throw new ParameterException(
          spec.commandLine(),
          "--exact is for the method eugene; leave one of --exact and --method out");
    }
    return exact ? new EugeneSolver(engine(solver).withEffort(Effort.PROOF)) : solver.solver();
  }

  public Budget budget(SolverOptions solver) {
    return exact && !solver.isBudgetGiven() ? Budget.unlimited() : solver.budget();
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings() {
    return "exact=" + exact;
  }
}
