package org.eugene.baseline.branch;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.eugene.assignment.WarmAssignment;
import org.eugene.model.SavingsModel;

/**
 * A lower bound that {@link #tighten} raises or leaves as it is, with an assignment that attains
 * it. The first value is BRANCH's: savings split in halves. What is left of the costs beneath the
 * prices of the assignment is slack, and the two kinds of bound differ in how they keep and pass it
 * on.
 */
abstract class TightBound {
  final SavingsModel model;
  final int n;
  final int[] cost; // what the pairs cost in the last assignment
  private final WarmAssignment assignment;
  private final boolean[] changed;
  private final BooleanSupplier isOver;
  private boolean solved;
  private int lower;

  /**
   * @param isOver asked now and then; once it says so, steps remain unfinished
   */
  TightBound(SavingsModel model, BooleanSupplier isOver) {
    this.model = model;
    this.n = model.order();
    this.cost = model.costs().clone();
    this.assignment = new WarmAssignment(n, isOver);
    this.changed = new boolean[n];
    this.isOver = isOver;
    this.lower = model.edgeBase();
  }

  /** Whether the last step came to its end; otherwise there is no bound and no assignment. */
  final boolean isSolved() {
    return solved;
  }

  /** What is proved, scaled as the model is. */
  final int lower() {
    return lower;
  }

  /** The assignment of the last step, a candidate mapping. */
  final int[] permutation() {
    return assignment.permutation();
  }

  /** One iteration. */
  final void tighten() {
    solved = false;
    if (passSlack(isOver)) {
      assign();
    }
  }

  /** Passes slack between the ends of edges; returns false if time was up before it was done. */
  abstract boolean passSlack(BooleanSupplier isOver);

  /** What pair (i, k) costs now, with the best that its edges can do. */
  abstract int collect(int i, int k);

  /** What the total of an assignment adds to. */
  abstract int base();

  /** Prices all pairs and assigns anew; the last thing that a constructor does. */
  final void assign() {
    for (int i = 0; i < n; i++) {
      if (isOver.getAsBoolean()) {
        return;
      }
      for (int k = 0; k < n; k++) {
        cost[i * n + k] = collect(i, k);
      }
    }
    Arrays.fill(changed, true);
    solved = assignment.resolve(cost, changed);
    lower = solved ? base() + assignment.total() : lower;
  }

  /** How much more pair (i, k) costs than its prices in the last assignment. */
  final int slack(int i, int k) {
    return cost[i * n + k] - assignment.rowPrice(cost, i) - assignment.columnPrice(k);
  }

  /** Part number {@code at} of whole numbers that add up to the slack. */
  static int share(int slack, int at, int parts) {
    return slack / parts + (at < slack % parts ? 1 : 0);
  }
}
