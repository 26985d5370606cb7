package org.eugene.bound;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eugene.assignment.WarmAssignment;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;

/**
 * The cheapest assignment of rows to columns when a vertex is priced with the edges around it:
 *
 * <pre>c(i, k) − M(i, k), M(i, k) = the most that the edges of i can save on the edges of k</pre>
 *
 * Counted in the {@link SavingsModel}, where deleting and inserting all edges is a constant, M is a
 * maximum-weight matching of half-edges. An edge counted in halves at its two ends ({@link
 * #branch}) makes the least total a lower bound, BRANCH (key {@code blumenthal2018branch}); counted
 * in full at both ({@link #bipartite}, key {@code riesen2009}) it bounds nothing but looks harder
 * at the edges. O(n²·d³ + n³) for degrees d; where time is too short for that, and for who wants it
 * at once ({@link #coarseBranch}), M is replaced by what it cannot exceed, in O(n²·kinds² + n³).
 *
 * <p>The first value of {@link EdgeSplitting} is the same number where the model is exact. It is
 * computed there from the table of splits that is to be raised, in order that every later value
 * comes from the same lines; here no such table is needed, which has a place for every two
 * half-edges.
 */
public final class StarAssignment {
  /**
   * Exact claims beyond this, by the count of {@link ExactClaims#work}, take some tenths of a
   * second and more (1 ns each in random graphs of 100 and 200 vertices with 40 and 50 edges at
   * each and three kinds of them); a coarse assignment takes a few hundredths.
   */
  private static final double MUCH_WORK = 1 << 27;

  private final SavingsModel model;
  private final boolean bounding;
  private final WarmAssignment assignment;
  private final boolean solved;

  private StarAssignment(
      SavingsModel model, boolean bounding, WarmAssignment assignment, boolean solved) {
    this.model = model;
    this.bounding = bounding;
    this.assignment = assignment;
    this.solved = solved;
  }

  /**
   * Every edge in halves, one at each end.
   *
   * @param isOver asked now and then; once it says so, there is no assignment, or a coarse one
   */
  public static StarAssignment branch(SavingsModel model, BooleanSupplier isOver) {
    return best(model, true, halves(model), isOver);
  }

  /**
   * The same with coarse claims, however small the graphs are.
   *
   * @param isOver asked now and then; once it says so, there is no assignment
   */
  public static StarAssignment coarseBranch(SavingsModel model, BooleanSupplier isOver) {
    return assign(model, true, new CoarseClaims(model, halves(model)), isOver, isOver);
  }

  /**
   * Every edge in full at both ends.
   *
   * @param isOver asked now and then; once it says so, there is no assignment, or a coarse one
   */
  public static StarAssignment bipartite(SavingsModel model, BooleanSupplier isOver) {
    return best(model, false, model.savingByKind(), isOver);
  }

  /** Rounded up: a bound may claim too much saving, never too little. */
  private static int[] halves(SavingsModel model) {
    return Arrays.stream(model.savingByKind()).map(saving -> saving - saving / 2).toArray();
  }

  /**
   * By exact claims as far as time allows. Where they may take long, coarse ones are assigned
   * before and are the answer if they do; where all edges are alike, coarse ones are exact.
   */
  private static StarAssignment best(
      SavingsModel model, boolean bounding, int[] saving, BooleanSupplier isOver) {
    Claims coarse = new CoarseClaims(model, saving);
    if (saving.length <= 1) {
      return assign(model, bounding, coarse, isOver, isOver);
    }
    Claims exact = new ExactClaims(model, saving);
    if (ExactClaims.work(model) <= MUCH_WORK) {
      return assign(model, bounding, exact, isOver, isOver);
    }
    StarAssignment first = assign(model, bounding, coarse, isOver, isOver);
    StarAssignment second = assign(model, bounding, exact, isOver, isOver);
    return second.solved ? second : first;
  }

  private static StarAssignment assign(
      SavingsModel model,
      boolean bounding,
      Claims claims,
      BooleanSupplier isOverBefore,
      BooleanSupplier isOver) {
    int n = model.order();
    WarmAssignment assignment = new WarmAssignment(n, isOver);
    model.lookBefore(1, Integer.BYTES);
    int[] cost = model.costs().clone();
    for (int i = 0; i < model.rows(); i++) {
      if (isOverBefore.getAsBoolean()) {
        return new StarAssignment(model, bounding, assignment, false);
      }
      for (int k = 0; k < model.columns(); k++) {
        cost[i * n + k] -= claims.most(i, k);
      }
    }
    boolean[] changed = new boolean[n];
    Arrays.fill(changed, true);
    boolean solved = assignment.resolve(cost, changed);
    return new StarAssignment(model, bounding, assignment, solved);
  }

  /** What the distance is at least, scaled as the model is; 0 if nothing is proved. */
  public int lower() {
    return solved && bounding ? model.edgeBase() + assignment.total() : 0;
  }

  /** The assignment, a candidate mapping; empty if time was up before it was there. */
  public Optional<int[]> permutation() {
    return solved ? Optional.of(assignment.permutation()) : Optional.empty();
  }

  /** Tells a run what is proved and offers it the mapping. */
  public void report(Incumbent incumbent) {
    if (bounding) {
      incumbent.run().raise(model.provedUnits(lower()));
    }
    permutation().ifPresent(incumbent::offer);
  }
}
