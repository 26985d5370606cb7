package org.eugene.exact;

import java.util.ArrayList;
import java.util.List;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.SavingsModel;
import org.eugene.solver.Countdown;

/**
 * Depth-first search for a cheaper permutation, or the proof that there is none.
 *
 * <p>At every node the edge-splitting bound is raised by some subgradient steps from the split of
 * the node above, pairs that cannot be part of a cheaper mapping are forbidden by their reduced
 * costs, and the assignments met on the way are priced. Then the row with the fewest columns left
 * is branched on, cheapest column first. Of interchangeable columns one is tried; what was tried
 * for a row is forbidden to the rows that it can be exchanged with.
 *
 * <p>One state of the bound for each level: memory is depth times the size of the bound.
 */
public final class BranchAndBound {
  private static final int ROOT_STEPS = 300;
  private static final int NODE_STEPS = 80;
  private static final int PATIENCE = 20;
  private static final double FIRST_FACTOR = 2.5;
  private static final double SHRINK = 0.7;

  private final SavingsModel model;
  private final Twins twins;
  private org.eugene.local.TabuSearch tabu;

  private final Countdown countdown;
  private final List<EdgeSplitting> levels = new ArrayList<>();
  private final boolean[] fixedRow;
  private final boolean[] fixedColumn;
  private final int[] candidate;
  private int[] best;
  private long bestUnits;
  private int limit; // a scaled bound above this leaves nothing cheaper than bestUnits
  private long nodes;
  private long nodeLimit;
  private boolean complete = true;
  private int openLower = Integer.MAX_VALUE; // smallest bound of what was left unexplored

  /**
   * @param incumbent the best permutation known
   * @param incumbentUnits what it costs
   */
  public BranchAndBound(
      SavingsModel model, int[] incumbent, long incumbentUnits, Countdown countdown) {
    this.model = model;
    this.twins = Twins.of(model);
    this.countdown = countdown;
    if (Integer.getInteger("bt", 1)>0) tabu=new org.eugene.local.TabuSearch(model, 5);
    this.candidate = new int[model.order()];
    this.best = incumbent.clone();
    this.bestUnits = incumbentUnits;
    this.limit = model.notProving(incumbentUnits);
    this.fixedRow = new boolean[model.order()];
    this.fixedColumn = new boolean[model.order()];
  }

  /**
   * Searches below this root until the best is proved, the budget is spent or so many nodes were
   * visited.
   */
  public void run(EdgeSplitting root, long maxNodes) {
    nodeLimit = maxNodes;
    complete = true;
    openLower = Integer.MAX_VALUE;
    levels.clear();
    levels.add(root);
    visit(0, ROOT_STEPS);
  }

  /** The cheapest permutation known. */
  public int[] best() {
    return best.clone();
  }

  public long bestUnits() {
    return bestUnits;
  }

  public long nodes() {
    return nodes;
  }

  /** What every permutation costs at least, in units. */
  public long lowerUnits() {
    return complete ? bestUnits : Math.min(bestUnits, model.provedUnits(openLower));
  }

  private void visit(int depth, int steps) {
    EdgeSplitting bound = levels.get(depth);
    nodes++;
    if (!raise(bound, steps)) {
      return;
    }
    if (isOver()) {
      leave(bound.lower());
      return;
    }
    int row = branchingRow(bound);
    if (row < 0) {
      price(bound);
      return;
    }
    branch(depth, bound, row);
  }

  private boolean isOver() {
    return nodes >= nodeLimit || countdown.isOver();
  }

  private void leave(int lower) {
    complete = false;
    openLower = Math.min(openLower, lower);
  }

  /** Raises the bound; returns false if nothing cheaper than the best is left below. */
  private boolean raise(EdgeSplitting bound, int steps) {
    double factor = FIRST_FACTOR;
    int sinceGain = 0;
    int highest = Integer.MIN_VALUE;
    for (int step = 0; ; step++) {
      if (!bound.isPossible() || bound.lower() > limit) {
        return false;
      }
      price(bound);
      if (tabu != null && step % Integer.getInteger("be", 8) == Integer.getInteger("be", 8)-1) {
        tabu.from(candidate, Integer.getInteger("bt", 1) * model.rows()/2, 0, countdown);
      long units = model.units(tabu.best());
      if (units < bestUnits) { bestUnits=units; best=tabu.best(); limit=model.notProving(units); }
      }
      if (bound.lower() > limit) {
        return false;
      }
      if (bound.lower() > highest) {
        highest = bound.lower();
        sinceGain = 0;
        if (bound.fixByReducedCosts(limit) > 0) {
          bound.settle();
          continue;
        }
      } else if (++sinceGain >= PATIENCE) {
        factor *= SHRINK;
        sinceGain = 0;
      }
      if (step >= steps || countdown.isOver()) {
        return true;
      }
      countdown.step();
      double gap = Math.max(limit + 1 - bound.lower(), 0.5 * model.scaled(1));
      if (bound.step(factor * gap) == 0) {
        return true;
      }
    }
  }

  /** Prices the assignment of the bound and keeps it if it is cheaper. */
  private void price(EdgeSplitting bound) {
    for (int i = 0; i < candidate.length; i++) {
      candidate[i] = bound.columnOf(i);
    }
    long units = model.units(candidate);
    if (units < bestUnits) {
      bestUnits = units;
      best = candidate.clone();
      limit = model.notProving(units);
    }
  }

  /**
   * The open row with the fewest columns left, of those the one with most edges; -1 if none is
   * open.
   */
  private int branchingRow(EdgeSplitting bound) {
    int chosen = -1;
    int fewest = Integer.MAX_VALUE;
    int highest = -1;
    for (int i = 0; i < model.rows(); i++) {
      int options = bound.options(i);
      int degree = model.rowHalves().degree(i);
      if (!fixedRow[i]
          && options > 1
          && (options < fewest || (options == fewest && degree > highest))) {
        chosen = i;
        fewest = options;
        highest = degree;
      }
    }
    return chosen;
  }

  private void branch(int depth, EdgeSplitting bound, int row) {
    if (levels.size() == depth + 1) {
      levels.add(bound.sibling());
    }
    EdgeSplitting child = levels.get(depth + 1);
    int[] candidates = candidates(bound, row);
    fixedRow[row] = true;
    for (int at = 0; at < candidates.length && bound.isPossible(); at++) {
      int k = candidates[at];
      if (bound.isForbidden(row, k) || bound.lower() + bound.reducedCost(row, k) > limit) {
        continue;
      }
      if (isOver()) {
        leave(bound.lower() + bound.reducedCost(row, k));
        continue;
      }
      child.copyFrom(bound);
      child.fix(row, k);
      child.settle();
      fixedColumn[k] = true;
      visit(depth + 1, NODE_STEPS);
      fixedColumn[k] = false;
      if (!isOver()) {
        forbidToTwins(bound, row, k);
      }
    }
    fixedRow[row] = false;
  }

  /** One column of each class, cheapest first. */
  private int[] candidates(EdgeSplitting bound, int row) {
    boolean[] seen = new boolean[model.order()];
    List<Integer> columns = new ArrayList<>();
    for (int k = 0; k < model.order(); k++) {
      if (!bound.isForbidden(row, k) && !seen[twins.classOfColumn(k)]) {
        seen[twins.classOfColumn(k)] = true;
        columns.add(k);
      }
    }
    int[] rise = new int[model.order()];
    for (int k : columns) {
      rise[k] = bound.reducedCost(row, k);
    }
    columns.sort(
        (k, l) -> rise[k] != rise[l] ? Integer.compare(rise[k], rise[l]) : Integer.compare(k, l));
    return columns.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * After all mappings with row at k were looked at: exchanging row with one of its twins, or k
   * with one of its twins, gives mappings of the same price, so none of those needs to be looked
   * at.
   */
  private void forbidToTwins(EdgeSplitting bound, int row, int k) {
    for (int i = 0; i < model.rows(); i++) {
      boolean alike = !fixedRow[i] && twins.classOfRow(i) == twins.classOfRow(row);
      for (int l = 0; alike && i != row && l < model.order(); l++) {
        if (!fixedColumn[l] && twins.classOfColumn(l) == twins.classOfColumn(k)) {
          bound.forbid(i, l);
        }
      }
    }
    bound.settle();
  }
}
