package org.eugene.engine;

import java.util.ArrayList;
import java.util.List;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * The default method: the best mapping within the budget and what the distance is at least.
 *
 * <p>A list of {@link Phase}s that a {@link Strategy} plans for the kind of problem and the effort:
 * cheap things first, and an end as soon as the bounds meet. The plan does not depend on the clock,
 * so that two runs give the same answer; the budget's time is a cap on top.
 */
public final class EugeneSolver implements GedSolver {
  private final EugeneOptions options;
  private final Strategy strategy;

  /** The method as the command line calls it when nobody says otherwise. */
  public EugeneSolver() {
    this(EugeneOptions.defaults());
  }

  /** The method told how hard to try, with its own choice of phases. */
  public EugeneSolver(EugeneOptions options) {
    this(options, new StandardStrategy(options.tuning()));
  }

  /** With other phases than the usual ones. */
  public EugeneSolver(EugeneOptions options, Strategy strategy) {
    this.options = options;
    this.strategy = strategy;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.startWithoutTables(problem, terms);
    try {
      run.offer(VertexMapping.inOrder(problem.sourceOrder(), problem.targetOrder()));
      run.untilSpent(() -> work(run));
    } finally {
      run.crew().close();
    }
    return run.result();
  }

  private void work(Run run) {
    Workshop shop = new Workshop(run, options);
    run.untilSpent(() -> work(shop));
    shop.prove();
  }

  private void work(Workshop shop) {
    Run run = shop.run();
    for (Plan.Step step : strategy.plan(Instance.of(run.problem()), options.effort()).steps()) {
      if (run.isDone()) {
        break;
      }
      if (options.has(step.phase()) && step.gap().has(shop::gapInEdges)) {
        run.phase(step.phase().name(), () -> step.phase().run(shop, step.amount()));
      }
    }
  }

  @Override
  public List<String> plan(GedProblem problem) {
    List<String> lines = new ArrayList<>();
    lines.add(Instance.describe(problem));
    for (Plan.Step step : strategy.plan(Instance.of(problem), options.effort()).steps()) {
      if (options.has(step.phase())) {
        lines.add(step.toString());
      }
    }
    return lines;
  }
}
