package org.eugene.baseline.mip;

import org.eugene.bound.StarAssignment;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * Solves an integer programme of graph edit distance: writes the model, hands it to an engine,
 * reads the mapping back at one half and prices it. The bound is the engine's, in whole units; a
 * run that is cut short keeps the best mapping and the best bound so far, and where the engine has
 * none yet, the mapping of a BRANCH assignment, which takes no time to speak of. One run of the
 * engine is one iteration.
 */
final class MipSolver implements GedSolver {
  private final MipFormulation formulation;
  private final Backend backend;
  private final MappingReader reader;

  /** Loads the native library, once for all, so that no budget pays for it. */
  MipSolver(
      MipFormulation formulation, Backend backend, MappingReader reader, NativeSolvers natives) {
    natives.require();
    this.formulation = formulation;
    this.backend = backend;
    this.reader = reader;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    formulation.check(problem);
    Run run = Run.start(problem, terms);
    start(problem, run);
    if (!run.isDone()) {
      try {
        Solution solution = run(problem, run.countdown());
        run.countdown().step();
        solution.values().ifPresent(values -> run.offer(reader.read(problem, values)));
        raise(run, solution.lower());
      } catch (MipModel.Unfinished cutShort) {
        // Nothing is known but the mapping from before.
      }
    }
    return run.result();
  }

  /** The engine's answer, its bound in units. */
  private Solution run(GedProblem problem, Countdown countdown) {
    int fraction = formulation.fraction(problem);
    MipModel model = new MipModel(problem, fraction, countdown);
    formulation.write(model);
    Solution solution = backend.solve(model, countdown);
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
    run.offer(VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder()));
    SavingsModel savings = SavingsModel.of(problem);
    StarAssignment.coarseBranch(savings, run.countdown()::isOver)
        .permutation()
        .ifPresent(assignment -> run.offer(savings.mapping(assignment)));
  }
}
