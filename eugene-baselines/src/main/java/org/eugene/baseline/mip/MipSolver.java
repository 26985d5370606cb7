package org.eugene.baseline.mip;

import java.util.Optional;
import org.eugene.bound.CoarseBranch;
import org.eugene.bound.SavingsModel;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Stop;

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
  public GedResult solve(GedProblem problem, Budget budget) {
    formulation.check(problem);
    Countdown countdown = budget.start();
    VertexMapping mapping = start(problem, countdown);
    long lower = 0;
    if (!countdown.isOver()) {
      try {
        Solution solution = run(problem, countdown);
        countdown.step();
        lower = solution.lower();
        mapping = cheaper(problem, mapping, read(problem, solution));
      } catch (MipModel.Unfinished cutShort) {
        // Nothing is known but the mapping from before.
      }
    }
    return GedResult.of(
        problem,
        believable(problem, lower, mapping),
        mapping,
        countdown.stop(Stop.CONVERGED),
        countdown.stats());
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
  private static long believable(GedProblem problem, long lower, VertexMapping mapping) {
    return problem.lattice().roundUp(lower) <= problem.units(mapping) ? Math.max(0, lower) : 0;
  }

  /** What is there before the engine has found anything. */
  private static VertexMapping start(GedProblem problem, Countdown countdown) {
    VertexMapping nothing =
        VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder());
    SavingsModel savings = SavingsModel.of(problem);
    Optional<int[]> assignment = new CoarseBranch(savings, countdown::isOver).assignment();
    return cheaper(problem, nothing, assignment.map(savings::mapping));
  }

  private Optional<VertexMapping> read(GedProblem problem, Solution solution) {
    return solution.values().map(values -> reader.read(problem, values));
  }

  private static VertexMapping cheaper(
      GedProblem problem, VertexMapping known, Optional<VertexMapping> found) {
    return found.filter(mapping -> problem.units(mapping) < problem.units(known)).orElse(known);
  }
}
