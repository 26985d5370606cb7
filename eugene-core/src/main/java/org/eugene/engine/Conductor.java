package org.eugene.engine;

import java.util.Arrays;
import org.eugene.bound.CoarseBranch;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.SavingsModel;
import org.eugene.exact.BranchAndBound;
import org.eugene.exact.Threshold;
import org.eugene.local.SeededRandom;
import org.eugene.local.TabuSearch;
import org.eugene.local.Tempering;
import org.eugene.madam.RelaxationPath;
import org.eugene.mapping.VertexMapping;
import org.eugene.solver.Countdown;

/** One run of {@link EugeneSolver}: which search or bound has its turn when. */
final class Conductor {
  /** The edge-splitting bound may have so many numbers. */
  private static final long LARGEST_SPLITTING = 1 << 24;

  /** Beyond this order a relaxation path is better spent time than branching. */
  private static final int LARGE = 100;

  /** Up to this order branching ends soon, so it comes before the relaxation. */
  private static final int SMALL = 24;

  private static final int FIRST_NODES = 60;

  /** Branching ends soon there, so that a share of the planned tempering is enough. */
  private static final double SMALL_SHARE = 0.15;

  /** What a node may cost for the plan's number of nodes to hold; dearer ones are fewer. */
  private static final double WORK_OF_A_NODE = 20_000;

  private static final int TABU_STEPS_PER_ROW = 4;

  /** Beyond this mean degree bounds are weaker, and so many times more rounds pay. */
  private static final double LARGEST_TREE_LIKE_DEGREE = 2.6;

  private static final int DENSE_FACTOR = 128;

  /** Where nodes are dear, so many rounds of tabu search come before the first. */
  private static final int DENSE_ROUNDS = 32;

  private static final double ANCHOR = 0.2;
  private static final int STEPS_PER_LAMBDA = 10;
  private static final int LAMBDAS = 8;
  private static final double FIRST_LAMBDA = 0.05;
  private static final double LAMBDA_GROWTH = 1.3;

  /**
   * A relaxation path takes a hundred assignments like the one of the BRANCH bound: if that took
   * more than this share of the time, there is not enough left to follow one.
   */
  private static final double LARGEST_SHARE_OF_BRANCH = 0.05;

  /** What the search for a mapping may use of the time if a proof is to be tried at all. */
  private static final double LARGEST_SHARE_OF_SEARCH = 0.8;

  private static final int NEARBY_ROUNDS = 100;
  private static final int NEARBY_STEPS = 30;

  private final SavingsModel model;
  private final Threshold threshold;
  private final Plan plan;
  private final Incumbent incumbent;
  private final Countdown countdown;
  private final SeededRandom random;
  private final TabuSearch tabu;
  private final Tempering tempering;

  Conductor(
      SavingsModel model,
      EugeneOptions options,
      Threshold threshold,
      Incumbent incumbent,
      Countdown countdown) {
    this.model = model;
    this.threshold = threshold;
    this.plan = Plan.of(options.effort());
    this.incumbent = incumbent;
    this.countdown = countdown;
    this.random = new SeededRandom(options.seed());
    this.tabu = new TabuSearch(model, random.nextLong());
    this.tempering = new Tempering(model, random.nextLong());
  }

  void run() {
    boolean fits = EdgeSplitting.fits(model, LARGEST_SPLITTING);
    if (model.order() <= LARGE && fits) {
      solve();
      return;
    }
    solveLarge();
    // Setting the bound up takes a while and does not look at the clock.
    if (fits && plan.isForProof() && !isDone() && countdown.timeUsed() < LARGEST_SHARE_OF_SEARCH) {
      prove();
    }
  }

  /** Branches until the distance is known. */
  private void prove() {
    BranchAndBound search =
        new BranchAndBound(
            model,
            new EdgeSplitting(model),
            incumbent.permutation(),
            incumbent.upper(),
            threshold,
            random.nextLong(),
            incumbent::offer,
            countdown);
    search.search(Long.MAX_VALUE);
    report(search);
  }

  /** Bound and start, local search, dual bound, then relaxation and branching by turns. */
  private void solve() {
    EdgeSplitting bound = new EdgeSplitting(model);
    incumbent.raise(model.provedUnits(bound.lower()));
    int[] assignment = new int[model.order()];
    Arrays.setAll(assignment, bound::columnOf);
    incumbent.offer(assignment);
    if (isDone()) {
      return;
    }
    searchLocally(incumbent.permutation());
    searchOn(nodes() < plan.nodes() / 2 ? DENSE_ROUNDS : 0);
    if (isDone()) {
      return;
    }
    BranchAndBound search =
        new BranchAndBound(
            model,
            bound,
            incumbent.permutation(),
            incumbent.upper(),
            threshold,
            random.nextLong(),
            incumbent::offer,
            countdown);
    search.raiseRoot();
    report(search);
    if (model.order() <= SMALL && !isDone()) {
      search.search(Math.min(nodes(), FIRST_NODES));
      report(search);
    }
    RelaxationPath path = new RelaxationPath(model.problem(), countdown);
    for (int start = 0; start < plan.relaxations() && !isDone(); start++) {
      searchLocally(followBriefly(path, start == 0 ? 0 : ANCHOR));
    }
    double before = 0;
    for (double share : plan.turns()) {
      searchMore(share - before);
      if (isOutOfReach()) {
        searchMore(share - before);
      } else if (!isDone()) {
        search.offer(incumbent.permutation());
        search.search(plan.isForProof() ? Long.MAX_VALUE : (long) Math.ceil(share * nodes()));
        report(search);
      }
      before = share;
    }
  }

  /** A share of the planned search for a mapping. */
  private void searchMore(double share) {
    if (isTreeLike()) {
      temper(model.order() <= SMALL ? SMALL_SHARE * share : share);
    } else {
      searchOn((int) (share * DENSE_FACTOR * plan.tabuRounds()));
    }
  }

  private boolean isDone() {
    return incumbent.isAnswered() || countdown.isOver();
  }

  /** The plan's nodes, fewer where local matchings between many edges make each one dear. */
  private long nodes() {
    if (plan.isForProof()) {
      return Long.MAX_VALUE;
    }
    double rowDegree = model.rowHalves().count() / Math.max(1.0, model.rows());
    double columnDegree = model.columnHalves().count() / Math.max(1.0, model.columns());
    double work =
        (double) model.rows()
            * model.columns()
            * rowDegree
            * columnDegree
            * Math.min(rowDegree, columnDegree);
    long most = model.order() <= SMALL ? plan.nodes() : plan.nodesBeyondSmall();
    return (long) Math.max(1, most * Math.min(1, WORK_OF_A_NODE / Math.max(1, work)));
  }

  private int tabuSteps() {
    return TABU_STEPS_PER_ROW * model.order();
  }

  private int target() {
    return model.isExact() ? model.scaled(incumbent.lower()) : Integer.MIN_VALUE;
  }

  private void searchLocally(int[] permutation) {
    tabu.from(permutation, tabuSteps(), target(), countdown);
    incumbent.offer(tabu.best());
  }

  /** Whether there are hardly more edges than vertices, as in molecules and syntax trees. */
  private boolean isTreeLike() {
    int halves = Math.min(model.rowHalves().count(), model.columnHalves().count());
    return halves <= LARGEST_TREE_LIKE_DEGREE * model.rows();
  }

  private void searchOn(int rounds) {
    for (int round = 0; round < rounds && !isDone(); round++) {
      tabu.again(tabuSteps(), target(), countdown);
      incumbent.offer(tabu.best());
    }
  }

  private void temper(double share) {
    if (isDone()) {
      return;
    }
    long proposals = (long) (share * plan.proposalsPerRow() * model.order());
    tempering.search(incumbent.permutation(), proposals, target(), countdown);
    incumbent.offer(tempering.best());
  }

  /** Whether the gap is more than the plan's nodes ever close. */
  private boolean isOutOfReach() {
    double gap = (double) model.scaled(incumbent.upper()) - model.scaled(incumbent.lower());
    return isTreeLike() && model.order() > SMALL && gap > plan.reach() * model.meanSaving();
  }

  /** Mappings were reported as they were found; this is for the bound. */
  private void report(BranchAndBound search) {
    incumbent.raise(search.lowerUnits());
  }

  /**
   * A relaxation path in a few steps from the uniform matrix, pulled towards a random permutation.
   */
  private int[] followBriefly(RelaxationPath path, double anchor) {
    path.start(random.permutation(model.order()), anchor);
    for (int k = 0; k <= LAMBDAS && !countdown.isOver(); k++) {
      path.descend(2 * path.kappaSquared() * k / LAMBDAS, STEPS_PER_LAMBDA);
    }
    return permutationOf(path);
  }

  private int[] permutationOf(RelaxationPath path) {
    int[] rounded = path.rounded();
    return model.permutation(
        VertexMapping.ofPermutation(
            rounded, model.problem().sourceOrder(), model.problem().targetOrder()));
  }

  /** Large graphs: the relaxation finds the way, local search cleans up, one bound. */
  private void solveLarge() {
    CoarseBranch branch = new CoarseBranch(model, countdown::isOver);
    incumbent.raise(model.provedUnits(branch.lower()));
    branch.assignment().ifPresent(incumbent::offer);
    if (isDone()) {
      return;
    }
    if (countdown.timeUsed() > LARGEST_SHARE_OF_BRANCH) {
      searchLocally(incumbent.permutation());
      return;
    }
    RelaxationPath path = new RelaxationPath(model.problem(), countdown);
    for (int start = 0; start < Math.max(1, plan.relaxations() - 1) && !isDone(); start++) {
      follow(path, start == 0 ? 0 : ANCHOR);
      searchLocally(incumbent.permutation());
      for (int round = 0; round < NEARBY_ROUNDS && !isDone(); round++) {
        tabu.againNearby(NEARBY_STEPS, target(), countdown);
        incumbent.offer(tabu.best());
      }
    }
  }

  /** A relaxation path in small steps until it has arrived at a permutation. */
  private void follow(RelaxationPath path, double anchor) {
    path.start(paddedPermutation(), anchor);
    path.descend(0, STEPS_PER_LAMBDA);
    double lambda = FIRST_LAMBDA * path.kappaSquared();
    while (!path.isPermutation() && !countdown.isOver() && lambda > 0) {
      path.descend(lambda, STEPS_PER_LAMBDA);
      lambda *= LAMBDA_GROWTH;
    }
    incumbent.offer(permutationOf(path));
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
