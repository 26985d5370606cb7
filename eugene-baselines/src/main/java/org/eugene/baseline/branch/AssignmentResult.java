package org.eugene.baseline.branch;

import java.util.Optional;
import org.eugene.bound.SavingsModel;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stop;

/** One assignment as the answer of a method. */
final class AssignmentResult {
  private AssignmentResult() {}

  /** Without an assignment everything is deleted and inserted. */
  static GedResult of(
      SavingsModel model, long lowerUnits, Optional<int[]> permutation, Countdown countdown) {
    GedProblem problem = model.problem();
    VertexMapping mapping =
        permutation
            .map(model::mapping)
            .orElseGet(
                () ->
                    VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder()));
    Stop stop = permutation.isPresent() ? Stop.CONVERGED : countdown.stop(Stop.OUT_OF_TIME);
    return GedResult.of(problem, lowerUnits, mapping, stop, countdown.stats());
  }
}
