package org.eugene.bound;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eugene.assignment.WarmAssignment;
import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/**
 * The BRANCH bound for graphs too large for {@link EdgeSplitting}: savings split in halves and
 * local matchings replaced by what they cannot exceed, the sum over the half-edges of either side
 * of the best that each could get, and no more than the fewer of them times the largest. Exact
 * local matchings if all edges are of one kind. O(n²·kinds) and one assignment.
 */
public final class CoarseBranch {
  private final SavingsModel model;
  private final WarmAssignment assignment;
  private final boolean solved;

  /**
   * @param isOver asked now and then; if it says so, the bound is nothing and there is no
   *     assignment
   */
  public CoarseBranch(SavingsModel model, BooleanSupplier isOver) {
    this.model = model;
    int n = model.order();
    int[] reduced = model.costs().clone();
    int[][] rowCounts = counts(model.rowHalves(), model.rows());
    int[][] columnCounts = counts(model.columnHalves(), model.columns());
    for (int i = 0; i < model.rows(); i++) {
      for (int k = 0; k < model.columns(); k++) {
        reduced[i * n + k] -= claimable(rowCounts[i], columnCounts[k]);
      }
    }
    boolean[] changed = new boolean[n];
    Arrays.fill(changed, true);
    this.assignment = new WarmAssignment(n, isOver);
    this.solved = assignment.resolve(reduced, changed);
  }

  private static int[][] counts(HalfEdges halves, int vertices) {
    int[][] counts = new int[vertices][halves.kinds()];
    for (int h = 0; h < halves.count(); h++) {
      counts[halves.owner(h)][halves.kind(h)]++;
    }
    return counts;
  }

  private int claimable(int[] rowCount, int[] columnCount) {
    int kinds = columnCount.length;
    long fromRows = 0;
    int degree = 0;
    int largest = 0;
    for (int a = 0; a < rowCount.length; a++) {
      int best = 0;
      for (int b = 0; b < kinds; b++) {
        best = columnCount[b] == 0 ? best : Math.max(best, model.savingByKind()[a * kinds + b]);
      }
      fromRows += (long) rowCount[a] * half(best);
      degree += rowCount[a];
      largest = rowCount[a] == 0 ? largest : Math.max(largest, best);
    }
    long fromColumns = 0;
    int columnDegree = 0;
    for (int b = 0; b < kinds; b++) {
      int best = 0;
      for (int a = 0; a < rowCount.length; a++) {
        best = rowCount[a] == 0 ? best : Math.max(best, model.savingByKind()[a * kinds + b]);
      }
      fromColumns += (long) columnCount[b] * half(best);
      columnDegree += columnCount[b];
    }
    long byNumber = (long) Math.min(degree, columnDegree) * half(largest);
    return Math.toIntExact(Math.min(byNumber, Math.min(fromRows, fromColumns)));
  }

  private static int half(int saving) {
    return saving - saving / 2;
  }

  /** The bound, scaled as the model is. */
  public int lower() {
    return solved ? model.edgeBase() + assignment.total() : 0;
  }

  /** The assignment that attains it, a candidate mapping. */
  public Optional<int[]> assignment() {
    if (!solved) {
      return Optional.empty();
    }
    int[] permutation = new int[model.order()];
    Arrays.setAll(permutation, assignment::columnOf);
    return Optional.of(permutation);
  }
}
