package org.eugene.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eugene.bound.Deflection;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.StepLength;
import org.eugene.local.TabuSearch;
import org.eugene.model.Incumbent;
import org.eugene.model.Lookalikes;
import org.eugene.model.Orbits;
import org.eugene.model.SavingsModel;
import org.eugene.model.Twins;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Run;

/**
 * Search for a cheaper permutation, or the proof that there is none.
 *
 * <p>At every node the edge-splitting bound is raised by some subgradient steps from the split of
 * the node above, deflected ones once the root was raised by those ({@link #converge}), pairs that
 * cannot be part of a cheaper mapping are forbidden by their reduced costs, and the assignments met
 * on the way are priced, every few with a short local search. Then the children of a few rows are
 * tried, those with the fewest columns left, and the row whose children are closest to being
 * excluded is branched on (strong branching, key {@code applegate1995}), cheapest column first. Of
 * interchangeable columns one is tried; once all mappings with a row at a column were looked at,
 * whatever symmetries that move nothing fixed make of the two is forbidden ({@link Lookalikes}).
 *
 * <p>Depth first. In waves that deviated from the cheapest column at most 0, 1, 2, 3 times before
 * the last, full one (limited discrepancy search), 92 instead of 97 % of 60 pairs of molhiv with 15
 * to 24 vertices were proved under paper-2 at normal effort, and 85 instead of 90 % of 40 of
 * triangles, in a fifth more time: other phases find the mappings.
 *
 * <p>This is the only tree that proofs are written of: a certificate is written by a {@link
 * Witness} that watches it. One state of the bound for each level: memory is depth times the size
 * of the bound.
 */
public final class BranchAndBound {
  /**
   * Subgradient steps at the root; ¾ of the order squared where that is less, as branching ends
   * after a few nodes there: aids700nef takes 0.28 ms a pair with 60 of these and 20 at a node,
   * 0.34 ms with 300 and 100. Halved, 8 instead of 18 % of aids and 54 instead of 68 % of
   * python-ast are proved; doubled, 20 and 82 %, but triangles take a sixth longer.
   */
  public static final MethodOption<Long> ROOT_STEPS =
      MethodOption.whole("tree.root-steps", "subgradient steps at the root", 300, 0, 1_000_000);

  /**
   * Fewer at the root where few vertices have many edges: this many times (order / mean degree)³,
   * though not fewer than at a node, as steps are dear there and branching ends soon. On 450 pairs
   * of imdb-multi 7.0 ms a pair with so many, 6.7 with half and 7.8 with twice as many; 448, 448
   * and 449 are proved, and 448 by 300 steps, which take a third longer.
   */
  public static final MethodOption<Double> DENSE_ROOT_STEPS =
      MethodOption.real(
          "tree.dense-root-steps",
          "subgradient steps at the root, for the cube of the order by the mean degree",
          5,
          0,
          1e12);

  /**
   * Subgradient steps at every other node; a quarter of the order squared where that is less.
   * Halved, 78 instead of 90 % of triangles are proved and 10 instead of 18 % of aids; doubled, 24
   * % of aids, but triangles take half as long again.
   */
  public static final MethodOption<Long> NODE_STEPS =
      MethodOption.whole("tree.node-steps", "subgradient steps at a node", 100, 0, 1_000_000);

  /**
   * Steps between two short local searches from the bound's assignment; 0 for none. Doubled, 90
   * instead of 92 % of molhiv are proved and a mapping of aids is worse; halved, 3 of 50 of
   * python-ast are better and 16 instead of 18 % of aids proved.
   */
  public static final MethodOption<Long> STEPS_BETWEEN_LOCAL_SEARCHES =
      MethodOption.whole(
          "tree.steps-between-local-searches",
          "steps between two local searches from the bound's own assignment, 0 for none",
          20,
          0,
          1_000_000);

  /**
   * Step length of the subgradient method, times the gap. Halved, 8 instead of 18 % of aids are
   * proved; doubled, 72 instead of 92 % of molhiv.
   */
  public static final MethodOption<Double> FIRST_FACTOR =
      MethodOption.real(
          "tree.first-factor", "first step length, as a share of the gap", 2.5, 1e-6, 1e6);

  /**
   * The same at nodes of graphs with many edges. The ten hardest of 300 pairs of coil-del take 1.26
   * s with that of the others, 1.21 with 3 and 1.17 with this, the three hardest of 100 of
   * triangles 1.41, 1.25 and 1.11 s. With 6 the bound no longer rises.
   */
  public static final MethodOption<Double> DENSE_NODE_FACTOR =
      MethodOption.real(
          "tree.dense-node-factor", "the same at a node, where dense", 3.5, 1e-6, 1e6);

  /**
   * From this mean degree on that is so: beyond molecules and trees, which want short steps, and
   * below most pairs of triangles. Doubled, only imdb-multi is dense.
   */
  public static final MethodOption<Double> DENSE_DEGREE =
      MethodOption.real("tree.dense-degree", "mean degree of dense graphs", 3, 0, 1e6);

  /**
   * What it shrinks to when the bound stands still. Halved, 8 instead of 18 % of aids are proved.
   */
  public static final MethodOption<Double> SHRINK =
      MethodOption.real(
          "tree.shrink", "what a step shrinks to when the bound stands still", 0.7, 0.01, 1);

  /**
   * For so many steps. Halved, 6 instead of 18 % of aids are proved; doubled, 88 for 92 % of
   * molhiv.
   */
  public static final MethodOption<Long> PATIENCE =
      MethodOption.whole(
          "tree.patience", "steps without gain before steps shrink", 20, 1, 1_000_000);

  /**
   * The same where steps are deflected. Of 90 pairs of molecules with 25 to 50 vertices under
   * paper-1, 63 instead of 72 are proved with half of it; doubled, as many.
   */
  public static final MethodOption<Double> DEFLECTED_FACTOR =
      MethodOption.real(
          "tree.deflected-factor", "first deflected step, as a share of the gap", 1, 1e-6, 1e6);

  /**
   * At a node, whose split comes from the node above and would be thrown away by long steps.
   * Halved, 71 of those 90 are proved, doubled 74.
   */
  public static final MethodOption<Double> DEFLECTED_NODE_FACTOR =
      MethodOption.real(
          "tree.deflected-node-factor", "first deflected step at a node", 0.3, 1e-6, 1e6);

  /** With 800 steps at the root 69 of those 90 are proved; halved 67, doubled 73. */
  public static final MethodOption<Long> DEFLECTED_NODE_STEPS =
      MethodOption.whole(
          "tree.deflected-node-steps", "deflected steps at a node", 60, 0, 1_000_000);

  /** With 0.8 of those 90 pairs 68 are proved, with 0.95 as many as with 0.9, less one. */
  public static final MethodOption<Double> DEFLECTED_SHRINK =
      MethodOption.real(
          "tree.deflected-shrink", "what it shrinks to when the bound stands still", 0.9, 0.01, 1);

  /**
   * Of 16 pairs of mutagenicity with 41 to 70 vertices under CHEM_2, 14 are proved in four seconds
   * without it and all with 3, 6 or 12, in 0.89, 0.85 and 0.87 s.
   */
  public static final MethodOption<Long> TRIED_ROWS =
      MethodOption.whole(
          "tree.tried-rows",
          "rows whose children are tried before one of them is branched on",
          6,
          0,
          1_000);

  /**
   * Of 30 pairs of coil-del with 12 to 24 vertices, 27 are proved within a second, as many as
   * without trying any; with twice as many 25. Half of it takes as long on those of {@link
   * #TRIED_ROWS}.
   */
  public static final MethodOption<Long> TRIED_CHILDREN =
      MethodOption.whole(
          "tree.tried-children",
          "children tried in all before a row is branched on",
          20,
          0,
          1_000_000);

  /** Whether reduced costs forbid pairs. */
  public static final MethodOption<Boolean> FIXING =
      MethodOption.flag("tree.fixing", "forbid pairs by their reduced costs", true);

  /** Whether interchangeable vertices are tried once only. */
  public static final MethodOption<Boolean> SYMMETRY =
      MethodOption.flag("tree.symmetry", "try one of interchangeable vertices", true);

  /**
   * Whether not only twins but whole parts of a graph that look alike are interchangeable. With
   * twins only, 40 pairs of mutagenicity with 31 to 50 atoms take 20,564 instead of 10,789 steps
   * and 0.24 instead of 0.18 s, of molhiv with 15 to 24 atoms 30 instead of 17 ms.
   */
  public static final MethodOption<Boolean> ORBITS =
      MethodOption.flag("tree.orbits", "look for symmetries beyond twins", true);

  /**
   * Before so many cases only twins are: most small graphs are proved without the others. With none
   * or four times as many, all of those take as long, but for molhiv, a tenth longer with more.
   */
  public static final MethodOption<Long> ORBITS_AFTER =
      MethodOption.whole(
          "tree.orbits-after", "cases looked at before symmetries are", 8, 0, 1_000_000_000);

  /** What the tree can be told. */
  public static final List<MethodOption<?>> OPTIONS =
      List.of(
          ROOT_STEPS,
          DENSE_ROOT_STEPS,
          NODE_STEPS,
          STEPS_BETWEEN_LOCAL_SEARCHES,
          FIRST_FACTOR,
          DENSE_NODE_FACTOR,
          DENSE_DEGREE,
          SHRINK,
          PATIENCE,
          DEFLECTED_FACTOR,
          DEFLECTED_NODE_FACTOR,
          DEFLECTED_NODE_STEPS,
          DEFLECTED_SHRINK,
          TRIED_ROWS,
          TRIED_CHILDREN,
          FIXING,
          SYMMETRY,
          ORBITS,
          ORBITS_AFTER);

  /** Deflected steps that are shorter than this move nothing: doubled, no answer changes. */
  private static final double LEAST_FACTOR = 0.01;

  private final SavingsModel model;
  private final Incumbent incumbent;
  private final Run run;
  private final Witness witness;
  private final MethodOptions tuning;
  private final long stepsBetweenLocalSearches;
  private final long nodeSteps;
  private final double firstFactor;
  private final double nodeFactor;
  private final double shrink;
  private final long patience;
  private final boolean fixing;
  private final long seed;
  // Made when they are first asked for: most small problems are proved before that.
  private Optional<Lookalikes> lookalikes = Optional.empty();
  private Optional<TabuSearch> tabu = Optional.empty();
  private final List<EdgeSplitting> levels = new ArrayList<>();
  private final boolean[] fixedRow;
  private final boolean[] fixedColumn;
  private final int[] candidate;
  private final int[] searchedFrom; // where the last local search began
  private int limit; // a scaled bound above this leaves nothing of interest
  private long nodes;
  private long nodeLimit;
  private boolean rootIsRaised;
  private boolean deflected; // whether steps are
  private long stepsAtRoot; // of the present visit to it, if so
  private Optional<EdgeSplitting> best = Optional.empty(); // split of a node
  private Optional<Deflection> direction = Optional.empty();
  private long left; // how many subtrees were left unexplored in this search
  private int leftLower; // the smallest bound among them
  private long question = Long.MAX_VALUE; // whoever costs this much is of no interest for now
  private Optional<EdgeSplitting> rootBefore = Optional.empty(); // a question

  /**
   * @param root the bound to start from; it is changed
   * @param incumbent the best permutation known; cheaper ones are offered to it
   * @param recorder who writes the proof down, if anybody
   * @param seed for the local searches
   */
  public static BranchAndBound of(
      SavingsModel model,
      EdgeSplitting root,
      Incumbent incumbent,
      Optional<Recorder> recorder,
      MethodOptions tuning,
      long seed) {
    Witness witness = recorder.isPresent() ? recorder.get() : Witness.SILENT;
    return new BranchAndBound(model, root, incumbent, witness, tuning, seed);
  }

  BranchAndBound(
      SavingsModel model,
      EdgeSplitting root,
      Incumbent incumbent,
      Witness witness,
      MethodOptions tuning,
      long seed) {
    this.model = model;
    this.incumbent = incumbent;
    this.run = incumbent.run();
    this.witness = witness;
    this.tuning = tuning;
    this.stepsBetweenLocalSearches = tuning.get(STEPS_BETWEEN_LOCAL_SEARCHES);
    this.nodeSteps = Math.min(tuning.get(NODE_STEPS), square(model.order()) / 4);
    this.firstFactor = tuning.get(FIRST_FACTOR);
    boolean dense = meanDegree(model) >= tuning.get(DENSE_DEGREE);
    this.nodeFactor = tuning.get(dense ? DENSE_NODE_FACTOR : FIRST_FACTOR);
    this.shrink = tuning.get(SHRINK);
    this.patience = tuning.get(PATIENCE);
    this.fixing = tuning.get(FIXING);
    this.seed = seed;
    this.levels.add(root);
    this.fixedRow = new boolean[model.order()];
    this.fixedColumn = new boolean[model.order()];
    this.candidate = new int[model.order()];
    this.searchedFrom = new int[model.order()];
    this.left = 1;
    this.leftLower = root.lower();
    updateLimit();
  }

  /**
   * Fewer where branching ends after a few nodes, see {@link #ROOT_STEPS} and {@link
   * #DENSE_ROOT_STEPS}.
   */
  private long rootSteps() {
    double sparsity = model.order() / Math.max(1, meanDegree(model));
    double dense = tuning.get(DENSE_ROOT_STEPS) * sparsity * sparsity * sparsity;
    long sparse = Math.min(tuning.get(ROOT_STEPS), square(model.order()) * 3 / 4);
    return (long) Math.min(sparse, Math.max(nodeSteps, dense));
  }

  /** Of the graph that has the smaller one. */
  private static double meanDegree(SavingsModel model) {
    return Math.min(
        model.rowHalves().count() / Math.max(1.0, model.rows()),
        model.columnHalves().count() / Math.max(1.0, model.columns()));
  }

  private static long square(long number) {
    return number * number;
  }

  private void updateLimit() {
    limit = model.notProving(cutoff());
  }

  /** Whoever costs this much or more is of no interest. */
  private long cutoff() {
    return Math.min(question, run.threshold().cutoff(run.upper()));
  }

  /** Raises the bound of the root, without branching. */
  public void raiseRoot() {
    search(nodes + 1);
  }

  /** Raises the bound of the root by so many deflected steps, until they shrink to nothing. */
  public void converge(long steps) {
    nodeLimit = nodes + 1;
    updateLimit();
    left = 0;
    leftLower = Integer.MAX_VALUE;
    witness.wave();
    deflected = true;
    stepsAtRoot = steps;
    visit(0, 0);
    stepsAtRoot = 0;
    run.raise(lowerUnits());
  }

  /**
   * Searches until the best is proved, the budget is spent or so many nodes were visited in all.
   */
  public void search(long maxNodes) {
    nodeLimit = maxNodes;
    updateLimit();
    if (left > 0 && !isOver()) {
      left = 0;
      leftLower = Integer.MAX_VALUE;
      witness.wave();
      visit(0, rootIsRaised ? 0 : rootSteps());
    }
    run.raise(lowerUnits());
  }

  /**
   * Finds something cheaper than so many units and proves that it is the best, or proves that there
   * is nothing. Afterwards the root is as it was: what was forbidden because it costs as much says
   * nothing about anything dearer.
   *
   * @return whether it came to that before the budget was spent or so many nodes visited in all
   */
  boolean decide(long units, long maxNodes) {
    if (!rootIsRaised) {
      raiseRoot();
    }
    if (left == 0) {
      return true;
    }
    EdgeSplitting root = levels.get(0);
    EdgeSplitting before = rootBefore.orElseGet(root::sibling);
    rootBefore = Optional.of(before);
    before.copyFrom(root);
    nodeLimit = maxNodes;
    question = units;
    updateLimit();
    left = 0;
    leftLower = Integer.MAX_VALUE;
    witness.asked();
    visit(0, 0);
    boolean decided = left == 0;
    witness.answered(root, decided ? model.problem().lattice().roundUp(cutoff()) : 0);
    if (decided) {
      run.raise(cutoff());
    }
    question = Long.MAX_VALUE;
    root.copyFrom(before);
    left = 1;
    leftLower = root.lower();
    return decided;
  }

  /** How many cases were looked at so far. */
  public long nodes() {
    return nodes;
  }

  /** What every permutation costs at least, in units. */
  public long lowerUnits() {
    return left == 0 ? cutoff() : Math.min(cutoff(), model.provedUnits(leftLower));
  }

  private boolean isOver() {
    return nodes >= nodeLimit
        || run.countdown().isOver()
        || run.threshold().isDecidedBy(0, run.upper());
  }

  private void leave(EdgeSplitting bound, int lower) {
    witness.excluding(bound);
    left++;
    leftLower = Math.min(leftLower, lower);
  }

  private void visit(int depth, long steps) {
    EdgeSplitting bound = levels.get(depth);
    nodes++;
    run.countdown().step();
    boolean promising = raise(bound, deflected ? 0 : steps, depth == 0 ? firstFactor : nodeFactor);
    if (promising && deflected) {
      promising = depth == 0 ? deflectRoot(bound) : deflectNode(bound);
    }
    rootIsRaised = true;
    if (!promising) {
      witness.excluding(bound);
      return;
    }
    if (isOver()) {
      leave(bound, bound.lower());
      return;
    }
    int row = tuning.get(TRIED_ROWS) > 0 ? triedRow(depth, bound) : branchingRow(bound);
    if (!isPromising(bound)) {
      witness.excluding(bound);
    } else if (row >= 0) {
      branch(depth, bound, row);
    } else {
      price(bound, 0); // one mapping is left, which nobody may have looked at
    }
  }

  /** Raises the bound; returns false if nothing cheaper than the best is left below. */
  private boolean raise(EdgeSplitting bound, long steps, double factor) {
    StepLength length = new StepLength(factor, shrink, patience);
    for (long step = 0; bound.isPossible() && bound.lower() <= limit; step++) {
      price(bound, step);
      if (length.isGain(bound.lower()) && bound.lower() <= limit && isFixing(bound)) {
        bound.settle();
        continue;
      }
      if (step >= steps || run.countdown().isOver()) {
        break;
      }
      run.countdown().step();
      double gap = Math.max(limit + 1 - bound.lower(), 0.5 * model.scaled(1));
      if (bound.step(length.of(gap)) == 0) {
        break;
      }
    }
    return isPromising(bound);
  }

  private boolean deflectRoot(EdgeSplitting bound) {
    return deflect(bound, stepsAtRoot, tuning.get(DEFLECTED_FACTOR));
  }

  private boolean deflectNode(EdgeSplitting bound) {
    return deflect(bound, tuning.get(DEFLECTED_NODE_STEPS), tuning.get(DEFLECTED_NODE_FACTOR));
  }

  /** The same by deflected steps; ends at the best split that they met. */
  private boolean deflect(EdgeSplitting bound, long steps, double first) {
    if (steps == 0) {
      return isPromising(bound);
    }
    if (this.best.isEmpty()) {
      this.best = Optional.of(bound.sibling());
      this.direction = Optional.of(bound.deflection());
    }
    EdgeSplitting best = this.best.get();
    best.copyFrom(bound);
    Deflection direction = this.direction.get();
    direction.clear();
    StepLength length = new StepLength(first, tuning.get(DEFLECTED_SHRINK), patience);
    for (long step = 0;
        step < steps && !run.countdown().isOver() && length.factor() > LEAST_FACTOR;
        step++) {
      run.countdown().step();
      double gap = Math.max(limit + 1 - best.lower(), 0.5 * model.scaled(1));
      if (bound.deflectedStep(direction, length.of(gap)) == 0) {
        price(bound, step);
        break;
      }
      price(bound, step);
      if (length.isGain(bound.lower())) {
        while (isPromising(bound) && isFixing(bound)) {
          bound.settle();
        }
        if (!isPromising(bound)) {
          return false;
        }
        best.copyFrom(bound);
      }
    }
    if (best.lower() > bound.lower()) {
      bound.copyFrom(best);
    }
    return isPromising(bound);
  }

  private boolean isPromising(EdgeSplitting bound) {
    return bound.isPossible() && bound.lower() <= limit;
  }

  private boolean isFixing(EdgeSplitting bound) {
    return fixing && bound.fixByReducedCosts(limit, () -> witness.excluding(bound)) > 0;
  }

  /**
   * Prices the assignment of the bound, and every few steps what a short local search makes of it.
   */
  private void price(EdgeSplitting bound, long step) {
    offerAssignment(bound);
    long every = stepsBetweenLocalSearches;
    if (every > 0 && step % every == every - 1 && !Arrays.equals(candidate, searchedFrom)) {
      System.arraycopy(candidate, 0, searchedFrom, 0, candidate.length);
      tabu().from(candidate, model.rows(), Integer.MIN_VALUE, run.countdown());
      offer(tabu().best());
    }
  }

  private void offerAssignment(EdgeSplitting bound) {
    if (bound.isPossible()) {
      for (int i = 0; i < candidate.length; i++) {
        candidate[i] = bound.columnOf(i);
      }
      offer(candidate);
    }
  }

  private TabuSearch tabu() {
    if (tabu.isEmpty()) {
      tabu = Optional.of(new TabuSearch(model, seed));
    }
    return tabu.get();
  }

  private Lookalikes lookalikes() {
    boolean symmetry = tuning.get(SYMMETRY);
    if (lookalikes.isEmpty()) {
      lookalikes = Optional.of(Lookalikes.of(symmetry ? Twins.of(model) : Twins.none(model)));
    }
    boolean wanted = symmetry && tuning.get(ORBITS) && nodes > tuning.get(ORBITS_AFTER);
    if (wanted && !lookalikes.get().areAllKnown()) {
      Lookalikes more = lookalikes.get().withSymmetries(model, run.countdown()::isOver);
      witness.using(more);
      lookalikes = Optional.of(more);
    }
    return lookalikes.get();
  }

  private void offer(int[] permutation) {
    if (incumbent.offer(permutation)) {
      updateLimit();
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

  /**
   * Strong branching: of the rows with the fewest columns left the one whose children are closest
   * to being excluded. Children that are excluded at once are forbidden on the way.
   */
  private int triedRow(int depth, EdgeSplitting bound) {
    int chosen = -1;
    double best = Double.POSITIVE_INFINITY;
    long children = 0;
    for (int row : rowsToTry(bound)) {
      if (bound.options(row) < 2) {
        continue; // by what was forbidden meanwhile
      }
      children += bound.options(row);
      if (children > tuning.get(TRIED_CHILDREN)) {
        break;
      }
      double open = tryOut(depth, bound, row);
      if (!isPromising(bound)) {
        return -1;
      }
      if (open < best) {
        best = open;
        chosen = row;
      }
    }
    return chosen >= 0 && bound.options(chosen) > 1 ? chosen : branchingRow(bound);
  }

  private List<Integer> rowsToTry(EdgeSplitting bound) {
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < model.rows(); i++) {
      if (!fixedRow[i] && bound.options(i) > 1) {
        rows.add(i);
      }
    }
    rows.sort(
        Comparator.<Integer>comparingInt(bound::options)
            .thenComparing(i -> -model.rowHalves().degree(i)));
    return rows.subList(0, (int) Math.min(rows.size(), tuning.get(TRIED_ROWS)));
  }

  /** How open the children of a row are, each between 0 and 1; those that are not are forbidden. */
  private double tryOut(int depth, EdgeSplitting bound, int row) {
    EdgeSplitting child = below(depth, bound);
    double room = limit + 1.0 - bound.lower();
    double open = 0;
    fixedRow[row] = true;
    for (int k : candidates(bound, row)) {
      if (isOver()) {
        break;
      }
      if (bound.isForbidden(row, k)) {
        continue;
      }
      child.copyFrom(bound);
      child.fix(row, k);
      child.settle();
      offerAssignment(child);
      if (isPromising(child)) {
        double left = (limit + 1.0 - child.lower()) / room;
        open += left * left;
      } else {
        fixedColumn[k] = true;
        witness.opened();
        witness.excluding(child);
        witness.closed(row, k, true);
        fixedColumn[k] = false;
        forbidAlike(bound, row, k);
        if (!isPromising(bound)) {
          break;
        }
      }
    }
    fixedRow[row] = false;
    return open;
  }

  private EdgeSplitting below(int depth, EdgeSplitting bound) {
    if (levels.size() == depth + 1) {
      levels.add(bound.sibling());
    }
    return levels.get(depth + 1);
  }

  private void branch(int depth, EdgeSplitting bound, int row) {
    EdgeSplitting child = below(depth, bound);
    fixedRow[row] = true;
    for (int k : candidates(bound, row)) {
      if (!bound.isPossible()) {
        break;
      }
      if (bound.isForbidden(row, k)) {
        continue;
      }
      int lower = bound.lower() + bound.reducedCost(row, k);
      if (lower > limit) {
        witness.excluding(bound);
        continue;
      }
      if (isOver()) {
        leave(bound, lower);
        continue;
      }
      long leftBefore = left;
      child.copyFrom(bound);
      child.fix(row, k);
      child.settle();
      fixedColumn[k] = true;
      witness.opened();
      visit(depth + 1, nodeSteps);
      witness.closed(row, k, left == leftBefore);
      fixedColumn[k] = false;
      if (left == leftBefore) {
        forbidAlike(bound, row, k);
      }
    }
    if (!bound.isPossible()) {
      witness.excluding(bound);
    }
    fixedRow[row] = false;
  }

  /** One column of each orbit, cheapest first. */
  private List<Integer> candidates(EdgeSplitting bound, int row) {
    Orbits orbits = lookalikes().columns();
    boolean[] seen = new boolean[model.order()];
    int[] rise = new int[model.order()];
    List<Integer> columns = new ArrayList<>();
    for (int k = 0; k < model.order(); k++) {
      if (!bound.isForbidden(row, k) && !seen[k]) {
        for (int l : orbits.of(k, fixedColumn)) {
          seen[l] = true;
        }
        rise[k] = bound.reducedCost(row, k);
        columns.add(k);
      }
    }
    columns.sort(
        (k, l) -> rise[k] == rise[l] ? Integer.compare(k, l) : Integer.compare(rise[k], rise[l]));
    return columns;
  }

  /**
   * After all mappings with the row at k were looked at: a symmetry of the rows or of the columns
   * that leaves all that is fixed where it is turns them into mappings of the same price, so none
   * of those needs to be looked at. (Nor where reduced costs exclude a pair; but to forbid all of
   * those saves a tenth of the steps on molecules with 31 to 50 atoms, and no time.)
   */
  private void forbidAlike(EdgeSplitting bound, int row, int k) {
    int[] rows = lookalikes().rows().of(row, fixedRow);
    for (int l : lookalikes().columns().of(k, fixedColumn)) {
      for (int i : rows) {
        if (i < model.rows()) {
          bound.forbid(i, l);
        }
      }
    }
    bound.settle();
  }
}
