package org.eugene.engine;

import java.util.Locale;
import org.eugene.bound.EdgeSplitting;
import org.eugene.model.SavingsModel;
import org.eugene.model.Twins;

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

  /** Looks at a model. */
  public static Instance of(SavingsModel model) {
    return new Instance(
        model.order(),
        model.rows(),
        model.columns(),
        model.rowHalves().count() / Math.max(1.0, model.rows()),
        model.columnHalves().count() / Math.max(1.0, model.columns()),
        model.rowHalves().kinds() * model.columnHalves().kinds(),
        model.problem().isDirected(),
        model.problem().mayLeaveBothUnmapped(),
        EdgeSplitting.size(model));
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

  /** In words. Twins and ties are counted for this, which no plan needs. */
  public static String describe(SavingsModel model) {
    Instance instance = of(model);
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
