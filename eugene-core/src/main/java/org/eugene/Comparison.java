package org.eugene;

import java.util.List;
import java.util.Optional;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Terms;

/**
 * A problem, its answer and the edit path that explains it.
 *
 * @param problem what was asked
 * @param result bounds and mapping
 * @param path the mapping spelled out; empty if no mapping was found
 */
public record Comparison(GedProblem problem, GedResult result, Optional<EditPath> path) {
  /** Solves the problem and spells the answer out. */
  public static Comparison of(GedProblem problem, GedSolver solver, Terms terms) {
    return of(problem, solver.solve(problem, terms));
  }

  /** Spells out an answer that is there already. */
  public static Comparison of(GedProblem problem, GedResult result) {
    return new Comparison(
        problem, result, result.mapping().map(mapping -> EditPath.of(problem, mapping)));
  }

  /** What the best known edit path costs. */
  public double distance() {
    return result.upper();
  }

  /** What every edit path costs at least. */
  public double lower() {
    return result.lower();
  }

  /** Whether the distance is proved: there is no cheaper edit path. */
  public boolean isOptimal() {
    return result.isOptimal();
  }

  /** The edits that turn the source into the target; none if no edit path was found. */
  public List<EditOperation> edits() {
    return path.map(EditPath::operations).orElse(List.of());
  }

  /** 1 for equal graphs, 0 where deleting everything and inserting everything is best. */
  public double similarity() {
    double base = problem.scale().cost(problem.base());
    return base == 0 ? 1 : Math.max(0, 1 - result.upper() / base);
  }
}
