package org.eugene.optima;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.SavingsModel;
import org.eugene.path.EditOperation;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/** One search for all optimal mappings: what it found so far, and what they have in common. */
final class OptimaSearch {
  /** So many numbers may the bounds of all levels hold together: a quarter of a gigabyte. */
  private static final long MOST_NUMBERS = 1 << 26;

  private final GedProblem problem;
  private final OptimaOptions options;
  private final VertexMapping first;
  private final long optimum;
  private final Run run;
  private final List<VertexMapping> found = new ArrayList<>();
  private final CommonEdits common;
  private Optional<PairSymmetries> symmetries = Optional.empty();
  private BigInteger total = BigInteger.ZERO;
  private Optima.End end = Optima.End.COMPLETE;

  /**
   * @param first an optimal mapping; what it costs is what the others cost
   */
  OptimaSearch(GedProblem problem, VertexMapping first, OptimaOptions options, Budget budget) {
    this.run = Run.start(problem, Terms.of(budget));
    this.problem = problem;
    this.options = options;
    this.first = first;
    this.optimum = problem.units(first);
    this.common = new CommonEdits(problem, first);
  }

  Optima search() {
    if (!fits(problem)) {
      return Optima.without(options, Optima.End.TOO_LARGE, List.of(first));
    }
    if (!run.untilSpent(this::work)) {
      end = Optima.End.BUDGET;
    }
    if (found.isEmpty()) {
      found.add(first);
    }
    if (end != Optima.End.COMPLETE) {
      return Optima.without(options, end, found);
    }
    List<EditOperation> always =
        symmetries.isPresent() ? common.closedUnder(symmetries.get()) : common.edits();
    return new Optima(options, end, found, Optional.of(total), Optional.of(always));
  }

  /** Whether a bound for every level fits the memory. */
  private static boolean fits(GedProblem problem) {
    double order = (double) problem.sourceOrder() + problem.targetOrder();
    double shares = 4.0 * problem.sourceEdges().size() * problem.targetEdges().size();
    int levels = Math.min(problem.sourceOrder(), problem.targetOrder()) + 1;
    return levels * (order * order + shares) <= MOST_NUMBERS;
  }

  private void work() {
    SavingsModel model = SavingsModel.ofAllOptima(problem, run.countdown());
    if (options.merged() && !findSymmetries()) {
      return;
    }
    add(first);
    new OptimaTree(model, optimum, symmetries, this).search();
  }

  private boolean findSymmetries() {
    PairSymmetries all = new PairSymmetries(problem);
    if (!all.areTrivial()) {
      symmetries = Optional.of(all);
      return all.find(countdown()::isOver) || isOver();
    }
    return true;
  }

  Countdown countdown() {
    return run.countdown();
  }

  /** Whether nothing more is wanted; asked before every piece of work. */
  boolean isOver() {
    if (end == Optima.End.COMPLETE && countdown().isOver()) {
      end = Optima.End.BUDGET;
    }
    return end != Optima.End.COMPLETE;
  }

  /** Takes an optimal mapping from the tree, which finds each once. */
  void offer(VertexMapping mapping) {
    if (symmetries.isPresent() || !mapping.equals(first)) {
      add(mapping);
    }
  }

  private void add(VertexMapping mapping) {
    BigInteger alike = BigInteger.ONE;
    if (symmetries.isPresent()) {
      Optional<BigInteger> size = symmetries.get().sizeIfNew(mapping, countdown()::isOver);
      if (size.isEmpty()) {
        return; // known, or time is up
      }
      alike = size.get();
    }
    if (found.size() == options.limit()) {
      end = Optima.End.LIMIT;
      return;
    }
    found.add(mapping);
    total = total.add(alike);
    common.keep(mapping);
  }
}
