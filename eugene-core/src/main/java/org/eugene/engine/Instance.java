package org.eugene.engine;

import java.util.Locale;
import org.eugene.model.SavingsModel;
import org.eugene.model.Twins;
import org.eugene.problem.EdgeList;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/**
 * What kind of problem this is: all that a {@link Strategy} may look at. Nothing in it depends on
 * the clock, so that a plan depends on the problem and the effort alone.
 *
 * @param order rows and columns of the assignment, dummies included
 * @param rows vertices of the smaller graph
 * @param columns vertices of the larger graph
 * @param rowDegree mean number of edges at a vertex of the smaller graph
 * @param columnDegree the same for the larger graph
 * @param edgeKinds pairs of a row and a column kind of edge that differ in what they save
 * @param directed whether edges have a direction
 * @param paddedToTheSum whether a substitution may cost more than deleting and inserting, so that
 *     every vertex needs a "nothing" of its own
 * @param splits numbers that the edge-splitting bound holds
 */
public record Instance(
    int order,
    int rows,
    int columns,
    double rowDegree,
    double columnDegree,
    int edgeKinds,
    boolean directed,
    boolean paddedToTheSum,
    long splits) {
  /** Beyond this order nothing is counted for every two vertices. */
  private static final int MANY = 2_000;

  /** Looks at a problem. */
  public static Instance of(GedProblem problem) {
    boolean transposed = problem.sourceOrder() > problem.targetOrder();
    int rows = Math.min(problem.sourceOrder(), problem.targetOrder());
    int columns = Math.max(problem.sourceOrder(), problem.targetOrder());
    EdgeList ofRows = transposed ? problem.targetEdges() : problem.sourceEdges();
    EdgeList ofColumns = transposed ? problem.sourceEdges() : problem.targetEdges();
    int sides = problem.isDirected() ? 2 : 1;
    EdgePrices prices = problem.edgePrices();
    return new Instance(
        problem.paddedOrder(),
        rows,
        columns,
        2 * ofRows.size() / Math.max(1.0, rows),
        2 * ofColumns.size() / Math.max(1.0, columns),
        sides * prices.sourceKinds() * sides * prices.targetKinds(),
        problem.isDirected(),
        problem.mayLeaveBothUnmapped(),
        4L * ofRows.size() * ofColumns.size());
  }

  /** The smaller number of half-edges for each row: about 2 in trees. */
  double density() {
    double rowHalves = rowDegree * rows;
    double columnHalves = columnDegree * columns;
    return Math.min(rowHalves, columnHalves) / Math.max(1, rows);
  }

  /** About what the local matchings of one node cost. */
  double workOfANode() {
    return (double) rows * columns * rowDegree * columnDegree * Math.min(rowDegree, columnDegree);
  }

  /** In words. Twins and ties are counted for this, which no plan needs, where tables are made. */
  public static String describe(GedProblem problem) {
    Instance instance = of(problem);
    if (instance.order() > MANY) {
      return instance.toString();
    }
    SavingsModel model = SavingsModel.of(problem);
    Twins twins = Twins.of(model);
    int twinRows = 0;
    for (int i = 0; i < model.rows(); i++) {
      twinRows += twins.classOfRow(i) == i ? 0 : 1;
    }
    int twinColumns = 0;
    for (int k = 0; k < model.columns(); k++) {
      twinColumns += twins.classOfColumn(k) == k ? 0 : 1;
    }
    return String.format(
        Locale.ROOT,
        "%s; twins: %d of %d rows, %d of %d columns; ties: %.0f %% of the vertex prices",
        instance,
        twinRows,
        model.rows(),
        twinColumns,
        model.columns(),
        100 * ties(model));
  }

  /** The share of pairs of vertices that cost the least there is in their row. */
  private static double ties(SavingsModel model) {
    long ties = 0;
    for (int i = 0; i < model.rows(); i++) {
      int least = Integer.MAX_VALUE;
      for (int k = 0; k < model.columns(); k++) {
        least = Math.min(least, model.cost(i, k));
      }
      for (int k = 0; k < model.columns(); k++) {
        ties += model.cost(i, k) == least ? 1 : 0;
      }
    }
    return ties / Math.max(1.0, (double) model.rows() * model.columns());
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d and %d vertices, %.1f and %.1f edges at each%s%s, %d kind%s of edge pairs",
        rows,
        columns,
        rowDegree,
        columnDegree,
        directed ? ", directed" : "",
        paddedToTheSum ? ", padded to the sum" : "",
        edgeKinds,
        edgeKinds == 1 ? "" : "s");
  }
}
