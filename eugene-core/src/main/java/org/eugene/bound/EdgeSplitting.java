package org.eugene.bound;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eugene.assignment.WarmAssignment;
import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/**
 * The edge-splitting lower bound. Mapping edge (i,j) onto edge (k,l) saves something; split each
 * such saving between its two ends, p at (i,k) and the rest at (j,l). At (i,k) the edges of i can
 * claim at most a maximum-weight matching M_ik(p) from the edges of k, so
 *
 * <pre>lower(p) = edgeBase + min assignment of (cost_ik − M_ik(p))</pre>
 *
 * for every split p: a mapping collects each saving once, its two shares are claimed at its two
 * ends, and a local matching can only claim more. Splitting in halves is the BRANCH bound (key
 * {@code blumenthal2018branch}). From there subgradient steps raise it: in the best assignment, a
 * claim whose other end does not claim it too is a disagreement, and weight moves from here to
 * there. The best assignments are candidate mappings.
 *
 * <p>Pairs of vertices can be forbidden; the savings that need them are dropped. An instance is the
 * state of one bound, to be copied when a search branches. Memory is the product of the two numbers
 * of half-edges.
 *
 * <p>Letters: h, g are half-edges of rows and columns, i owns h and k owns g; th, tg are their
 * twins, owned by j and l.
 */
public final class EdgeSplitting {
  private static final int FORBIDDEN = WarmAssignment.FORBIDDEN;
  private static final int ROWS_BETWEEN_CLOCK_CHECKS = 8;
  private static final int MANY = -1;

  /** All claims together stay below this. */
  private static final int ROOM = 1 << 26;

  private final SavingsModel model;
  private final int n;
  private final int rows;
  private final int columns;
  private final int stride;
  private final int most; // that a weight may be, lest a sum of them overflows
  private final int[] weight; // w[h][g] + w[th][tg] = saving(h, g) unless dropped
  private final int[] reduced; // cost_ik − M_ik, FORBIDDEN where forbidden; N × N
  private final int[] options; // how many columns a row has left
  private final boolean[] changedRow;
  private final WarmAssignment assignment;
  private final Scratch scratch;
  private int lower;
  private boolean possible = true;
  private long version; // changes with every change

  /** What all copies of one bound may share, as they are used one after the other. */
  private static final class Scratch {
    final LocalMatching matching = new LocalMatching();
    final int[] claim;
    final int[] dirty;
    final boolean[] isDirty;
    final int[] raised; // the one weight of a dirty pair that changed if it rose, or MANY
    final int[] movedRow;
    final int[] movedColumn;
    int dirtyCount;

    Scratch(SavingsModel model) {
      claim = new int[model.rowHalves().count()];
      movedRow = new int[model.rowHalves().count()];
      movedColumn = new int[model.rowHalves().count()];
      dirty = new int[model.rows() * model.columns()];
      isDirty = new boolean[model.rows() * model.columns()];
      raised = new int[model.rows() * model.columns()];
    }
  }

  /** The BRANCH bound of this model. */
  public EdgeSplitting(SavingsModel model) {
    this(model, new Scratch(model));
    setUp(() -> false);
  }

  /** The BRANCH bound of this model; empty if time was up before it was there. */
  public static Optional<EdgeSplitting> within(SavingsModel model, BooleanSupplier isOver) {
    if (isOver.getAsBoolean()) {
      return Optional.empty();
    }
    model.look();
    EdgeSplitting bound = new EdgeSplitting(model, new Scratch(model));
    return bound.setUp(isOver) ? Optional.of(bound) : Optional.empty();
  }

  private boolean setUp(BooleanSupplier isOver) {
    splitInHalves();
    System.arraycopy(model.costs(), 0, reduced, 0, reduced.length);
    for (int i = 0; i < rows; i++) {
      if (i % ROWS_BETWEEN_CLOCK_CHECKS == ROWS_BETWEEN_CLOCK_CHECKS - 1 && isOver.getAsBoolean()) {
        return false;
      }
      for (int k = 0; k < columns; k++) {
        reduced[i * n + k] -= matchingValue(i, k);
      }
    }
    Arrays.fill(options, n);
    Arrays.fill(changedRow, true);
    resolve();
    return true;
  }

  private EdgeSplitting(SavingsModel model, Scratch scratch) {
    this.model = model;
    this.n = model.order();
    this.rows = model.rows();
    this.columns = model.columns();
    this.stride = model.columnHalves().count();
    this.most = ROOM / Math.max(1, Math.max(model.rowHalves().count(), stride));
    this.weight = new int[model.rowHalves().count() * stride];
    this.reduced = new int[n * n];
    this.options = new int[n];
    this.changedRow = new boolean[n];
    this.assignment = new WarmAssignment(n, rows, () -> false); // dummies are alike
    this.scratch = scratch;
  }

  /** How many numbers a bound of this model holds. */
  public static long size(SavingsModel model) {
    return (long) model.rowHalves().count() * model.columnHalves().count();
  }

  /** Whether a bound of this model takes no more memory than its caller allows. */
  public static boolean fits(SavingsModel model, long largestCount) {
    return size(model) <= largestCount;
  }

  /** A state of the same model for {@link #copyFrom}; not to be used by two threads at once. */
  public EdgeSplitting sibling() {
    return new EdgeSplitting(model, scratch);
  }

  /** Becomes what the other is, in which all that was forbidden has to count ({@link #settle}). */
  public void copyFrom(EdgeSplitting other) {
    version++;
    System.arraycopy(other.weight, 0, weight, 0, weight.length);
    System.arraycopy(other.reduced, 0, reduced, 0, reduced.length);
    System.arraycopy(other.options, 0, options, 0, n);
    System.arraycopy(other.changedRow, 0, changedRow, 0, n);
    assignment.copyFrom(other.assignment);
    lower = other.lower;
    possible = other.possible;
  }

  private void splitInHalves() {
    for (int h = 0; h < model.rowHalves().count(); h++) {
      for (int g = 0; g < stride; g++) {
        weight[h * stride + g] = model.halfSaving(h, g);
      }
    }
  }

  private int matchingValue(int i, int k) {
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    int h = row.start(i);
    int g = column.start(k);
    return scratch.matching.value(
        weight, stride, h, row.start(i + 1) - h, g, column.start(k + 1) - g);
  }

  /**
   * The same after one weight rose, unless it is MANY: a matching with that weight, or the one
   * before.
   */
  private int matchingValue(int i, int k, int raised) {
    if (raised == MANY) {
      return matchingValue(i, k);
    }
    int before = model.costs()[i * n + k] - reduced[i * n + k];
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    int h = row.start(i);
    int g = column.start(k);
    return scratch.matching.valueAfterRise(
        weight,
        stride,
        h,
        row.start(i + 1) - h,
        g,
        column.start(k + 1) - g,
        raised / stride,
        raised % stride,
        before);
  }

  /** Assigns anew and reads the bound off. */
  private void resolve() {
    possible = possible && assignment.resolve(reduced, changedRow);
    lower = possible ? model.edgeBase() + assignment.total() : Integer.MAX_VALUE / 2;
  }

  /** The bound of the present split, scaled as the model is. */
  public int lower() {
    return lower;
  }

  /** A number that no two states of this bound share. */
  public long version() {
    return version;
  }

  /** Whether a mapping without forbidden pairs is left. */
  public boolean isPossible() {
    return possible;
  }

  /** The column that the best assignment gives to a row. */
  public int columnOf(int row) {
    return assignment.columnOf(row);
  }

  /** By how much the bound rises at least if row i must take column k. */
  public int reducedCost(int i, int k) {
    return reduced[i * n + k] - assignment.rowPrice(reduced, i) - assignment.columnPrice(k);
  }

  /** The dual price of column k. */
  public int columnPrice(int k) {
    return assignment.columnPrice(k);
  }

  /**
   * The part of the saving of row half-edge h mapped onto column half-edge g that is claimed at h,
   * for all h and g row by row; not to be written to.
   */
  public int[] shares() {
    return weight;
  }

  /**
   * Whether row i was barred from column k, by the branching or because nothing cheaper can use it.
   */
  public boolean isForbidden(int i, int k) {
    return reduced[i * n + k] >= FORBIDDEN / 2;
  }

  /** How many columns row i has left. */
  public int options(int i) {
    return options[i];
  }

  /**
   * One subgradient step and a new assignment.
   *
   * @param gap how far the bound is from where it should be, scaled
   * @return how many disagreements there were; 0 means that the bound is the price of its
   *     assignment
   */
  public int step(double gap) {
    int moved = collectDisagreements();
    if (moved == 0) {
      return 0;
    }
    version++;
    int delta = Math.max(1, (int) (gap / (2.0 * moved)));
    move(moved, delta);
    refresh();
    resolve();
    return moved;
  }

  /** A direction for {@link #deflectedStep}, of no length yet. */
  public Deflection deflection() {
    return new Deflection(weight.length);
  }

  /**
   * One step along a direction that remembers earlier disagreements, d ← 0.9·d + g, and a new
   * assignment. Weights move by {@code gap·d/‖d‖²}.
   *
   * @param gap how far to go, scaled
   * @return how many disagreements there were; 0 means that the bound is the price of its
   *     assignment
   */
  public int deflectedStep(Deflection direction, double gap) {
    int moved = collectDisagreements();
    if (moved == 0) {
      return 0;
    }
    version++;
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    direction.fade();
    for (int at = 0; at < moved; at++) {
      int h = scratch.movedRow[at];
      int g = scratch.movedColumn[at];
      int th = row.twin(h);
      if (h < th) {
        direction.add(h * stride + g, -1);
      } else {
        direction.add(th * stride + column.twin(g), 1);
      }
    }
    double length = gap / Math.max(direction.squared(), 1e-9);
    for (int at = 0; at < direction.count(); at++) {
      shift(direction.saving(at), (int) Math.rint(length * direction.value(at)));
    }
    refresh();
    resolve();
    return moved;
  }

  /** Moves weight from one end of a saving to the other, unless it was dropped at one of them. */
  private void shift(int saving, int delta) {
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    int h = saving / stride;
    int g = saving % stride;
    int th = row.twin(h);
    int tg = column.twin(g);
    if (delta == 0
        || isForbidden(row.owner(h), column.owner(g))
        || isForbidden(row.owner(th), column.owner(tg))) {
      return;
    }
    moveWeight(row, column, h, g, delta);
  }

  private int collectDisagreements() {
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    int[] claim = scratch.claim;
    for (int i = 0; i < rows; i++) {
      int k = assignment.columnOf(i);
      int h = row.start(i);
      if (k < columns) {
        int g = column.start(k);
        scratch.matching.claims(
            weight, stride, h, row.start(i + 1) - h, g, column.start(k + 1) - g, claim);
      } else {
        Arrays.fill(claim, h, row.start(i + 1), -1);
      }
    }
    int moved = 0;
    for (int h = 0; h < row.count(); h++) {
      int g = claim[h];
      if (g >= 0 && claim[row.twin(h)] != column.twin(g)) {
        scratch.movedRow[moved] = h;
        scratch.movedColumn[moved++] = g;
      }
    }
    return moved;
  }

  private void move(int moved, int delta) {
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    for (int at = 0; at < moved; at++) {
      int h = scratch.movedRow[at];
      int g = scratch.movedColumn[at];
      moveWeight(row, column, h, g, -delta);
    }
  }

  /** To one end of a saving, from the other; not so far that sums could overflow. */
  private void moveWeight(HalfEdges row, HalfEdges column, int h, int g, int delta) {
    int th = row.twin(h);
    int tg = column.twin(g);
    int here = h * stride + g;
    int there = th * stride + tg;
    long more = (long) weight[here] + delta;
    long less = (long) weight[there] - delta;
    if (Math.abs(more) <= most && Math.abs(less) <= most) {
      weight[here] = (int) more;
      weight[there] = (int) less;
      touch(row.owner(h), column.owner(g), delta > 0 ? here : MANY);
      touch(row.owner(th), column.owner(tg), delta > 0 ? MANY : there);
    }
  }

  private void touch(int i, int k, int raised) {
    int at = i * columns + k;
    if (scratch.isDirty[at]) {
      scratch.raised[at] = MANY;
    } else {
      scratch.isDirty[at] = true;
      scratch.raised[at] = raised;
      scratch.dirty[scratch.dirtyCount++] = at;
    }
  }

  /** Computes the local matchings of all touched pairs anew. */
  private void refresh() {
    for (int d = 0; d < scratch.dirtyCount; d++) {
      int at = scratch.dirty[d];
      scratch.isDirty[at] = false;
      int i = at / columns;
      int k = at % columns;
      if (!isForbidden(i, k)) {
        int value = model.costs()[i * n + k] - matchingValue(i, k, scratch.raised[at]);
        if (value != reduced[i * n + k]) {
          reduced[i * n + k] = value;
          changedRow[i] = true;
        }
      }
    }
    scratch.dirtyCount = 0;
  }

  /** Forbids row i to take column k; {@link #settle} makes it count. */
  public void forbid(int i, int k) {
    if (i >= rows) {
      assignment.tellApart();
    }
    cut(i, k);
  }

  private void cut(int i, int k) {
    if (isForbidden(i, k)) {
      return;
    }
    version++;
    reduced[i * n + k] = FORBIDDEN;
    changedRow[i] = true;
    possible &= --options[i] > 0;
    if (i < rows && k < columns) {
      dropSavings(i, k);
    }
  }

  private void dropSavings(int i, int k) {
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    for (int h = row.start(i); h < row.start(i + 1); h++) {
      for (int g = column.start(k); g < column.start(k + 1); g++) {
        int at = row.twin(h) * stride + column.twin(g);
        if (weight[at] > 0) {
          weight[at] = 0;
          touch(row.other(h), column.other(g), MANY);
        }
      }
    }
  }

  /** Gives row i the column k: forbids everything else in both. */
  public void fix(int i, int k) {
    if (i >= rows) {
      assignment.tellApart();
    }
    for (int other = 0; other < n; other++) {
      if (other != k) {
        cut(i, other);
      }
      if (other != i) {
        cut(other, k);
      }
    }
  }

  /** Makes what was forbidden count: new matchings, new assignment, new bound. */
  public void settle() {
    refresh();
    resolve();
  }

  /**
   * Forbids every pair that would raise the bound beyond a limit.
   *
   * @param before called once, before anything changes, if there is such a pair
   * @return how many pairs were forbidden
   */
  public int fixByReducedCosts(int limit, Runnable before) {
    int forbidden = 0;
    for (int i = 0; i < rows; i++) {
      int rowPrice = assignment.rowPrice(reduced, i);
      int dearest = Integer.MIN_VALUE; // dummies are alike: what rules out one rules out all
      for (int at = 0; at < assignment.openCount(i); at++) {
        int k = assignment.open(i, at);
        int cost = reduced[i * n + k];
        if (cost >= FORBIDDEN / 2) {
          continue;
        }
        int rise = cost - rowPrice - assignment.columnPrice(k);
        if (k >= columns) {
          dearest = Math.max(dearest, rise);
        } else if (lower + rise > limit) {
          if (forbidden++ == 0) {
            before.run();
          }
          forbid(i, k);
        }
      }
      if (dearest != Integer.MIN_VALUE && lower + dearest > limit) {
        if (forbidden++ == 0) {
          before.run();
        }
        for (int k = columns; k < n; k++) {
          forbid(i, k);
        }
      }
    }
    return forbidden;
  }
}
