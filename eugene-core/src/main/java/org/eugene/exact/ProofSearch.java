package org.eugene.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.SavingsModel;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.Proof;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Countdown;
import org.eugene.solver.GedResult;

/**
 * Writes a certificate for a result that is already known: branch and bound as in {@link
 * BranchAndBound}, without looking for mappings and with every bound that excludes something
 * written down. Depth first, as a proof has no use for early mappings.
 */
public final class ProofSearch {
  /** What the checker allows, too. */
  private static final long LARGEST_SPLITTING = 1 << 24;

  private static final int ROOT_STEPS = 300;
  private static final int NODE_STEPS = 100;
  private static final int STEPS_BETWEEN_EXCLUDING = 20;
  private static final double FIRST_FACTOR = 2.5;
  private static final double SHRINK = 0.7;
  private static final int PATIENCE = 20;

  private final SavingsModel model;
  private final Twins twins;
  private final Countdown countdown;
  private final ProofRecorder recorder;
  private final List<EdgeSplitting> levels = new ArrayList<>();
  private final boolean[] fixedRow;
  private final boolean[] fixedColumn;
  private int limit;

  private ProofSearch(SavingsModel model, long claim, Countdown countdown) {
    this.model = model;
    this.twins = Twins.of(model);
    this.countdown = countdown;
    this.recorder = new ProofRecorder(model);
    this.fixedRow = new boolean[model.order()];
    this.fixedColumn = new boolean[model.order()];
    this.limit = model.notProving(claim);
    levels.add(new EdgeSplitting(model));
  }

  /**
   * A certificate of the result's bounds. If the time does not suffice to prove its lower bound
   * again, it certifies the best that was proved.
   *
   * @param costs what the costs are called
   * @return empty if the graphs are too large for a proof of this kind, or there is no mapping
   */
  public static Optional<Certificate> certify(
      GedProblem problem, String costs, GedResult result, Countdown countdown) {
    SavingsModel model = SavingsModel.of(problem);
    if (result.mapping().isEmpty() || !EdgeSplitting.fits(model, LARGEST_SPLITTING)) {
      return Optional.empty();
    }
    int[] image = new int[problem.sourceOrder()];
    for (int i = 0; i < image.length; i++) {
      image[i] = Math.max(-1, result.mapping().get().image(i));
    }
    long upper = problem.units(result.mapping().get());
    long claim = problem.lattice().roundUp(problem.scale().unitsWithin(result.lower()));
    ProofSearch search = new ProofSearch(model, claim, countdown);
    List<Proof.Item> items = new ArrayList<>();
    boolean proved = search.settle(0, ROOT_STEPS, items);
    if (!proved) {
      claim = Math.min(claim, search.recordRootBound(items));
    }
    Proof proof = new Proof(model.isTransposed(), search.recorder.grain(), new Proof.Node(items));
    return Optional.of(
        new Certificate(
            PricedPairs.of(problem, costs), image, upper, Math.min(claim, upper), proof));
  }

  /**
   * What the root has come to. All that was excluded for the greater claim is excluded for this one
   * all the more.
   */
  private long recordRootBound(List<Proof.Item> items) {
    EdgeSplitting root = levels.get(0);
    items.add(recorder.step(root));
    return model.provedUnits(root.lower());
  }

  /** Whether the node holds nothing cheaper; the reasons are added to the items. */
  private boolean settle(int depth, int steps, List<Proof.Item> items) {
    EdgeSplitting bound = levels.get(depth);
    if (isSettled(bound, items) || raise(bound, steps, items)) {
      return true;
    }
    if (countdown.isOver()) {
      return false;
    }
    int row = branchingRow(bound);
    return row < 0 || branch(depth, bound, row, items);
  }

  /** Raises the bound and excludes now and then; returns whether that was enough. */
  private boolean raise(EdgeSplitting bound, int steps, List<Proof.Item> items) {
    double factor = FIRST_FACTOR;
    int sinceGain = 0;
    int highest = Integer.MIN_VALUE;
    for (int step = 0; step < steps && !countdown.isOver(); step++) {
      if (bound.lower() > highest) {
        highest = bound.lower();
        sinceGain = 0;
      } else if (++sinceGain >= PATIENCE) {
        factor *= SHRINK;
        sinceGain = 0;
      }
      if (step % STEPS_BETWEEN_EXCLUDING == 0 && exclude(bound, items)) {
        return true;
      }
      countdown.step();
      double gap = Math.max((double) limit + 1 - bound.lower(), 0.5 * model.scaled(1));
      int moved = bound.step(factor * gap);
      if (isSettled(bound, items)) {
        return true;
      }
      if (moved == 0) {
        break;
      }
    }
    return exclude(bound, items);
  }

  /** Excludes what the bound excludes, as often as that helps; returns whether that was enough. */
  private boolean exclude(EdgeSplitting bound, List<Proof.Item> items) {
    int mark = recorder.mark();
    Proof.Step step = recorder.step(bound);
    while (bound.fixByReducedCosts(limit) > 0) {
      items.add(step);
      bound.settle();
      if (isSettled(bound, items)) {
        return true;
      }
      mark = recorder.mark();
      step = recorder.step(bound);
    }
    recorder.backTo(mark); // nobody is told of this one
    return false;
  }

  /** Whether the bound settles the node; if so, the reason is written down. */
  private boolean isSettled(EdgeSplitting bound, List<Proof.Item> items) {
    if (!bound.isPossible()) {
      items.add(recorder.impossible(bound));
      return true;
    }
    if (bound.lower() > limit) {
      items.add(recorder.step(bound));
      return true;
    }
    return false;
  }

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

  private boolean branch(int depth, EdgeSplitting bound, int row, List<Proof.Item> items) {
    if (levels.size() == depth + 1) {
      levels.add(bound.sibling());
    }
    EdgeSplitting child = levels.get(depth + 1);
    for (int k = next(bound, row); k >= 0; k = next(bound, row)) {
      List<Proof.Item> inner = new ArrayList<>();
      int mark = recorder.mark();
      child.copyFrom(bound);
      child.fix(row, k);
      child.settle();
      fixedRow[row] = true;
      fixedColumn[k] = true;
      boolean settled = settle(depth + 1, NODE_STEPS, inner);
      fixedRow[row] = false;
      fixedColumn[k] = false;
      recorder.backTo(mark);
      if (!settled) {
        return false;
      }
      items.add(new Proof.Child(row, k, new Proof.Node(inner)));
      forbidToTwins(bound, row, k);
      if (isSettled(bound, items) || exclude(bound, items)) {
        return true;
      }
    }
    return true;
  }

  /** The column that raises the bound least; -1 if the row has none left. */
  private int next(EdgeSplitting bound, int row) {
    int chosen = -1;
    for (int k = 0; k < model.order(); k++) {
      if (!bound.isForbidden(row, k)
          && (chosen < 0 || bound.reducedCost(row, k) < bound.reducedCost(row, chosen))) {
        chosen = k;
      }
    }
    return chosen;
  }

  /** As in {@link BranchAndBound}: what holds for a pair holds for its twins that are not fixed. */
  private void forbidToTwins(EdgeSplitting bound, int row, int k) {
    for (int i = 0; i < model.rows(); i++) {
      boolean alike = !fixedRow[i] && twins.classOfRow(i) == twins.classOfRow(row);
      for (int l = 0; alike && l < model.order(); l++) {
        if (!fixedColumn[l] && twins.classOfColumn(l) == twins.classOfColumn(k)) {
          bound.forbid(i, l);
        }
      }
    }
    bound.settle();
  }
}
