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
import org.eugene.solver.Listener;
import org.eugene.solver.Terms;

/**
 * Two graphs, some costs, a method, a budget: {@code Eugene.between(g, h).costs(c).solve()}. Every
 * step returns a new value; nothing is computed before {@link #solve}.
 */
public final class Eugene {
  private final GraphPair pair;
  private final EditCosts costs;
  private final GedSolver solver;
  private final Terms terms;

  private Eugene(GraphPair pair, EditCosts costs, GedSolver solver, Terms terms) {
    this.pair = pair;
    this.costs = costs;
    this.solver = solver;
    this.terms = terms;
  }

  /** From source to target, at uniform costs, for at most ten seconds, unless told otherwise. */
  public static Eugene between(Graph source, Graph target) {
    return new Eugene(
        new GraphPair(source, target),
        ConstantCosts.uniform(),
        new EugeneSolver(),
        Terms.of(Budget.of(Duration.ofSeconds(10))));
  }

  /** The same question at other prices; without this call every edit costs 1. */
  public Eugene costs(EditCosts newCosts) {
    return new Eugene(pair, newCosts, solver, terms);
  }

  /** By another method than the default one, such as {@code new MAdam()}. */
  public Eugene with(GedSolver newSolver) {
    return new Eugene(pair, costs, newSolver, terms);
  }

  /** The same question with other limits of time, steps and patience. */
  public Eugene within(Budget newBudget) {
    return new Eugene(pair, costs, solver, terms.withBudget(newBudget));
  }

  /**
   * The same question with at most this much time; the best answer so far comes back when it is up.
   */
  public Eugene within(Duration time) {
    return within(Budget.of(time));
  }

  /** With somebody listening while it is solved. */
  public Eugene listening(Listener listener) {
    return new Eugene(pair, costs, solver, terms.withListener(listener));
  }

  /** The numbers behind the question. */
  public GedProblem problem() {
    return GedProblem.of(pair, costs);
  }

  /** The distance, with its edit path. */
  public Comparison solve() {
    return Comparison.of(problem(), solver, terms);
  }
}
