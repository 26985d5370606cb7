package org.eugene.bench.run;

import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Stop;
import org.eugene.solver.Terms;

/**
 * How well would the difference in sizes alone do? Vertices and edges that one graph has more than
 * the other, at the lowest price there is. A lower bound without a mapping; tables judge it by that
 * bound, so that nobody mistakes an easy sample for a good method.
 */
final class SizeOnly implements GedSolver {
  static final String NAME = "size-only";

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    double lower = problem.scale().cost(vertices(problem) + edges(problem));
    return new GedResult(
        lower,
        Double.POSITIVE_INFINITY,
        Optional.empty(),
        Stop.CONVERGED,
        run.result().stats(),
        Optional.empty());
  }

  private static long vertices(GedProblem problem) {
    int sources = problem.sourceOrder();
    int targets = problem.targetOrder();
    return sources > targets
        ? (sources - targets) * least(sources, i -> problem.vertexPrice(i, targets))
        : (targets - sources) * least(targets, k -> problem.vertexPrice(sources, k));
  }

  private static long edges(GedProblem problem) {
    EdgeList sources = problem.sourceEdges();
    EdgeList targets = problem.targetEdges();
    return sources.size() > targets.size()
        ? (sources.size() - targets.size())
            * least(sources.size(), e -> problem.edgePrices().delete(sources.kind(e)))
        : (targets.size() - sources.size())
            * least(targets.size(), f -> problem.edgePrices().insert(targets.kind(f)));
  }

  private static long least(int count, IntToLongFunction price) {
    return IntStream.range(0, count).mapToLong(price).min().orElse(0);
  }
}
