package org.eugene.spark;

import java.io.Serializable;
import java.util.List;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.search.AllPairs;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;

/** A matrix as every machine sees it: both collections whole, and cells by their numbers. */
final class Cells implements Serializable {
  private static final long serialVersionUID = 1;

  private final Part sources;
  private final Part targets;
  private final boolean one;
  private final SpreadOptions options;
  private transient AllPairs pairs;

  @SuppressWarnings("NullAway") // made later
  Cells(AllPairs pairs, SpreadOptions options) {
    this.one = pairs.sources() == pairs.targets();
    this.sources = new Part(0, pairs.sources());
    this.targets = one ? sources : new Part(0, pairs.targets());
    this.options = options;
  }

  /**
   * Some cells.
   *
   * @param first number of the first
   * @param end behind the last
   */
  record Some(int first, int end) implements Serializable {
    private static final long serialVersionUID = 1;
  }

  /**
   * What is known about some cells.
   *
   * @param bounds lower and upper bound of each in turn
   */
  @SuppressWarnings("ArrayRecordComponent") // sent, not compared
  record Solved(double[] bounds) implements Serializable {
    private static final long serialVersionUID = 1;

    double lower(int cell) {
      return bounds[2 * cell];
    }

    double upper(int cell) {
      return bounds[2 * cell + 1];
    }
  }

  private synchronized AllPairs pairs() {
    if (pairs == null) {
      pairs =
          one
              ? AllPairs.of(sources.graphs(), options.editCosts())
              : AllPairs.between(sources.graphs(), targets.graphs(), options.editCosts());
    }
    return pairs;
  }

  Solved solve(Some some) {
    AllPairs all = pairs();
    GedSolver solver = options.solver();
    Budget budget = options.budget();
    List<AllPairs.Cell> cells = all.cells();
    double[] bounds = new double[2 * (some.end - some.first)];
    for (int at = some.first; at < some.end; at++) {
      GedResult result = all.solve(cells.get(at), solver, budget);
      bounds[2 * (at - some.first)] = result.lower();
      bounds[2 * (at - some.first) + 1] = result.upper();
    }
    return new Solved(bounds);
  }
}
