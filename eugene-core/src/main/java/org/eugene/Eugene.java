package org.eugene;

import java.time.Duration;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedSolver;

/**
 * Two graphs, some costs, a method, a budget: {@code Eugene.between(g, h).costs(c).solve()}. Every
 * step returns a new value; nothing is computed before {@link #solve}.
 */
public final class Eugene {
  private final GraphPair pair;
  private final EditCosts costs;
  private final GedSolver solver;
  private final Budget budget;

  private Eugene(GraphPair pair, EditCosts costs, GedSolver solver, Budget budget) {
    this.pair = pair;
    this.costs = costs;
    this.solver = solver;
    this.budget = budget;
  }

  /** From source to target, at uniform costs, for at most ten seconds, unless told otherwise. */
  public static Eugene between(Graph source, Graph target) {
    return new Eugene(
        new GraphPair(source, target),
        ConstantCosts.uniform(),
        new EugeneSolver(),
        Budget.of(Duration.ofSeconds(10)));
  }

  public Eugene costs(EditCosts newCosts) {
    return new Eugene(pair, newCosts, solver, budget);
  }

  /** By another method than the default one, such as {@code new MAdam()}. */
  public Eugene with(GedSolver newSolver) {
    return new Eugene(pair, costs, newSolver, budget);
  }

  public Eugene within(Budget newBudget) {
    return new Eugene(pair, costs, solver, newBudget);
  }

  public Eugene within(Duration time) {
    return within(Budget.of(time));
  }

  /** The numbers behind the question. */
  public GedProblem problem() {
    return GedProblem.of(pair, costs);
  }

  /** The distance, with its edit path. */
  public Comparison solve() {
    return Comparison.of(problem(), solver, budget);
  }
}
