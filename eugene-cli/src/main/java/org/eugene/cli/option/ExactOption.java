package org.eugene.cli.option;

import java.util.Set;
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
  private static final Set<String> OWN = Set.of("eugene", EXACT);

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--exact",
      description = {
        "prove every answer, however long it takes;",
        "a --budget given beside it is kept, and the answers say what is not proved"
      })
  private boolean exact;

  /** What a search is told. */
  public SearchOptions searchOptions(EditCosts costs, SolverOptions solver, ThreadsOption threads) {
    String method = solver.method().name();
    if (!OWN.contains(method)) {
      throw misused("this command searches with the method eugene; leave --method out");
    }
    boolean proof = exact || method.equals(EXACT);
    return new SearchOptions(
        costs,
        proof ? Effort.PROOF : solver.effort(),
        budget(solver),
        solver.seed(),
        threads.threads());
  }

  /** Who solves all pairs. */
  public GedSolver solver(SolverOptions solver) {
    if (exact && !OWN.contains(solver.method().name())) {
      throw misused("--exact is for the method eugene; leave one of --exact and --method out");
    }
    return exact
        ? new EugeneSolver(new EugeneOptions(Effort.PROOF, solver.seed()))
        : solver.solver();
  }

  public Budget budget(SolverOptions solver) {
    return exact && !solver.isBudgetGiven() ? Budget.unlimited() : solver.budget();
  }

  private ParameterException misused(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings() {
    return "exact=" + exact;
  }
}
