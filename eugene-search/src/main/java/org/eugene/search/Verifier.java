package org.eugene.search;

import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;

/**
 * Settles the pairs that the bounds do not: is the distance within a limit, and what is it then?
 * First the engine, asked the one question and, if the answer is yes, the other; then, at effort
 * proof, the exact search where something is still open. Holds its options only, hence may be
 * shared between threads.
 */
final class Verifier {
  private final SearchOptions options;
  private final EugeneSolver engine;
  private final EugeneSolver exact;

  Verifier(SearchOptions options) {
    this.options = options;
    boolean proof = options.effort() == Effort.PROOF;
    this.engine = solver(proof ? Effort.NORMAL : options.effort());
    this.exact = solver(Effort.PROOF);
  }

  private EugeneSolver solver(Effort effort) {
    return new EugeneSolver(EugeneOptions.defaults().withEffort(effort).withSeed(options.seed()));
  }

  /**
   * What is known about a pair.
   *
   * @param lower the distance is at least this
   * @param upper the distance is at most this
   * @param exact whether the exact search was asked
   */
  record Bounds(double lower, double upper, boolean exact) {
    private Bounds with(GedResult result) {
      return new Bounds(Math.max(lower, result.lower()), Math.min(upper, result.upper()), exact);
    }

    private boolean isSettled(double limit) {
      return lower == upper || lower > limit;
    }
  }

  /** What the edge-splitting bound says about a pair, as far as it is needed. */
  double split(Graph source, Graph target, double limit) {
    return SplittingBound.lower(problem(source, target), limit);
  }

  /** The distance as far as it matters: if it is beyond the limit, no more than that is told. */
  Bounds verify(Graph source, Graph target, double limit) {
    GedProblem problem = problem(source, target);
    Bounds unknown = new Bounds(0, Double.POSITIVE_INFINITY, false);
    Bounds bounds = ask(engine, problem, limit, unknown);
    if (options.effort() != Effort.PROOF || bounds.isSettled(limit)) {
      return bounds;
    }
    return ask(exact, problem, limit, new Bounds(bounds.lower, bounds.upper, true));
  }

  private GedProblem problem(Graph source, Graph target) {
    try {
      return GedProblem.of(new GraphPair(source, target), options.costs());
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          source.id() + " and " + target.id() + ": " + refused.getMessage(), refused);
    }
  }

  private Bounds ask(EugeneSolver solver, GedProblem problem, double limit, Bounds before) {
    Budget budget = options.budget();
    if (Double.isInfinite(limit)) {
      return before.with(solver.solve(problem, budget));
    }
    Bounds after = before;
    if (before.upper > limit) {
      after = before.with(solver.decide(problem, limit, budget));
    }
    return after.isSettled(limit) || after.upper > limit
        ? after
        : after.with(solver.solve(problem, budget));
  }
}
