package org.eugene.search;

import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Terms;

/**
 * Settles the pairs that the bounds do not: is the distance within a limit, and what is it then?
 * Each solver in turn is asked the one question and, if the answer is yes, the other, until nothing
 * is open. Holds its options only, hence may be shared between threads.
 */
final class Verifier {
  private static final long FEWEST_NODES = 64;

  private final SearchOptions options;

  Verifier(SearchOptions options) {
    this.options = options;
  }

  /**
   * What is known about a pair.
   *
   * @param lower the distance is at least this
   * @param upper the distance is at most this
   * @param exact whether more than the first solver was asked
   */
  record Bounds(double lower, double upper, boolean exact) {
    private Bounds with(GedResult result) {
      return new Bounds(Math.max(lower, result.lower()), Math.min(upper, result.upper()), exact);
    }

    private boolean isSettled(double limit) {
      return lower == upper || lower > limit;
    }
  }

  /** Nodes that the threshold search gets for graphs of these orders. */
  long nodes(int order, int otherOrder) {
    long pairs = Math.max(1, (long) order * otherOrder);
    return options.settling() == 0 ? 0 : Math.max(FEWEST_NODES, options.settling() / pairs);
  }

  /** What is known about a pair that nobody else settled; as far as a limit, if there is one. */
  Settling.Outcome settle(Graph source, Graph target, double limit) {
    if (Double.isFinite(limit)) {
      double lower = split(source, target, limit);
      if (lower > limit) {
        return new Settling.Outcome(Settling.By.SPLITTING, lower, Double.POSITIVE_INFINITY);
      }
    }
    Bounds bounds = verify(source, target, limit);
    return new Settling.Outcome(
        bounds.exact ? Settling.By.EXACT : Settling.By.ENGINE, bounds.lower, bounds.upper);
  }

  /** What the edge-splitting bound says about a pair, as far as it is needed. */
  double split(Graph source, Graph target, double limit) {
    return SplittingBound.lower(problem(source, target), limit);
  }

  /** The distance as far as it matters: if it is beyond the limit, no more than that is told. */
  Bounds verify(Graph source, Graph target, double limit) {
    GedProblem problem = problem(source, target);
    Bounds bounds = new Bounds(0, Double.POSITIVE_INFINITY, false);
    boolean first = true;
    for (GedSolver solver : options.solvers()) {
      if (!bounds.isSettled(limit)) {
        bounds = ask(solver, problem, limit, new Bounds(bounds.lower, bounds.upper, !first));
      }
      first = false;
    }
    return bounds;
  }

  private GedProblem problem(Graph source, Graph target) {
    try {
      return GedProblem.of(new GraphPair(source, target), options.costs());
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          source.id() + " and " + target.id() + ": " + refused.getMessage(), refused);
    }
  }

  private Bounds ask(GedSolver solver, GedProblem problem, double limit, Bounds before) {
    Terms terms = Terms.of(options.budget());
    if (Double.isInfinite(limit)) {
      return before.with(solver.solve(problem, terms));
    }
    Bounds after = before;
    if (before.upper > limit) {
      after = before.with(solver.solve(problem, terms.within(limit)));
    }
    return after.isSettled(limit) || after.upper > limit
        ? after
        : after.with(solver.solve(problem, terms));
  }
}
