package org.eugene.optima;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.StepLength;
import org.eugene.graph.Symmetries;
import org.eugene.model.SavingsModel;

/**
 * The tree whose leaves are the optimal mappings.
 *
 * <p>At every node the edge-splitting bound is raised, and pairs of vertices are forbidden, as in
 * {@link org.eugene.exact.BranchAndBound}; but what is excluded there is whatever is not cheaper
 * than the best, and here only what is dearer. So no optimal mapping is lost, and when everything
 * is excluded or looked at there is none beyond those found. Then a row with few columns left is
 * branched on. All dummy columns mean that the row is mapped to nothing; one of them is tried.
 *
 * <p>Up to symmetry: let N be the mappings below a node, those that have the pairs chosen so far. A
 * symmetry of the columns that leaves the chosen columns where they are takes N to itself, so of
 * columns that such symmetries take to each other, one is tried. One of the rows does the same:
 * once all mappings with the row at a column were looked at, those with a row like it at a column
 * like it are known up to symmetry, and that pair is forbidden at the node. What is forbidden in
 * this way is known already, so the argument holds below as well. Symmetries that move chosen pairs
 * to chosen pairs are not used here; mappings that they take to each other are found both, and
 * {@link PairSymmetries} notices.
 *
 * <p>One state of the bound for each level: memory is depth times the size of the bound.
 */
final class OptimaTree {
  private static final int ROOT_STEPS = 300;
  private static final int NODE_STEPS = 20;
  private static final double FIRST_FACTOR = 2.5;
  private static final double SHRINK = 0.7;
  private static final long PATIENCE = 20;

  private final SavingsModel model;
  private final OptimaSearch search;
  private final long optimum;
  private final int limit; // a scaled bound above this leaves no optimal mapping
  private final Optional<PairSymmetries> symmetries;
  private final List<EdgeSplitting> levels = new ArrayList<>();

  OptimaTree(
      SavingsModel model, long optimum, Optional<PairSymmetries> symmetries, OptimaSearch search) {
    this.model = model;
    this.optimum = optimum;
    this.limit = model.scaled(optimum);
    this.symmetries = symmetries;
    this.search = search;
  }

  void search() {
    Optional<EdgeSplitting> root = EdgeSplitting.within(model, search::isOver);
    if (root.isPresent()) {
      levels.add(root.get());
      visit(
          0,
          ROOT_STEPS,
          symmetries.map(both -> model.isTransposed() ? both.ofTarget() : both.ofSource()),
          symmetries.map(both -> model.isTransposed() ? both.ofSource() : both.ofTarget()));
    }
  }

  /**
   * @param rowMoves the symmetries of rows that leave the chosen ones where they are, if used
   */
  private void visit(
      int depth, int steps, Optional<Symmetries> rowMoves, Optional<Symmetries> columnMoves) {
    EdgeSplitting bound = levels.get(depth);
    search.countdown().step();
    if (!raise(bound, steps) || search.isOver()) {
      return;
    }
    int row = branchingRow(bound);
    if (row < 0) {
      finish(bound);
    } else if (rowMoves.isPresent() && columnMoves.isPresent()) {
      branch(depth, row, rowMoves.get(), columnMoves.get());
    } else {
      branch(depth, row);
    }
  }

  /** Raises the bound; returns false if no optimal mapping is left below. */
  private boolean raise(EdgeSplitting bound, int steps) {
    StepLength length = new StepLength(FIRST_FACTOR, SHRINK, PATIENCE);
    for (int step = 0; isOpen(bound); step++) {
      if (length.isGain(bound.lower()) && bound.fixByReducedCosts(limit, () -> {}) > 0) {
        bound.settle();
        continue;
      }
      if (step >= steps || search.isOver()) {
        break;
      }
      search.countdown().step();
      double gap = Math.max(limit + 1 - bound.lower(), 0.5 * model.scaled(1));
      if (bound.step(length.of(gap)) == 0) {
        break;
      }
    }
    return isOpen(bound);
  }

  private boolean isOpen(EdgeSplitting bound) {
    return bound.isPossible() && bound.lower() <= limit;
  }

  /** The undecided row with the fewest ways to go, of those the one with most edges; -1 if none. */
  private int branchingRow(EdgeSplitting bound) {
    int chosen = -1;
    int fewest = Integer.MAX_VALUE;
    int highest = -1;
    for (int i = 0; i < model.rows(); i++) {
      int ways = bound.options(i) > 1 ? ways(bound, i) : 1;
      int degree = model.rowHalves().degree(i);
      if (ways > 1 && (ways < fewest || (ways == fewest && degree > highest))) {
        chosen = i;
        fewest = ways;
        highest = degree;
      }
    }
    return chosen;
  }

  /** How many columns a row has left, all dummies counted as one. */
  private int ways(EdgeSplitting bound, int row) {
    int ways = 0;
    for (int k = 0; k < model.columns(); k++) {
      ways += bound.isForbidden(row, k) ? 0 : 1;
    }
    return ways + (firstDummy(bound, row) < model.order() ? 1 : 0);
  }

  private int firstDummy(EdgeSplitting bound, int row) {
    int k = model.columns();
    while (k < model.order() && bound.isForbidden(row, k)) {
      k++;
    }
    return k;
  }

  /** Every row has one way to go: this is one mapping. */
  private void finish(EdgeSplitting bound) {
    int[] permutation = new int[model.order()];
    for (int i = 0; i < permutation.length; i++) {
      permutation[i] = bound.columnOf(i);
    }
    long units = model.units(permutation);
    if (units < optimum) {
      throw new IllegalStateException(
          "a mapping of " + units + " units, where " + optimum + " were proved to be least");
    }
    if (units == optimum) {
      search.offer(model.mapping(permutation));
    }
  }

  private void branch(int depth, int row) {
    EdgeSplitting bound = levels.get(depth);
    for (int k = 0; k < model.columns(); k++) {
      if (isWorthTrying(bound, row, k)) {
        visit(descend(depth, row, k), NODE_STEPS, Optional.empty(), Optional.empty());
      }
    }
    int dummy = firstDummy(bound, row);
    if (dummy < model.order() && !search.isOver()) {
      visit(descend(depth, row, dummy), NODE_STEPS, Optional.empty(), Optional.empty());
    }
  }

  private boolean isWorthTrying(EdgeSplitting bound, int row, int k) {
    return !search.isOver()
        && isOpen(bound)
        && !bound.isForbidden(row, k)
        && bound.lower() + bound.reducedCost(row, k) <= limit;
  }

  /** Makes the level below that of the row at k; returns its depth. */
  private int descend(int depth, int row, int k) {
    if (levels.size() == depth + 1) {
      levels.add(levels.get(depth).sibling());
    }
    EdgeSplitting child = levels.get(depth + 1);
    child.copyFrom(levels.get(depth));
    child.fix(row, k);
    child.settle();
    return depth + 1;
  }

  private void branch(int depth, int row, Symmetries rowMoves, Symmetries columnMoves) {
    if (rowMoves.isTrivial() && columnMoves.isTrivial()) {
      branch(depth, row);
      return;
    }
    EdgeSplitting bound = levels.get(depth);
    int[] rowOrbit = rowMoves.orbits();
    int[] columnOrbit = columnMoves.orbits();
    Optional<Symmetries> rowsBelow = Optional.of(rowMoves.keeping(row));
    for (int k = 0; k < model.columns(); k++) {
      if (isWorthTrying(bound, row, k)) {
        Optional<Symmetries> columnsBelow = Optional.of(columnMoves.keeping(k));
        visit(descend(depth, row, k), NODE_STEPS, rowsBelow, columnsBelow);
        for (int l = k; l < model.columns(); l++) {
          if (columnOrbit[l] == columnOrbit[k]) {
            forbidToAlike(bound, row, l, rowOrbit);
          }
        }
        bound.settle();
      }
    }
    int dummy = firstDummy(bound, row);
    if (dummy < model.order() && isOpen(bound) && !search.isOver()) {
      visit(descend(depth, row, dummy), NODE_STEPS, rowsBelow, Optional.of(columnMoves));
    }
  }

  private void forbidToAlike(EdgeSplitting bound, int row, int column, int[] rowOrbit) {
    for (int i = 0; i < model.rows(); i++) {
      if (rowOrbit[i] == rowOrbit[row]) {
        bound.forbid(i, column);
      }
    }
  }
}
