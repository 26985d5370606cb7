package org.eugene.neural;

import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * A learned method that has a mapping, as a solver: its scores propose the best few assignments,
 * the problem prices them, and the cheapest is an upper bound that is true whatever the method has
 * learned. The lower bound is 0. A problem at other prices than those of the training is taken too:
 * the mapping is no more than a proposal. An iteration is an assignment that was priced.
 */
final class MappingSolver implements GedSolver {
  private final Mappings mappings;

  MappingSolver(Mappings mappings) {
    this.mappings = mappings;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.offer(VertexMapping.inOrder(problem.sourceOrder(), problem.targetOrder()));
    if (!run.isDone()) {
      run.untilSpent(() -> run.phase("scores", () -> propose(run)));
    }
    return run.result();
  }

  private void propose(Run run) {
    mappings.each(
        run.problem(),
        run.countdown()::look,
        mapping -> {
          run.offer(mapping);
          run.countdown().step();
          return !run.isDone();
        });
  }
}
