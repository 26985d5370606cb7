package org.eugene.model;

import java.util.stream.IntStream;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.EdgeList;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;

/**
 * A problem in the form that bounds and searches work on: a square assignment of rows to columns in
 * which edges that are mapped onto edges save something.
 *
 * <pre>cost(π) = edgeBase + Σ_i cost[i][π(i)] − Σ saving(e, f) over edges e mapped onto edges f
 * </pre>
 *
 * Rows are the vertices of the smaller graph (the source if both have as many) followed by dummies,
 * columns those of the larger graph followed by dummies; the order N is the problem's padded order,
 * unless all optimal mappings are to be among the permutations. Every edge is seen from both its
 * ends: a half-edge belongs to a vertex and has a twin at the other end. An edge e can be mapped
 * onto f in two ways, one for each pairing of their ends; a directed one only tail to tail.
 *
 * <p>Numbers are ints, multiples of {@code 1/grain} units if the units are small enough, which
 * leaves room to split a saving between two ends; otherwise each stands for {@code -grain} units,
 * prices rounded down and savings rounded up, so that a bound computed from them is a bound all the
 * same.
 *
 * <p>A substitution that costs more than deleting and inserting everything is never worth it; such
 * prices are cut off somewhere above, lest they leave no room for the others.
 *
 * <p>Arrays are shared, not copied: whoever sees them must not write to them.
 */
public final class SavingsModel {
  /** The sum of everything stays below this, so that sums of a few such numbers fit an int. */
  private static final long CAPACITY = 1 << 26;

  private static final long FINEST_GRAIN = 1 << 12;

  private final GedProblem problem;
  private final Countdown countdown;
  private final boolean transposed;
  private final int order;
  private final int rows;
  private final int columns;
  private final long dearest;
  private final long grain;
  private final int edgeBase;
  private final int[] cost;
  private final HalfEdges rowHalves;
  private final HalfEdges columnHalves;
  private final int[] saving; // by kind of row half-edge and kind of column half-edge
  private final int[] columnAdjacency;

  private SavingsModel(GedProblem problem, int order, Countdown countdown) {
    this.problem = problem;
    this.countdown = countdown;
    this.transposed = problem.sourceOrder() > problem.targetOrder();
    this.order = order;
    this.rows = Math.min(problem.sourceOrder(), problem.targetOrder());
    this.columns = Math.max(problem.sourceOrder(), problem.targetOrder());
    this.dearest = Math.max(problem.base() + 1, CAPACITY / (2L * Math.max(1, order)));
    long total = Math.max(1, problem.mayLeaveBothUnmapped() ? sumOfDearest() : problem.base());
    this.grain =
        total <= CAPACITY
            ? 2 * Math.max(1, Math.min(FINEST_GRAIN, CAPACITY / total) / 2)
            : -(total / CAPACITY + 1);
    // The two tables of all pairs are what takes time.
    countdown.lookBefore(2L * Integer.BYTES * order * order);
    this.cost = vertexCosts();
    EdgeList source = problem.sourceEdges();
    EdgeList target = problem.targetEdges();
    boolean directed = problem.isDirected();
    int sourceKinds = problem.edgePrices().sourceKinds();
    int targetKinds = problem.edgePrices().targetKinds();
    HalfEdges sourceHalves = HalfEdges.of(source, sourceKinds, problem.sourceOrder(), directed);
    HalfEdges targetHalves = HalfEdges.of(target, targetKinds, problem.targetOrder(), directed);
    this.rowHalves = transposed ? targetHalves : sourceHalves;
    this.columnHalves = transposed ? sourceHalves : targetHalves;
    this.saving = savings(directed);
    this.edgeBase = sumOfEdgePrices();
    countdown.look();
    this.columnAdjacency = columnHalves.adjacency(order, directed);
  }

  /** The model of a problem, made in one go; O(n²) memory. */
  public static SavingsModel of(GedProblem problem) {
    return of(problem, Budget.unlimited().start());
  }

  /** For a run with this clock, at which tables of all pairs {@link #look} while they are made. */
  public static SavingsModel of(GedProblem problem, Countdown countdown) {
    return new SavingsModel(problem, problem.paddedOrder(), countdown);
  }

  /** The same with as many dummies as it takes for every optimal mapping to be a permutation. */
  public static SavingsModel ofAllOptima(GedProblem problem, Countdown countdown) {
    int both = problem.sourceOrder() + problem.targetOrder();
    int order = problem.someOptimumMayLeaveBothUnmapped() ? both : problem.paddedOrder();
    return new SavingsModel(problem, order, countdown);
  }

  /** Leaves everything if the time of the run is up; see {@link Countdown#look}. */
  public void look() {
    countdown.look();
  }

  /** The same before so many tables of all pairs are made, of whole numbers of this size. */
  public void lookBefore(int tables, int bytes) {
    countdown.lookBefore((long) tables * bytes * order * order);
  }

  /** More than any permutation costs, deletions and insertions included. */
  private long sumOfDearest() {
    long sum = problem.base();
    for (int i = 0; i < problem.sourceOrder(); i++) {
      long most = 0;
      for (int k = 0; k <= problem.targetOrder(); k++) {
        most = Math.max(most, Math.min(dearest, problem.vertexPrice(i, k)));
      }
      sum += most;
    }
    return sum;
  }

  private int[] vertexCosts() {
    int[] costs = new int[Math.multiplyExact(order, order)];
    int noSource = problem.sourceOrder();
    int noTarget = problem.targetOrder();
    for (int i = 0; i < order; i++) {
      countdown.look();
      for (int k = 0; k < order; k++) {
        int s = Math.min(transposed ? k : i, noSource);
        int t = Math.min(transposed ? i : k, noTarget);
        boolean nothing = s == noSource && t == noTarget;
        costs[i * order + k] =
            nothing ? 0 : scaledDown(Math.min(dearest, problem.vertexPrice(s, t)));
      }
    }
    return costs;
  }

  private int[] savings(boolean directed) {
    EdgePrices prices = problem.edgePrices();
    int rowKinds = transposed ? prices.targetKinds() : prices.sourceKinds();
    int columnKinds = transposed ? prices.sourceKinds() : prices.targetKinds();
    int sides = directed ? 2 : 1;
    int[] table = new int[sides * rowKinds * sides * columnKinds];
    for (int a = 0; a < rowKinds; a++) {
      for (int b = 0; b < columnKinds; b++) {
        long units = transposed ? prices.saving(b, a) : prices.saving(a, b);
        for (int side = 0; side < sides; side++) {
          table[(sides * a + side) * sides * columnKinds + sides * b + side] = scaledUp(units);
        }
      }
    }
    return table;
  }

  private int sumOfEdgePrices() {
    long sum = 0;
    EdgePrices prices = problem.edgePrices();
    for (int e = 0; e < problem.sourceEdges().size(); e++) {
      sum += scaledDown(prices.delete(problem.sourceEdges().kind(e)));
    }
    for (int f = 0; f < problem.targetEdges().size(); f++) {
      sum += scaledDown(prices.insert(problem.targetEdges().kind(f)));
    }
    return Math.toIntExact(sum);
  }

  private int scaledDown(long units) {
    return Math.toIntExact(grain > 0 ? units * grain : Math.floorDiv(units, -grain));
  }

  private int scaledUp(long units) {
    return Math.toIntExact(grain > 0 ? units * grain : -Math.floorDiv(-units, -grain));
  }

  /** The problem that this is a model of. */
  public GedProblem problem() {
    return problem;
  }

  /** Whether rows are the target's vertices. */
  public boolean isTransposed() {
    return transposed;
  }

  /** N. */
  public int order() {
    return order;
  }

  /** How many rows are vertices. */
  public int rows() {
    return rows;
  }

  /** How many columns are vertices. */
  public int columns() {
    return columns;
  }

  /** Whether scaled numbers stand for their units exactly. */
  public boolean isExact() {
    return grain > 0;
  }

  /** What deleting all edges of the one and inserting all of the other costs, scaled. */
  public int edgeBase() {
    return edgeBase;
  }

  /** What row i costs in column k in units, savings of its edges not yet taken off. */
  public int cost(int i, int k) {
    return cost[i * order + k];
  }

  /** All of them row by row; not to be written to. */
  public int[] costs() {
    return cost;
  }

  /** The same in units, exactly. */
  public long units(int i, int k) {
    int source = Math.min(transposed ? k : i, problem.sourceOrder());
    int target = Math.min(transposed ? i : k, problem.targetOrder());
    boolean nothing = source == problem.sourceOrder() && target == problem.targetOrder();
    return nothing ? 0 : problem.vertexPrice(source, target);
  }

  /** Numbers here are multiples of 1/grain units; if negative, each stands for -grain units. */
  public long grain() {
    return grain;
  }

  /** The edges between rows. */
  public HalfEdges rowHalves() {
    return rowHalves;
  }

  /** The edges between columns. */
  public HalfEdges columnHalves() {
    return columnHalves;
  }

  /** What mapping row half-edge h onto column half-edge g saves. */
  public int saving(int h, int g) {
    return saving[rowHalves.kind(h) * columnHalves.kinds() + columnHalves.kind(g)];
  }

  /** The part of it that falls to h if it is split evenly; the rest falls to the twin of h. */
  public int halfSaving(int h, int g) {
    int saving = saving(h, g);
    return h < rowHalves.twin(h) ? saving - saving / 2 : saving / 2;
  }

  /** The saving by kinds of half-edges, row kind by row kind; not to be written to. */
  public int[] savingByKind() {
    return saving;
  }

  /** What an edge mapped onto an edge saves, the mean over the kinds where it saves anything. */
  public double meanSaving() {
    return IntStream.of(saving).filter(each -> each != 0).average().orElse(0);
  }

  /**
   * What an edge mapped onto an edge saves, the mean over all pairs of an edge of either graph
   * where it saves anything: of kinds that are rare there is little to save.
   */
  public double usualSaving() {
    double[] rowShare = shares(rowHalves);
    double[] columnShare = shares(columnHalves);
    double saved = 0;
    double pairs = 0;
    for (int a = 0; a < rowShare.length; a++) {
      for (int b = 0; b < columnShare.length; b++) {
        int each = saving[a * columnShare.length + b];
        if (each != 0) {
          saved += rowShare[a] * columnShare[b] * each;
          pairs += rowShare[a] * columnShare[b];
        }
      }
    }
    return pairs == 0 ? 0 : saved / pairs;
  }

  private static double[] shares(HalfEdges halves) {
    double[] count = new double[halves.kinds()];
    for (int h = 0; h < halves.count(); h++) {
      count[halves.kind(h)]++;
    }
    return count;
  }

  /** The smallest distance, in units, that a scaled bound proves. */
  public long provedUnits(long scaled) {
    long units = grain > 0 ? -Math.floorDiv(-scaled, grain) : scaled * -grain;
    return Math.max(0, problem.lattice().roundUp(Math.max(0, units)));
  }

  /** The largest scaled value that does not yet prove this many units: anything above does. */
  public int notProving(long units) {
    long step = problem.lattice().step();
    if (step == 0) {
      return Integer.MIN_VALUE / 2;
    }
    long below = problem.lattice().roundUp(units) - step; // the next smaller possible distance
    return clamped(grain > 0 ? below * grain : Math.floorDiv(below, -grain));
  }

  /** The scaled value of some units, for step lengths. */
  public int scaled(long units) {
    return clamped(grain > 0 ? units * grain : units / -grain);
  }

  private static int clamped(long scaled) {
    return (int) Math.max(Integer.MIN_VALUE / 2, Math.min(Integer.MAX_VALUE / 2, scaled));
  }

  /** The mapping that a permutation of rows to columns stands for. */
  public VertexMapping mapping(int[] permutation) {
    VertexMapping mapping = VertexMapping.ofPermutation(permutation, rows, columns);
    return transposed ? mapping.inverse() : mapping;
  }

  /** The column, or where rows are the target's vertices the row, of each vertex of the source. */
  public int[] sourceToTarget(int[] permutation) {
    if (!transposed) {
      return permutation;
    }
    int[] inverse = new int[order];
    for (int i = 0; i < order; i++) {
      inverse[permutation[i]] = i;
    }
    return inverse;
  }

  /** A permutation that stands for this mapping; leftovers are paired in order. */
  public int[] permutation(VertexMapping mapping) {
    VertexMapping oriented = transposed ? mapping.inverse() : mapping;
    int[] permutation = new int[order];
    boolean[] taken = new boolean[order];
    for (int i = 0; i < order; i++) {
      permutation[i] = i < rows ? oriented.image(i) : -1;
      if (permutation[i] >= 0) {
        taken[permutation[i]] = true;
      }
    }
    int dummy = columns;
    int free = 0;
    for (int i = 0; i < order; i++) {
      if (permutation[i] >= 0) {
        continue;
      }
      // A vertex that maps to nothing takes a dummy column as long as there is one.
      while (dummy < order && taken[dummy]) {
        dummy++;
      }
      while (free < columns && taken[free]) {
        free++;
      }
      int k = (i < rows && dummy < order) || free == columns ? dummy : free;
      permutation[i] = k;
      taken[k] = true;
    }
    return permutation;
  }

  /** What a permutation costs, in units: the same as {@link GedProblem#units} of its mapping. */
  public long units(int[] permutation) {
    return isExact() ? scaledCost(permutation) / grain : problem.units(mapping(permutation));
  }

  /** What a permutation costs, scaled: the formula above. */
  public int scaledCost(int[] permutation) {
    int sum = edgeBase;
    for (int i = 0; i < order; i++) {
      sum += cost[i * order + permutation[i]];
    }
    boolean directed = problem.isDirected();
    for (int h = 0; h < rowHalves.count(); h++) {
      // Each edge once: by its leaving half, or by the half at its smaller end.
      if (directed ? rowHalves.kind(h) % 2 == 0 : rowHalves.owner(h) < rowHalves.other(h)) {
        int k = permutation[rowHalves.owner(h)];
        int f = columnAdjacency[k * order + permutation[rowHalves.other(h)]];
        sum -= f == 0 ? 0 : saving[rowHalves.kind(h) * columnHalves.kinds() + f - 1];
      }
    }
    return sum;
  }

  /** {@link HalfEdges#adjacency} of the columns; not to be written to. */
  public int[] columnAdjacency() {
    return columnAdjacency;
  }
}
