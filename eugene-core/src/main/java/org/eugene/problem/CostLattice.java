package org.eugene.problem;

/**
 * The values that a distance can have: {@code offset + step·z} units for whole numbers z.
 *
 * <p>A mapping costs the base less what its vertices and edges save, so all distances agree modulo
 * the greatest common divisor of the savings. Where every optimal mapping may be taken to map as
 * many vertices as the smaller graph has, that part of a vertex saving which all pairs share is
 * saved equally often by all and only the differences count. Under the paper's first setting, for
 * example, the step is 4: two edges at least come and go together.
 *
 * @param offset some value that a distance can have
 * @param step distance between such values; 0 if there is only one
 */
public record CostLattice(long offset, long step) {
  static CostLattice of(GedProblem problem, VertexPrices vertices) {
    int rows = problem.sourceOrder();
    int columns = problem.targetOrder();
    boolean full = !problem.mayLeaveBothUnmapped();
    long shared = full && rows > 0 && columns > 0 ? vertices.saving(0, 0) : 0;
    long step = 0;
    for (int a = 0; a < vertices.sourceKinds(); a++) {
      for (int b = 0; b < vertices.targetKinds(); b++) {
        step = CostScale.gcd(step, vertices.saving(a, b) - shared);
      }
    }
    EdgePrices edges = problem.edgePrices();
    for (int a = 0; a < edges.sourceKinds(); a++) {
      for (int b = 0; b < edges.targetKinds(); b++) {
        step = CostScale.gcd(step, edges.saving(a, b));
      }
    }
    return new CostLattice(problem.base() - Math.min(rows, columns) * shared, step);
  }

  /** The smallest possible distance that is at least this many units. */
  public long roundUp(long units) {
    if (step == 0) {
      return Math.max(units, offset);
    }
    long beyond = Math.floorMod(units - offset, step);
    return beyond == 0 ? units : units + step - beyond;
  }
}
