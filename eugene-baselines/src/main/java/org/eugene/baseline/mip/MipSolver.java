package org.eugene.baseline.mip;

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
 * run that is cut short keeps the best mapping and the best bound so far. One run of the engine is
 * one iteration.
 */
final class MipSolver implements GedSolver {
  private final MipFormulation formulation;
  private final Backend backend;
  private final MappingReader reader;
  private final NativeSolvers natives;

  MipSolver(
      MipFormulation formulation, Backend backend, MappingReader reader, NativeSolvers natives) {
    this.formulation = formulation;
    this.backend = backend;
    this.reader = reader;
    this.natives = natives;
  }

  @Override
  public GedResult solve(GedProblem problem, Budget budget) {
    formulation.check(problem);
    natives.require();
    Countdown countdown = budget.start();
    VertexMapping mapping =
        VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder());
    long lower = 0;
    if (!countdown.isOver()) {
      try {
        MipModel model = new MipModel(problem, formulation.fraction(problem), countdown);
        formulation.write(model);
        Solution solution = backend.solve(model, countdown);
        countdown.step();
        lower = -Math.floorDiv(-solution.lower(), model.fraction());
        mapping = cheaper(problem, mapping, solution);
      } catch (MipModel.Unfinished cutShort) {
        // Nothing is known but the mapping that is always there.
      }
    }
    return GedResult.of(
        problem,
        Math.max(0, Math.min(lower, problem.units(mapping))),
        mapping,
        countdown.stop(Stop.CONVERGED),
        countdown.stats());
  }

  private VertexMapping cheaper(GedProblem problem, VertexMapping known, Solution solution) {
    if (solution.values().isEmpty()) {
      return known;
    }
    VertexMapping found = reader.read(problem, solution.values().get());
    return problem.units(found) < problem.units(known) ? found : known;
  }
}
