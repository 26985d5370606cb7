package org.eugene.search;

import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.CostScale;

/**
 * Units for every vertex label (or edge label) of a query against every one of a collection: to
 * delete, to insert, to turn one into the other. Turning into costs no more than deleting and
 * inserting: a mapping may always do that instead, for edges by definition and for vertices by
 * leaving both unmapped, which no lower bound may forbid.
 */
final class PriceMatrix {
  final int columns;
  final long[] delete;
  final long[] insert;
  final long[] substituteRowMajor;

  /** The smallest price of turning that is not 0; 0 if there is none. */
  final long leastPositive;

  PriceMatrix(Raw raw, CostScale scale) {
    this.columns = raw.insert.length;
    this.delete = units(raw.delete, scale);
    this.insert = units(raw.insert, scale);
    this.substituteRowMajor = units(raw.substituteRowMajor, scale);
    long least = Long.MAX_VALUE;
    for (int a = 0; a < delete.length; a++) {
      for (int b = 0; b < columns; b++) {
        int at = a * columns + b;
        substituteRowMajor[at] = Math.min(substituteRowMajor[at], delete[a] + insert[b]);
        least = substituteRowMajor[at] > 0 ? Math.min(least, substituteRowMajor[at]) : least;
      }
    }
    this.leastPositive = least == Long.MAX_VALUE ? 0 : least;
  }

  private static long[] units(double[] prices, CostScale scale) {
    long[] units = new long[prices.length];
    for (int at = 0; at < prices.length; at++) {
      units[at] = scale.units(prices[at]);
    }
    return units;
  }

  long substitute(int a, int b) {
    return substituteRowMajor[a * columns + b];
  }

  /** The answers of the costs, before a unit is chosen. */
  static final class Raw {
    private final double[] delete;
    private final double[] insert;
    private final double[] substituteRowMajor;

    Raw(double[] delete, double[] insert, double[] substituteRowMajor) {
      this.delete = delete;
      this.insert = insert;
      this.substituteRowMajor = substituteRowMajor;
    }

    double[] delete() {
      return delete;
    }

    double[] insert() {
      return insert;
    }

    double[] substituteRowMajor() {
      return substituteRowMajor;
    }

    static Raw of(
        LabelDictionary rows,
        LabelDictionary columns,
        Single delete,
        Single insert,
        Paired substitute) {
      double[] deletes = new double[rows.size()];
      double[] inserts = new double[columns.size()];
      double[] substitutes = new double[Math.multiplyExact(deletes.length, inserts.length)];
      Label[] targets = new Label[inserts.length];
      for (int b = 0; b < inserts.length; b++) {
        targets[b] = columns.label(b);
        inserts[b] = checked(insert.price(targets[b]), targets[b]);
      }
      for (int a = 0; a < deletes.length; a++) {
        Label source = rows.label(a);
        deletes[a] = checked(delete.price(source), source);
        for (int b = 0; b < inserts.length; b++) {
          substitutes[a * inserts.length + b] =
              checked(substitute.price(source, targets[b]), targets[b]);
        }
      }
      return new Raw(deletes, inserts, substitutes);
    }

    private static double checked(double price, Label label) {
      if (!(price >= 0) || Double.isInfinite(price)) {
        throw new IllegalArgumentException(
            "a cost of "
                + label.name()
                + " ("
                + price
                + ") must be a finite number and not negative; mend the costs");
      }
      return price;
    }
  }

  /** A price of one label. */
  interface Single {
    double price(Label label);
  }

  /** A price of two labels. */
  interface Paired {
    double price(Label source, Label target);
  }
}
