package org.eugene.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.SavingsModel;
import org.eugene.local.TabuSearch;
import org.eugene.solver.Countdown;

/**
 * Search for a cheaper permutation, or the proof that there is none.
 *
 * <p>At every node the edge-splitting bound is raised by some subgradient steps from the split of
 * the node above, pairs that cannot be part of a cheaper mapping are forbidden by their reduced
 * costs, and the assignments met on the way are priced, every few with a short local search. Then
 * the row with the fewest columns left is branched on, cheapest column first. Of interchangeable
 * columns one is tried; once all mappings with a row at a column were looked at, that column is
 * forbidden to the rows that the row can be exchanged with.
 *
 * <p>Depth-first, but in waves (limited discrepancy search, key {@code harvey1995}): the first wave
 * follows the cheapest column everywhere, the next ones may deviate once, twice, …, the last one
 * everywhere. Good mappings are found early that way, and a search that is cut short has seen
 * something of the whole tree.
 *
 * <p>One state of the bound for each level: memory is depth times the size of the bound.
 */
public final class BranchAndBound {
  private static final int ROOT_STEPS = 300;
  private static final int NODE_STEPS = 100;
  private static final int STEPS_BETWEEN_LOCAL_SEARCHES = 20;
  private static final int WAVES = 4;

  /**
   * Step length of the subgradient method: times the gap, shrinking when the bound stands still.
   */
  private static final double FIRST_FACTOR = 2.5;

  private static final double SHRINK = 0.7;
  private static final int PATIENCE = 20;

  private final SavingsModel model;
  private final Twins twins;
  private final TabuSearch tabu;
  private final Consumer<int[]> found;
  private final Countdown countdown;
  private final Threshold threshold;
  private final List<EdgeSplitting> levels = new ArrayList<>();
  private final boolean[] fixedRow;
  private final boolean[] fixedColumn;
  private final int[] candidate;
  private int[] best;
  private long bestUnits;
  private int limit; // a scaled bound above this leaves nothing cheaper than bestUnits
  private long nodes;
  private long nodeLimit;
  private boolean rootIsRaised;
  private long left; // how many subtrees were left unexplored in this wave
  private int leftLower; // the smallest bound among them

  /**
   * @param root the bound to start from; it is changed
   * @param incumbent the best permutation known
   * @param incumbentUnits what it costs
   * @param threshold what is asked, if it is not the distance
   * @param seed for the local searches
   * @param found hears of every cheaper permutation at once
   */
  public BranchAndBound(
      SavingsModel model,
      EdgeSplitting root,
      int[] incumbent,
      long incumbentUnits,
      Threshold threshold,
      long seed,
      Consumer<int[]> found,
      Countdown countdown) {
    this.model = model;
    this.twins = Twins.of(model);
    this.tabu = new TabuSearch(model, seed);
    this.found = found;
    this.countdown = countdown;
    this.levels.add(root);
    this.fixedRow = new boolean[model.order()];
    this.fixedColumn = new boolean[model.order()];
    this.candidate = new int[model.order()];
    this.best = incumbent.clone();
    this.bestUnits = incumbentUnits;
    this.threshold = threshold;
    this.limit = model.notProving(threshold.cutoff(incumbentUnits));
    this.left = 1;
    this.leftLower = root.lower();
  }

  /** Tells of a permutation found elsewhere. */
  public void offer(int[] permutation) {
    long units = model.units(permutation);
    if (units < bestUnits) {
      best = permutation.clone();
      bestUnits = units;
      limit = model.notProving(threshold.cutoff(units));
      found.accept(best.clone());
    }
  }

  /** Raises the bound of the root, without branching. */
  public void raiseRoot() {
    search(nodes + 1);
  }

  /**
   * Searches until the best is proved, the budget is spent or so many nodes were visited in all.
   */
  public void search(long maxNodes) {
    nodeLimit = maxNodes;
    for (int wave = 0; wave <= WAVES && left > 0 && !isOver(); wave++) {
      left = 0;
      leftLower = Integer.MAX_VALUE;
      visit(0, rootIsRaised ? 0 : ROOT_STEPS, wave == WAVES ? Integer.MAX_VALUE / 2 : wave);
    }
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
    long cutoff = threshold.cutoff(bestUnits);
    return left == 0 ? cutoff : Math.min(cutoff, model.provedUnits(leftLower));
  }

  private boolean isOver() {
    return nodes >= nodeLimit || countdown.isOver() || threshold.isDecidedBy(0, bestUnits);
  }

  private void leave(int lower) {
    left++;
    leftLower = Math.min(leftLower, lower);
  }

  private void visit(int depth, int steps, int deviations) {
    EdgeSplitting bound = levels.get(depth);
    nodes++;
    boolean promising = raise(bound, steps);
    rootIsRaised = true;
    if (!promising) {
      return;
    }
    if (isOver()) {
      leave(bound.lower());
      return;
    }
    int row = branchingRow(bound);
    if (row >= 0) {
      branch(depth, bound, row, deviations);
    }
  }

  /** Raises the bound; returns false if nothing cheaper than the best is left below. */
  private boolean raise(EdgeSplitting bound, int steps) {
    double factor = FIRST_FACTOR;
    int sinceGain = 0;
    int highest = Integer.MIN_VALUE;
    for (int step = 0; bound.isPossible() && bound.lower() <= limit; step++) {
      price(bound, step % STEPS_BETWEEN_LOCAL_SEARCHES == STEPS_BETWEEN_LOCAL_SEARCHES - 1);
      if (bound.lower() > highest) {
        highest = bound.lower();
        sinceGain = 0;
        if (bound.lower() <= limit && bound.fixByReducedCosts(limit) > 0) {
          bound.settle();
          continue;
        }
      } else if (++sinceGain >= PATIENCE) {
        factor *= SHRINK;
        sinceGain = 0;
      }
      if (step >= steps || countdown.isOver()) {
        break;
      }
      countdown.step();
      double gap = Math.max(limit + 1 - bound.lower(), 0.5 * model.scaled(1));
      if (bound.step(factor * gap) == 0) {
        break;
      }
    }
    return bound.isPossible() && bound.lower() <= limit;
  }

  /** Prices the assignment of the bound, and what a short local search makes of it. */
  private void price(EdgeSplitting bound, boolean searchLocally) {
    for (int i = 0; i < candidate.length; i++) {
      candidate[i] = bound.columnOf(i);
    }
    offer(candidate);
    if (searchLocally) {
      tabu.from(candidate, model.rows(), Integer.MIN_VALUE, countdown);
      offer(tabu.best());
    }
  }

  /** The row with the fewest columns left, of those the one with most edges; -1 if none is open. */
  private int branchingRow(EdgeSplitting bound) {
    int chosen = -1;
    int fewest = Integer.MAX_VALUE;
    int highest = -1;
    for (int i = 0; i < model.rows(); i++) {
      int options = bound.options(i);
      int degree = model.rowHalves().degree(i);
      boolean better = options < fewest || (options == fewest && degree > highest);
      if (!fixedRow[i] && options > 1 && better) {
        chosen = i;
        fewest = options;
        highest = degree;
      }
    }
    return chosen;
  }

  private void branch(int depth, EdgeSplitting bound, int row, int deviations) {
    if (levels.size() == depth + 1) {
      levels.add(bound.sibling());
    }
    EdgeSplitting child = levels.get(depth + 1);
    fixedRow[row] = true;
    int rank = 0;
    for (int k : candidates(bound, row)) {
      if (!bound.isPossible()) {
        break;
      }
      int lower = bound.isForbidden(row, k) ? limit + 1 : bound.lower() + bound.reducedCost(row, k);
      if (lower > limit) {
        continue;
      }
      if (rank > deviations || isOver()) {
        leave(lower);
        continue;
      }
      long leftBefore = left;
      child.copyFrom(bound);
      child.fix(row, k);
      child.settle();
      fixedColumn[k] = true;
      visit(depth + 1, NODE_STEPS, deviations - rank);
      fixedColumn[k] = false;
      rank++;
      if (left == leftBefore) {
        forbidToTwins(bound, row, k);
      }
    }
    fixedRow[row] = false;
  }

  /** One column of each class, cheapest first. */
  private List<Integer> candidates(EdgeSplitting bound, int row) {
    boolean[] seen = new boolean[model.order()];
    int[] rise = new int[model.order()];
    List<Integer> columns = new ArrayList<>();
    for (int k = 0; k < model.order(); k++) {
      if (!bound.isForbidden(row, k) && !seen[twins.classOfColumn(k)]) {
        seen[twins.classOfColumn(k)] = true;
        rise[k] = bound.reducedCost(row, k);
        columns.add(k);
      }
    }
    columns.sort(
        (k, l) -> rise[k] == rise[l] ? Integer.compare(k, l) : Integer.compare(rise[k], rise[l]));
    return columns;
  }

  /**
   * After all mappings with the row at k were looked at: exchanging the row with one of its twins,
   * or k with one of its twins, gives mappings of the same price, so none of those needs to be
   * looked at.
   */
  private void forbidToTwins(EdgeSplitting bound, int row, int k) {
    for (int i = 0; i < model.rows(); i++) {
      boolean alike = !fixedRow[i] && twins.classOfRow(i) == twins.classOfRow(row);
      for (int l = 0; alike && l < model.order(); l++) {
        if (!fixedColumn[l] && twins.classOfColumn(l) == twins.classOfColumn(k)) {
          bound.forbid(i, l);
        }
      }
    }
    // The row itself is done with k and its twins, too.
    for (int l = 0; l < model.order(); l++) {
      if (!fixedColumn[l] && twins.classOfColumn(l) == twins.classOfColumn(k)) {
        bound.forbid(row, l);
      }
    }
    bound.settle();
  }
}
