package org.eugene.local;

import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/**
 * A permutation of a {@link SavingsModel} with the price of every swap of two rows at hand.
 *
 * <p>Let C[i][k] be what row i would cost in column k while all others stay: its vertex price less
 * the savings of its edges. With P[i][j] = C[i][column of j], swapping rows i and j changes the
 * total by
 *
 * <pre>P[i][j] + P[j][i] − P[i][i] − P[j][j] − s(i, j)</pre>
 *
 * where s(i, j) are the savings of the edges between i and j before and after. The first, second
 * and last term are kept together, so that looking at all swaps of a row reads two arrays from left
 * to right; making a swap costs O(n + degree²).
 */
public final class SwapNeighbourhood {
  /** Beyond this order a table takes long enough for a look at the clock at every row. */
  private static final int LARGE = 200;

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
  private final int[] p; // P by row
  final int[] swapped; // P[i][j] + P[j][i] − s(i, j) by row, where i < j; only read elsewhere
  final int[] own; // P[i][i]; only read elsewhere
  final int[] columnOfRow;
  private final int[] rowOfColumn;
  private int cost;

  /** Room for the prices of one permutation, O(n²), to be filled by {@link #set}. */
  public SwapNeighbourhood(SavingsModel model) {
    this.model = model;
    this.n = model.order();
    this.rows = model.rows();
    this.rowHalves = model.rowHalves();
    this.columnHalves = model.columnHalves();
    this.savingByKind = model.savingByKind();
    this.columnKinds = columnHalves.kinds();
    this.directed = model.problem().isDirected();
    model.lookBefore(3, Integer.BYTES);
    this.rowAdjacency = rowHalves.adjacency(n, directed);
    this.columnAdjacency = model.columnAdjacency();
    this.p = new int[n * n];
    this.swapped = new int[n * n];
    this.own = new int[n];
    this.columnOfRow = new int[n];
    this.rowOfColumn = new int[n];
  }

  /** Starts from this permutation. */
  public void set(int[] permutation) {
    for (int i = 0; i < n; i++) {
      columnOfRow[i] = permutation[i];
      rowOfColumn[permutation[i]] = i;
    }
    cost = model.edgeBase();
    for (int i = 0; i < n; i++) {
      cost += model.cost(i, columnOfRow[i]);
      for (int j = 0; j < n; j++) {
        p[i * n + j] = model.cost(i, columnOfRow[j]);
      }
    }
    int edgeSavings = 0;
    for (int i = 0; i < rows; i++) {
      if (n > LARGE) {
        model.look();
      }
      // Row i sits at k: its neighbours j would save at the neighbours of k.
      edgeSavings += attach(i, columnOfRow[i], -1);
    }
    cost += edgeSavings / 2;
    for (int i = 0; i < n; i++) {
      own[i] = p[i * n + i];
      for (int j = i + 1; j < n; j++) {
        join(i, j);
      }
    }
  }

  /**
   * Adds sign · saving to what i's neighbours would cost at k's neighbours; returns sign · the
   * savings that are real now.
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
        int change = sign * savingByKind[kindRow + columnHalves.kind(g)];
        if (change != 0) {
          int r = rowOfColumn[columnHalves.other(g)];
          p[j * n + r] += change;
          if (j == r) {
            own[j] += change;
            real += change;
          } else {
            swapped[j < r ? j * n + r : r * n + j] += change;
          }
        }
      }
    }
    return real;
  }

  private void joinAll(int i) {
    for (int r = 0, at = i; r < i; r++, at += n) {
      swapped[at] = p[i * n + r] + p[at];
    }
    for (int r = i + 1, at = i * n + r; r < n; r++, at++) {
      swapped[at] = p[at] + p[r * n + i];
    }
    if (i < rows) {
      for (int h = rowHalves.start(i); h < rowHalves.start(i + 1); h++) {
        join(i, rowHalves.other(h));
      }
    }
  }

  private void join(int i, int j) {
    int at = i < j ? i * n + j : j * n + i;
    swapped[at] = p[i * n + j] + p[j * n + i] - between(i, j);
  }

  /** The savings of the edges between two rows as they sit now and when they have swapped. */
  private int between(int i, int j) {
    int e = rowAdjacency[i * n + j];
    int eBack = directed ? rowAdjacency[j * n + i] : 0;
    if ((e | eBack) == 0) {
      return 0;
    }
    int k = columnOfRow[i];
    int l = columnOfRow[j];
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

  /** What the present permutation costs, scaled as the model is. */
  public int cost() {
    return cost;
  }

  /**
   * By how much the cost changes if i takes the column of j, j that of l and l that of i. Each pair
   * of them is priced as if the other had stayed, so the edges between them are put right.
   */
  public int delta(int i, int j, int l) {
    int a = columnOfRow[i];
    int b = columnOfRow[j];
    int c = columnOfRow[l];
    return p[i * n + j]
        + p[j * n + l]
        + p[l * n + i]
        - own[i]
        - own[j]
        - own[l]
        + putRight(i, a, b, j, b, c)
        + putRight(j, b, c, l, c, a)
        + putRight(l, c, a, i, a, b);
  }

  /** For rows x and y that move from one column to another: what their own edges are off by. */
  private int putRight(int x, int xFrom, int xTo, int y, int yFrom, int yTo) {
    int e = rowAdjacency[x * n + y];
    int eBack = directed ? rowAdjacency[y * n + x] : 0;
    if ((e | eBack) == 0) {
      return 0;
    }
    return saved(e, eBack, xTo, yFrom)
        + saved(e, eBack, xFrom, yTo)
        - saved(e, eBack, xFrom, yFrom)
        - saved(e, eBack, xTo, yTo);
  }

  private int saved(int e, int eBack, int k, int l) {
    int there = saving(e, columnAdjacency[k * n + l]);
    return directed ? there + saving(eBack, columnAdjacency[l * n + k]) : there;
  }

  /** By how much the cost changes if rows i and j swap columns. */
  public int delta(int i, int j) {
    return swapped[i < j ? i * n + j : j * n + i] - own[j] - own[i];
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
    rowOfColumn[l] = i;
    rowOfColumn[k] = j;
    for (int row = 0; row < n * n; row += n) {
      int price = p[row + i];
      p[row + i] = p[row + j];
      p[row + j] = price;
    }
    attach(i, l, -1);
    attach(j, k, -1);
    own[i] = p[i * n + i];
    own[j] = p[j * n + j];
    joinAll(i);
    joinAll(j);
    cost += delta;
  }
}
