package org.eugene.local;

import org.eugene.bound.HalfEdges;
import org.eugene.bound.SavingsModel;

/**
 * A permutation of a {@link SavingsModel} with the price of every swap of two rows at hand.
 *
 * <p>C[i][k] is what row i would cost in column k while all others stay: its vertex price less the
 * savings of its edges. Swapping rows i (at k) and j (at l) changes the total by
 *
 * <pre>C[i][l] + C[j][k] − C[i][k] − C[j][l] − s(ij→kl) − s(ij→lk)</pre>
 *
 * where the last two terms are the savings of the edges between i and j before and after. A swap
 * changes C in O(degree²) places.
 */
public final class SwapNeighbourhood {
  final int n;
  final int rows;
  private final SavingsModel model;
  private final HalfEdges rowHalves;
  private final HalfEdges columnHalves;
  private final int[] savingByKind;
  private final int columnKinds;
  private final boolean directed;
  private final int[] rowAdjacency;
  private final int[] columnAdjacency;
  private final int[] c; // C by row
  final int[] columnOfRow;
  private int cost;

  public SwapNeighbourhood(SavingsModel model) {
    this.model = model;
    this.n = model.order();
    this.rows = model.rows();
    this.rowHalves = model.rowHalves();
    this.columnHalves = model.columnHalves();
    this.savingByKind = model.savingByKind();
    this.columnKinds = columnHalves.kinds();
    this.directed = model.problem().isDirected();
    this.rowAdjacency = rowHalves.adjacency(n, directed);
    this.columnAdjacency = model.columnAdjacency();
    this.c = new int[n * n];
    this.columnOfRow = new int[n];
  }

  /** Starts from this permutation. */
  public void set(int[] permutation) {
    for (int i = 0; i < n; i++) {
      columnOfRow[i] = permutation[i];
    }
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        c[i * n + k] = model.cost(i, k);
      }
    }
    int edgeSavings = 0;
    for (int i = 0; i < rows; i++) {
      if (columnOfRow[i] < model.columns()) {
        // Row i sits at k: its neighbours j would save at the neighbours of k.
        edgeSavings += attach(i, columnOfRow[i], -1);
      }
    }
    cost = model.edgeBase() + edgeSavings / 2;
    for (int i = 0; i < n; i++) {
      cost += model.cost(i, columnOfRow[i]);
    }
  }

  /**
   * Adds sign · saving to C of i's neighbours at k's neighbours; returns sign · the savings that
   * are real now.
   */
  private int attach(int i, int k, int sign) {
    if (i >= rows || k >= model.columns()) {
      return 0;
    }
    int real = 0;
    int gStart = columnHalves.start(k);
    int gEnd = columnHalves.start(k + 1);
    for (int h = rowHalves.start(i); h < rowHalves.start(i + 1); h++) {
      int j = rowHalves.other(h);
      int kindRow = rowHalves.kind(h) * columnKinds;
      for (int g = gStart; g < gEnd; g++) {
        int saving = savingByKind[kindRow + columnHalves.kind(g)];
        if (saving != 0) {
          int l = columnHalves.other(g);
          c[j * n + l] += sign * saving;
          if (columnOfRow[j] == l) {
            real += sign * saving;
          }
        }
      }
    }
    return real;
  }

  /** What the present permutation costs, scaled as the model is. */
  public int cost() {
    return cost;
  }

  /** By how much the cost changes if rows i and j swap columns. */
  public int delta(int i, int j) {
    int k = columnOfRow[i];
    int l = columnOfRow[j];
    int d = c[i * n + l] + c[j * n + k] - c[i * n + k] - c[j * n + l];
    int e = rowAdjacency[i * n + j];
    int eBack = directed ? rowAdjacency[j * n + i] : 0;
    return (e | eBack) == 0 ? d : d - between(e, eBack, k, l);
  }

  /** The savings of the edges between two rows when they sit at (k, l) and when at (l, k). */
  private int between(int e, int eBack, int k, int l) {
    int f = columnAdjacency[k * n + l];
    if (!directed) {
      return 2 * saving(e, f);
    }
    int fBack = columnAdjacency[l * n + k];
    return saving(e, f) + saving(eBack, fBack) + saving(e, fBack) + saving(eBack, f);
  }

  private int saving(int e, int f) {
    return e == 0 || f == 0 ? 0 : savingByKind[(e - 1) * columnKinds + f - 1];
  }

  /** The column of a row. */
  public int columnOf(int i) {
    return columnOfRow[i];
  }

  /** A copy of the present permutation. */
  public int[] permutation() {
    return columnOfRow.clone();
  }

  /** Swaps two rows. */
  public void swap(int i, int j) {
    swap(i, j, delta(i, j));
  }

  /** Swaps two rows whose change was asked for before. */
  void swap(int i, int j, int delta) {
    int k = columnOfRow[i];
    int l = columnOfRow[j];
    attach(i, k, 1);
    attach(j, l, 1);
    columnOfRow[i] = l;
    columnOfRow[j] = k;
    attach(i, l, -1);
    attach(j, k, -1);
    cost += delta;
  }
}
