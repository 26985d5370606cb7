package org.eugene.search;

import org.eugene.problem.CostScale;
import org.eugene.problem.LabelPrices;

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

  /** Whether some pair is dearer to turn than to delete and insert. */
  final boolean isCapped;

  PriceMatrix(LabelPrices prices, CostScale scale) {
    this.columns = prices.targetLabels();
    this.delete = prices.delete(scale);
    this.insert = prices.insert(scale);
    this.substituteRowMajor = prices.substituteRowMajor(scale);
    long least = Long.MAX_VALUE;
    boolean capped = false;
    for (int a = 0; a < delete.length; a++) {
      for (int b = 0; b < columns; b++) {
        int at = a * columns + b;
        capped |= substituteRowMajor[at] > delete[a] + insert[b];
        substituteRowMajor[at] = Math.min(substituteRowMajor[at], delete[a] + insert[b]);
        least = substituteRowMajor[at] > 0 ? Math.min(least, substituteRowMajor[at]) : least;
      }
    }
    this.isCapped = capped;
    this.leastPositive = least == Long.MAX_VALUE ? 0 : least;
  }

  long substitute(int a, int b) {
    return substituteRowMajor[a * columns + b];
  }
}
