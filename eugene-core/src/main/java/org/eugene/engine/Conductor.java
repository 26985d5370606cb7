package org.eugene.engine;

import java.util.Arrays;
import org.eugene.bound.CoarseBranch;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.SavingsModel;
import org.eugene.exact.BranchAndBound;
import org.eugene.local.TabuSearch;
import org.eugene.madam.RelaxationPath;
import org.eugene.mapping.VertexMapping;
import org.eugene.solver.Countdown;

/** One run of {@link EugeneSolver}: which search or bound has its turn when. */
final class Conductor {
  /** The edge-splitting bound may have so many numbers. */
  private static final long LARGEST_SPLITTING = 1 << 24;

  private static final int LARGE = 100;
  private static final int NEARBY_ROUNDS = 100;
  private static final int NEARBY_STEPS = 30;
  private static final int STEPS_PER_LAMBDA = 10;
  private static final double ANCHOR = 0.2;
  private static final double FIRST_LAMBDA = 0.05;
  private static final double LAMBDA_GROWTH = 1.3;

  private final SavingsModel model;
  private final EugeneOptions options;
  private final Plan plan;
  private final Incumbent incumbent;
  private final Countdown countdown;

  Conductor(SavingsModel model, EugeneOptions options, Incumbent incumbent, Countdown countdown) {
    this.model = model;
    this.options = options;
    this.plan = Plan.of(options.effort());
    this.incumbent = incumbent;
    this.countdown = countdown;
  }

  void run() {
    if (model.order() <= LARGE && EdgeSplitting.fits(model, LARGEST_SPLITTING)) {
      solveWithSplitting();
    } else {
      solveLarge();
    }
  }

  private void solveWithSplitting() {
    EdgeSplitting bound = new EdgeSplitting(model);
    incumbent.raise(model.provedUnits(bound.lower()));
    incumbent.offer(assignmentOf(bound));
    if (isDone()) {
      return;
    }
    TabuSearch tabu = new TabuSearch(model, options.seed());
    tabu(tabu, 1);
    if (isDone()) {
      return;
    }
    prove(bound, 1);
    if (isDone()) {
      return;
    }
    RelaxationPath path = new RelaxationPath(model.problem());
    SeededPermutations anchors = new SeededPermutations(options.seed());
    for (int start = 0; start < Integer.getInteger("fw",4) && !isDone(); start++) {
      int[] p = follow2(path, start == 0 ? 0 : .2, anchors.next(model.order()));
      tabu.from(p, plan.tabuSteps() * model.order(), model.scaled(incumbent.lower()), countdown);
      incumbent.offer(tabu.best());
    }
    if (isDone()) {
      return;
    }
    tabu(tabu, plan.tabuRounds());
    if (isDone()) {
      return;
    }
    prove(bound, plan.nodes());
  }

  private boolean isDone() {
    return incumbent.isProved() || countdown.isOver();
  }

  private int[] assignmentOf(EdgeSplitting bound) {
    int[] permutation = new int[model.order()];
    Arrays.setAll(permutation, bound::columnOf);
    return permutation;
  }

  private void tabu(TabuSearch tabu, int rounds) {
    int steps = plan.tabuSteps() * model.order();
    int target = model.scaled(incumbent.lower());
    tabu.from(incumbent.permutation(), steps, target, countdown);
    for (int round = 1;
        round < rounds && tabu.bestCost() > target && !countdown.isOver();
        round++) {
      tabu.again(steps, target, countdown);
    }
    incumbent.offer(tabu.best());
  }

  private void prove(EdgeSplitting bound, long nodes) {
    BranchAndBound search =
        new BranchAndBound(model, incumbent.permutation(), incumbent.upper(), countdown);
    search.run(bound, nodes);
    incumbent.offer(search.best());
    incumbent.raise(search.lowerUnits());
  }

  /** Large graphs: the relaxation finds the way, local search cleans up, one bound. */
  private void solveLarge() {
    CoarseBranch branch = new CoarseBranch(model);
    incumbent.raise(model.provedUnits(branch.lower()));
    incumbent.offer(branch.assignment());
    if (isDone()) {
      return;
    }
    RelaxationPath path = new RelaxationPath(model.problem());
    TabuSearch tabu = new TabuSearch(model, options.seed());
    for (int start = 0; start < plan.relaxations() && !isDone(); start++) {
      follow(path, start == 0 ? 0 : ANCHOR);
      tabu(tabu, 1);
      int target = model.scaled(incumbent.lower());
      for (int round = 1; round < NEARBY_ROUNDS && tabu.bestCost() > target && !countdown.isOver(); round++) {
        tabu.againNearby(NEARBY_STEPS, target, countdown);
      }
      incumbent.offer(tabu.best());
    }
  }

  private int[] follow2(RelaxationPath path, double anchor, int[] at) {
    path.start(at, anchor);
    int K = Integer.getInteger("K", 8);
    for (int k = 0; k <= K && !countdown.isOver(); k++) {
      path.descend(2 * path.kappaSquared() * k / K, STEPS_PER_LAMBDA, countdown);
    }
    return model.permutation(VertexMapping.ofPermutation(path.rounded(), model.problem().sourceOrder(), model.problem().targetOrder()));
  }

  private void follow(RelaxationPath path, double anchor) {
    path.start(paddedPermutation(), anchor);
    path.descend(0, STEPS_PER_LAMBDA, countdown);
    double lambda = FIRST_LAMBDA * path.kappaSquared();
    while (!path.isPermutation() && !countdown.isOver()) {
      path.descend(lambda, STEPS_PER_LAMBDA, countdown);
      lambda *= LAMBDA_GROWTH;
    }
    int rows = model.problem().sourceOrder();
    VertexMapping mapping =
        VertexMapping.ofPermutation(path.rounded(), rows, model.problem().targetOrder());
    incumbent.offer(model.permutation(mapping));
  }

  /** The incumbent as a permutation of padded source vertices to padded target vertices. */
  private int[] paddedPermutation() {
    int[] permutation = incumbent.permutation();
    if (!model.isTransposed()) {
      return permutation;
    }
    int[] inverse = new int[permutation.length];
    for (int i = 0; i < inverse.length; i++) {
      inverse[permutation[i]] = i;
    }
    return inverse;
  }
}
