package org.eugene.problem;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;

/**
 * What the costs answer for some labels of the source and some of the target, all of vertices or
 * all of edges; each question is asked once, and answers that are no prices are refused.
 */
public final class LabelPrices {
  private final double[] delete;
  private final double[] insert;
  private final double[] substituteRowMajor;

  private LabelPrices(double[] delete, double[] insert, double[] substituteRowMajor) {
    this.delete = delete;
    this.insert = insert;
    this.substituteRowMajor = substituteRowMajor;
  }

  /** What the costs say of vertices with these labels. */
  public static LabelPrices ofVertices(Label[] source, Label[] target, EditCosts costs) {
    return new LabelPrices(
        single("deleting vertex", source, costs::deleteVertex, costs.decimals()),
        single("inserting vertex", target, costs::insertVertex, costs.decimals()),
        paired("substituting vertex", source, target, costs::substituteVertex, costs.decimals()));
  }

  /** What the costs say of edges with these labels. */
  public static LabelPrices ofEdges(Label[] source, Label[] target, EditCosts costs) {
    return new LabelPrices(
        single("deleting edge", source, costs::deleteEdge, costs.decimals()),
        single("inserting edge", target, costs::insertEdge, costs.decimals()),
        paired("substituting edge", source, target, costs::substituteEdge, costs.decimals()));
  }

  private static double[] single(
      String what, Label[] labels, ToDoubleFunction<Label> price, OptionalInt decimals) {
    double[] prices = new double[labels.length];
    for (int a = 0; a < labels.length; a++) {
      prices[a] = checked(what, labels[a].name(), price.applyAsDouble(labels[a]));
    }
    return rounded(prices, decimals);
  }

  private static double[] paired(
      String what,
      Label[] rows,
      Label[] columns,
      ToDoubleBiFunction<Label, Label> price,
      OptionalInt decimals) {
    Size.checkLabels(what, rows.length, columns.length);
    double[] prices = new double[rows.length * columns.length];
    for (int a = 0; a < rows.length; a++) {
      for (int b = 0; b < columns.length; b++) {
        double answer = price.applyAsDouble(rows[a], columns[b]);
        if (!isPrice(answer)) {
          checked(what, rows[a].name() + " by " + columns[b].name(), answer);
        }
        prices[a * columns.length + b] = answer + 0.0;
      }
    }
    return rounded(prices, decimals);
  }

  /** Here and nowhere else, so that a price is the same whatever it is compared with. */
  private static double[] rounded(double[] prices, OptionalInt decimals) {
    if (decimals.isPresent()) {
      Arrays.setAll(prices, at -> DecimalPrice.rounded(prices[at], decimals.getAsInt()));
    }
    return prices;
  }

  private static boolean isPrice(double price) {
    return price >= 0 && !Double.isInfinite(price);
  }

  private static double checked(String what, String label, double price) {
    if (!isPrice(price)) {
      throw new IllegalArgumentException(
          "the cost of "
              + what
              + " "
              + label
              + " ("
              + price
              + ") must be a finite number and not negative; mend the costs");
    }
    return price + 0.0; // -0.0 becomes 0.0
  }

  /** The most that can become due for label a of the source: deleting it, or any substitution. */
  double dearestOfSource(int a) {
    double dearest = delete[a];
    for (int b = 0; b < insert.length; b++) {
      dearest = Math.max(dearest, substituteRowMajor[a * insert.length + b]);
    }
    return dearest;
  }

  /** The most that can become due for label b of the target. */
  double dearestOfTarget(int b) {
    return insert[b];
  }

  /** How many labels of the source there are. */
  public int sourceLabels() {
    return delete.length;
  }

  /** How many labels of the target there are. */
  public int targetLabels() {
    return insert.length;
  }

  /** All prices of these vertices and edges, one after the other. */
  public static double[] joined(LabelPrices vertices, LabelPrices edges) {
    double[][] parts = {
      vertices.delete,
      vertices.insert,
      vertices.substituteRowMajor,
      edges.delete,
      edges.insert,
      edges.substituteRowMajor
    };
    int count = 0;
    for (double[] part : parts) {
      count += part.length;
    }
    double[] joined = new double[count];
    int at = 0;
    for (double[] part : parts) {
      System.arraycopy(part, 0, joined, at, part.length);
      at += part.length;
    }
    return joined;
  }

  /** Units of deleting each label of the source. */
  public long[] delete(CostScale scale) {
    return units(delete, scale);
  }

  /** Units of inserting each label of the target. */
  public long[] insert(CostScale scale) {
    return units(insert, scale);
  }

  /** Units of substituting each label of the source by each of the target, as the costs say. */
  public long[] substituteRowMajor(CostScale scale) {
    return units(substituteRowMajor, scale);
  }

  private static long[] units(double[] prices, CostScale scale) {
    long[] units = new long[prices.length];
    for (int at = 0; at < prices.length; at++) {
      units[at] = scale.units(prices[at]);
    }
    return units;
  }

  /** Whether two labels of the source make no difference to any price. */
  boolean isSameSource(int a, int b) {
    boolean same = delete[a] == delete[b];
    for (int k = 0; k < insert.length && same; k++) {
      same = substituteRowMajor[a * insert.length + k] == substituteRowMajor[b * insert.length + k];
    }
    return same;
  }

  /** Whether two labels of the target make no difference to any price. */
  boolean isSameTarget(int a, int b) {
    boolean same = insert[a] == insert[b];
    for (int i = 0; i < delete.length && same; i++) {
      same = substituteRowMajor[i * insert.length + a] == substituteRowMajor[i * insert.length + b];
    }
    return same;
  }

  /** The prices of some of these labels only. */
  LabelPrices of(int[] sources, int[] targets) {
    double[] pairs = new double[sources.length * targets.length];
    for (int a = 0; a < sources.length; a++) {
      for (int b = 0; b < targets.length; b++) {
        pairs[a * targets.length + b] = substituteRowMajor[sources[a] * insert.length + targets[b]];
      }
    }
    return new LabelPrices(at(delete, sources), at(insert, targets), pairs);
  }

  private static double[] at(double[] values, int[] places) {
    double[] found = new double[places.length];
    for (int at = 0; at < places.length; at++) {
      found[at] = values[places[at]];
    }
    return found;
  }
}
