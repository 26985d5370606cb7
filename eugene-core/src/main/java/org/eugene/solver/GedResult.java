package org.eugene.solver;

import java.util.Optional;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;

/**
 * lower ≤ true distance ≤ upper, always; the mapping, if any, costs exactly upper.
 *
 * @param lower what the distance is at least; 0 if nothing was proved
 * @param upper what the distance is at most; infinite if no mapping was found
 * @param mapping the mapping that costs upper
 * @param stop why the solver stopped
 * @param stats what it took
 */
public record GedResult(
    double lower, double upper, Optional<VertexMapping> mapping, Stop stop, Stats stats) {
  public GedResult {
    if (!(lower >= 0 && lower <= upper)) {
      throw new IllegalArgumentException(
          "lower (" + lower + ") must be in 0.." + upper + " (upper)");
    }
    if (mapping.isEmpty() != Double.isInfinite(upper)) {
      throw new IllegalArgumentException(
          "a finite upper bound (" + upper + ") goes with a mapping");
    }
    if (stop == Stop.PROVED_OPTIMAL && lower != upper) {
      throw new IllegalArgumentException("not optimal: lower " + lower + ", upper " + upper);
    }
  }

  /**
   * The result of a run that found this mapping and proved this bound. Prices the mapping itself
   * and rounds the bound up to the next value that a distance can have.
   *
   * @param lowerUnits a proved bound, in the problem's units
   */
  public static GedResult of(
      GedProblem problem, long lowerUnits, VertexMapping mapping, Stop stop, Stats stats) {
    long upperUnits = problem.units(mapping);
    long raised = Math.max(0, problem.lattice().roundUp(lowerUnits));
    if (raised > upperUnits) {
      throw new IllegalStateException(
          "a lower bound of " + raised + " units against a mapping of " + upperUnits);
    }
    return new GedResult(
        problem.scale().cost(raised),
        problem.scale().cost(upperUnits),
        Optional.of(mapping),
        raised == upperUnits ? Stop.PROVED_OPTIMAL : stop,
        stats);
  }

  /** Whether the distance is proved to be exactly upper. */
  public boolean isOptimal() {
    return lower == upper;
  }
}
