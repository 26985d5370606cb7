package org.eugene.baseline.branch;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eugene.assignment.WarmAssignment;
import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/**
 * The cheapest assignment of rows to columns when a vertex is priced with the edges around it:
 *
 * <pre>c(i, k) − M(i, k), M(i, k) = the most that the edges of i can save on the edges of k</pre>
 *
 * Counted in the {@link SavingsModel}, where deleting and inserting all edges is a constant, M is a
 * maximum-weight matching of half-edges. An edge counted in halves at its two ends ({@link
 * #branch}) makes the least total a lower bound; counted in full at both ({@link #bipartite}) it
 * bounds nothing but looks harder at the edges. O(n²·d³ + n³) for degrees d.
 */
public final class StarAssignment {
  private final SavingsModel model;
  private final WarmAssignment assignment;
  private final boolean solved;

  private StarAssignment(SavingsModel model, int share, BooleanSupplier isOver) {
    this.model = model;
    int n = model.order();
    this.assignment = new WarmAssignment(n, isOver);
    int[] cost = costs(share, isOver);
    boolean[] changed = new boolean[n];
    Arrays.fill(changed, true);
    this.solved = !isOver.getAsBoolean() && assignment.resolve(cost, changed);
  }

  /**
   * Every edge in halves, one at each end.
   *
   * @param isOver asked now and then; once it says so, there is no assignment
   */
  public static StarAssignment branch(SavingsModel model, BooleanSupplier isOver) {
    return new StarAssignment(model, 2, isOver);
  }

  /**
   * Every edge in full at both ends.
   *
   * @param isOver asked now and then; once it says so, there is no assignment
   */
  public static StarAssignment bipartite(SavingsModel model, BooleanSupplier isOver) {
    return new StarAssignment(model, 1, isOver);
  }

  private int[] costs(int share, BooleanSupplier isOver) {
    int n = model.order();
    int[] cost = new int[n * n];
    int[] saving = savings(share);
    LocalSavings local = new LocalSavings(model, saving);
    for (int i = 0; i < n && !isOver.getAsBoolean(); i++) {
      for (int k = 0; k < n; k++) {
        cost[i * n + k] = model.cost(i, k) - local.most(i, k);
      }
    }
    return cost;
  }

  /** Halves are rounded up: a bound may claim too much saving, never too little. */
  private int[] savings(int share) {
    int[] saving = model.savingByKind().clone();
    Arrays.setAll(saving, at -> (saving[at] + share - 1) / share);
    return saving;
  }

  /** The maximum-weight matchings of half-edges, by kind. */
  private static final class LocalSavings {
    private final SavingsModel model;
    private final HalfEdges rows;
    private final HalfEdges columns;
    private final int[] saving;
    private final boolean oneKind;
    private final EdgeMatching matching = new EdgeMatching();
    private int[] weight = new int[64];

    LocalSavings(SavingsModel model, int[] saving) {
      this.model = model;
      this.rows = model.rowHalves();
      this.columns = model.columnHalves();
      this.saving = saving;
      this.oneKind = rows.kinds() == 1 && columns.kinds() == 1;
    }

    int most(int i, int k) {
      if (i >= model.rows() || k >= model.columns()) {
        return 0;
      }
      int r = rows.degree(i);
      int s = columns.degree(k);
      if (oneKind || r == 0 || s == 0) {
        return Math.min(r, s) == 0 ? 0 : Math.min(r, s) * saving[0];
      }
      if (weight.length < r * s) {
        weight = new int[2 * r * s];
      }
      for (int h = 0; h < r; h++) {
        int kind = rows.kind(rows.start(i) + h) * columns.kinds();
        for (int g = 0; g < s; g++) {
          weight[h * s + g] = saving[kind + columns.kind(columns.start(k) + g)];
        }
      }
      return matching.solve(weight, 0, s, r, s);
    }
  }

  /** The least total with the price of all edges, scaled as the model is; 0 if there is none. */
  public int total() {
    return solved ? model.edgeBase() + assignment.total() : 0;
  }

  /** The assignment, a candidate mapping. */
  public Optional<int[]> permutation() {
    if (!solved) {
      return Optional.empty();
    }
    int[] permutation = new int[model.order()];
    Arrays.setAll(permutation, assignment::columnOf);
    return Optional.of(permutation);
  }
}
