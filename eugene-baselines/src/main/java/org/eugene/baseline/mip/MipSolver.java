package org.eugene.baseline.mip;

import java.util.Optional;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.StarAssignment;
import org.eugene.exact.BranchAndBound;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * Solves an integer programme of graph edit distance: writes the model, hands it to an engine,
 * reads the mappings back at one half and prices them, those that CP-SAT meets on its way as soon
 * as it does. A run that is cut short keeps the best mapping and the best bound so far, and where
 * the engine has none yet, the mapping of a BRANCH assignment, which takes no time to speak of. One
 * run of the engine is one iteration.
 *
 * <p>The bound is the engine's if it counts in whole numbers. If it does not, nothing that it
 * claims is reported: in what is left of the budget our own tree looks for anything cheaper than
 * the mapping, and what that proves is the bound. Listeners are told of the two parts as phases, so
 * that the time to the engine's own answer is known.
 */
final class MipSolver implements GedSolver {
  /** Numbers that the tree's bound may take, as in the engine. */
  private static final long LARGEST_SPLITTING = 1 << 24;

  private final MipFormulation formulation;
  private final Backend backend;
  private final MappingReader reader;

  MipSolver(MipFormulation formulation, Backend backend, MappingReader reader) {
    this.formulation = formulation;
    this.backend = backend;
    this.reader = reader;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    formulation.check(problem);
    Run run = Run.start(problem, terms);
    run.offer(VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder()));
    run.untilSpent(() -> start(problem, run));
    if (!run.isDone()) {
      run.untilSpent(() -> run.phase("programme", () -> programme(problem, run)));
    }
    if (!backend.boundsInWholeNumbers() && !run.isDone()) {
      run.untilSpent(() -> run.phase("proof", () -> prove(problem, run)));
    }
    return run.result();
  }

  private void programme(GedProblem problem, Run run) {
    try {
      Solution solution = run(problem, run);
      run.countdown().step();
      solution.values().ifPresent(values -> run.offer(reader.read(problem, values)));
      raise(run, solution.lower());
    } catch (MipModel.Unfinished cutShort) {
      // Nothing is known but the mapping from before.
    }
  }

  /** Our own tree, which counts in whole units. */
  private static void prove(GedProblem problem, Run run) {
    SavingsModel model = SavingsModel.of(problem, run.countdown());
    if (!EdgeSplitting.fits(model, LARGEST_SPLITTING)) {
      return;
    }
    EdgeSplitting.within(model, run.countdown()::isOver)
        .ifPresent(
            root ->
                BranchAndBound.of(
                        model,
                        root,
                        Incumbent.ofNothing(model, run),
                        Optional.empty(),
                        MethodOptions.defaults(),
                        1)
                    .search(Long.MAX_VALUE));
  }

  /** The engine's answer, its bound in units. */
  private Solution run(GedProblem problem, Run run) {
    int fraction = formulation.fraction(problem);
    MipModel model = new MipModel(problem, fraction, run.countdown());
    formulation.write(model);
    Solution solution =
        backend.solve(model, run.countdown(), values -> run.offer(reader.read(problem, values)));
    return new Solution(solution.values(), -Math.floorDiv(-solution.lower(), fraction));
  }

  /** A bound above what a mapping costs is wrong, and nothing that its engine claims is proved. */
  private static void raise(Run run, long lower) {
    if (run.problem().lattice().roundUp(lower) <= run.upper()) {
      run.raise(lower);
    }
  }

  /** What is there before the engine has found anything. */
  private static void start(GedProblem problem, Run run) {
    SavingsModel savings = SavingsModel.of(problem, run.countdown());
    StarAssignment.coarseBranch(savings, run.countdown()::isOver)
        .permutation()
        .ifPresent(assignment -> run.offer(savings.mapping(assignment)));
  }
}
