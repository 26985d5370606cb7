package org.eugene.bound;

import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/** The largest total that a matching of half-edges saves. */
final class ExactClaims implements Claims {
  private final HalfEdges rows;
  private final HalfEdges columns;
  private final int[] saving;
  private final LocalMatching matching = new LocalMatching();
  private int[] weight = new int[64];

  /**
   * @param saving what a half-edge saves on another, by their kinds as in {@link
   *     SavingsModel#savingByKind}
   */
  ExactClaims(SavingsModel model, int[] saving) {
    this.rows = model.rowHalves();
    this.columns = model.columnHalves();
    this.saving = saving;
  }

  /** About what all matchings together cost: Σ r·s·min(r, s) over the degrees r and s. */
  static double work(SavingsModel model) {
    double work = 0;
    for (int i = 0; i < model.rows(); i++) {
      double r = model.rowHalves().degree(i);
      for (int k = 0; k < model.columns(); k++) {
        double s = model.columnHalves().degree(k);
        work += r * s * Math.min(r, s);
      }
    }
    return work;
  }

  @Override
  public int most(int i, int k) {
    int r = rows.degree(i);
    int s = columns.degree(k);
    if (weight.length < r * s) {
      weight = new int[2 * r * s];
    }
    for (int h = 0; h < r; h++) {
      int kind = rows.kind(rows.start(i) + h) * columns.kinds();
      for (int g = 0; g < s; g++) {
        weight[h * s + g] = saving[kind + columns.kind(columns.start(k) + g)];
      }
    }
    return matching.value(weight, s, 0, r, 0, s);
  }
}
