package org.eugene.bound;

import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/**
 * What no matching exceeds: the sum over the half-edges of either side of the best that each could
 * get, and the smaller number of half-edges times the largest of these. Exact if all edges are of
 * one kind. O(kinds²) for a pair.
 */
final class CoarseClaims implements Claims {
  private final int[][] rowCounts;
  private final int[][] columnCounts;
  private final int[] saving;

  /**
   * @param saving what a half-edge saves on another, by their kinds as in {@link
   *     SavingsModel#savingByKind}
   */
  CoarseClaims(SavingsModel model, int[] saving) {
    this.rowCounts = counts(model.rowHalves(), model.rows());
    this.columnCounts = counts(model.columnHalves(), model.columns());
    this.saving = saving;
  }

  private static int[][] counts(HalfEdges halves, int vertices) {
    int[][] counts = new int[vertices][halves.kinds()];
    for (int h = 0; h < halves.count(); h++) {
      counts[halves.owner(h)][halves.kind(h)]++;
    }
    return counts;
  }

  @Override
  public int most(int i, int k) {
    int[] rowCount = rowCounts[i];
    int[] columnCount = columnCounts[k];
    int kinds = columnCount.length;
    long fromRows = 0;
    int degree = 0;
    int largest = 0;
    for (int a = 0; a < rowCount.length; a++) {
      int best = 0;
      for (int b = 0; b < kinds; b++) {
        best = columnCount[b] == 0 ? best : Math.max(best, saving[a * kinds + b]);
      }
      fromRows += (long) rowCount[a] * best;
      degree += rowCount[a];
      largest = rowCount[a] == 0 ? largest : Math.max(largest, best);
    }
    long fromColumns = 0;
    int columnDegree = 0;
    for (int b = 0; b < kinds; b++) {
      int best = 0;
      for (int a = 0; a < rowCount.length; a++) {
        best = rowCount[a] == 0 ? best : Math.max(best, saving[a * kinds + b]);
      }
      fromColumns += (long) columnCount[b] * best;
      columnDegree += columnCount[b];
    }
    long byNumber = (long) Math.min(degree, columnDegree) * largest;
    return Math.toIntExact(Math.min(byNumber, Math.min(fromRows, fromColumns)));
  }
}
