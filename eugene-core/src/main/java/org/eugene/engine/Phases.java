package org.eugene.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.ObjLongConsumer;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.StarAssignment;
import org.eugene.bound.StarTypes;
import org.eugene.exact.Aspiration;
import org.eugene.exact.BranchAndBound;
import org.eugene.exact.DepthFirst;
import org.eugene.local.Annealing;
import org.eugene.local.Reseating;
import org.eugene.local.TabuSearch;
import org.eugene.local.Tempering;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.SavingsModel;
import org.eugene.model.SparseModel;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.RelaxationPath;
import org.eugene.solver.MethodOption;

/** The phases of the engine. Each is a few lines around an algorithm that lives elsewhere. */
public final class Phases {
  /**
   * Steps of a short tabu search, for each row. Halved, as many mappings of aids and python-ast are
   * better as worse; doubled, 3 of 50 of aids are worse and triangles take a fifth longer.
   */
  public static final MethodOption<Long> TABU_STEPS_PER_ROW =
      MethodOption.whole(
          "tabu.steps-per-row", "steps of a round of tabu search, for each row", 4, 1, 10_000);

  /**
   * How far the later starts of a relaxation lean towards a random permutation. Halved or doubled,
   * one mapping of 50 of python-ast is better and all others are the same.
   */
  public static final MethodOption<Double> ANCHOR =
      MethodOption.real(
          "relaxation.anchor", "weight of a permutation in the start of a path", 0.2, 0, 1);

  /** Frank–Wolfe steps at one λ. Halved or doubled, answers change in 2 of 200 pairs. */
  public static final MethodOption<Long> STEPS_PER_LAMBDA =
      MethodOption.whole(
          "relaxation.steps-per-lambda", "Frank-Wolfe steps at one λ", 10, 1, 10_000);

  /**
   * How many λ a brief path has beside 0. Doubled, a mapping of triangles and one of aids are
   * worse.
   */
  public static final MethodOption<Long> LAMBDAS =
      MethodOption.whole("relaxation.lambdas", "steps of λ on a brief path", 8, 1, 10_000);

  /**
   * The first λ of a long path, as a share of κ². Halved, 3 of 6 mappings of mutagenicity beyond
   * 100 vertices are better and one worse, for a fifth more time; doubled, 5 are worse.
   */
  public static final MethodOption<Double> FIRST_LAMBDA =
      MethodOption.real("long-path.first-lambda", "first λ, as a share of κ²", 0.05, 1e-6, 10);

  /** What λ is multiplied by on a long path. With 2.6, 5 of those 6 mappings are worse. */
  public static final MethodOption<Double> LAMBDA_GROWTH =
      MethodOption.real("long-path.lambda-growth", "what λ is multiplied by", 1.3, 1.001, 100);

  /**
   * Rounds of tabu search in one neighbourhood after a long path. Halved, 2 of those 6 are worse
   * and one better; doubled, one is better, for a quarter more time.
   */
  public static final MethodOption<Long> NEARBY_ROUNDS =
      MethodOption.whole(
          "long-path.nearby-rounds", "rounds of tabu search nearby, after a path", 100, 0, 100_000);

  /** Steps of each. Halved, one of the 6 is worse; doubled, one better, for a third more time. */
  public static final MethodOption<Long> NEARBY_STEPS =
      MethodOption.whole("long-path.nearby-steps", "steps of such a round", 30, 1, 100_000);

  static final List<MethodOption<?>> OPTIONS =
      List.of(
          TABU_STEPS_PER_ROW,
          ANCHOR,
          STEPS_PER_LAMBDA,
          LAMBDAS,
          FIRST_LAMBDA,
          LAMBDA_GROWTH,
          NEARBY_ROUNDS,
          NEARBY_STEPS,
          Aspiration.SHARE);

  /** All mappings of very small graphs, as far as they are not excluded. */
  public static final Phase DEPTH_FIRST = phase("depth-first", "node", Phases::depthFirst);

  /** The BRANCH bound as the root of the edge-splitting bound, and its assignment. */
  public static final Phase BRANCH = phase("branch", "bound", Phases::branch);

  /** The same for graphs too large to split: one assignment, one coarser bound. */
  public static final Phase COARSE_BRANCH = phase("coarse-branch", "bound", Phases::coarseBranch);

  /** Rounds of tabu search: the first from the best so far, the others from parts of it shifted. */
  public static final Phase TABU = phase("tabu", "round", Phases::tabu);

  /** The bound of the root raised, without branching. */
  public static final Phase ROOT =
      phase("root", "node", (shop, amount) -> shop.tree().ifPresent(BranchAndBound::raiseRoot));

  /** The bound of the root raised by deflected steps until it stands still. */
  public static final Phase CONVERGED_ROOT =
      phase(
          "converged-root",
          "step",
          (shop, steps) -> shop.tree().ifPresent(tree -> tree.converge(steps)));

  /** Branch and bound, to so many nodes in all. */
  public static final Phase TREE =
      phase("tree", "node", (shop, nodes) -> shop.tree().ifPresent(tree -> tree.search(nodes)));

  /** Branch and bound by questions, each for a little more than is proved, to so many nodes. */
  public static final Phase ASPIRATION = phase("aspiration", "node", Phases::aspire);

  /** Brief paths from the convex relaxation to a permutation, each cleaned up by tabu search. */
  public static final Phase RELAXATION = phase("relaxation", "start", Phases::relaxations);

  /** Parallel tempering. */
  public static final Phase TEMPERING = phase("tempering", "proposal", Phases::temper);

  /** Paths in small steps until they arrive at a permutation, for large graphs. */
  public static final Phase LONG_PATH = phase("long-path", "start", Phases::longPaths);

  /** BRANCH by types of vertices, for graphs of thousands of them. */
  public static final Phase STAR_TYPES = phase("star-types", "bound", Phases::starTypes);

  /** A matching that spreads from certain pairs, for large sparse graphs. */
  public static final Phase PERCOLATION =
      phase("percolation", "round", (shop, rounds) -> shop.percolation().search(rounds));

  /** Chains and trees of which pieces have come off, the largest first. */
  public static final Phase PIECES =
      phase("pieces", "time", (shop, once) -> shop.percolation().layPieces());

  /** What can be trusted of that matching stays, and the rest grows anew from there. */
  public static final Phase REGROWTH =
      phase("regrowth", "round", (shop, rounds) -> shop.percolation().growAnew(rounds));

  /** A walk that cools down, for large sparse graphs. */
  public static final Phase ANNEALING = phase("annealing", "proposal", Phases::anneal);

  /** Many rows at once that are not joined, each time in the best way, for large sparse graphs. */
  public static final Phase RESEATING = phase("reseating", "idle turn", Phases::reseat);

  /** All of them. */
  public static final List<Phase> ALL =
      List.of(
          DEPTH_FIRST,
          BRANCH,
          COARSE_BRANCH,
          STAR_TYPES,
          TABU,
          ROOT,
          CONVERGED_ROOT,
          TREE,
          ASPIRATION,
          RELAXATION,
          TEMPERING,
          LONG_PATH,
          PERCOLATION,
          PIECES,
          REGROWTH,
          ANNEALING,
          RESEATING);

  private Phases() {}

  private static Phase phase(String name, String unit, ObjLongConsumer<Workshop> work) {
    return new Phase() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public String unit() {
        return unit;
      }

      @Override
      public void run(Workshop shop, long amount) {
        work.accept(shop, amount);
      }
    };
  }

  private static void depthFirst(Workshop shop, long nodes) {
    if (DepthFirst.fits(shop.model())
        && new DepthFirst(shop.model(), shop.incumbent()).search(nodes)
        && !shop.run().isDone()) {
      // It writes no proof down, but the answer is the same with one: the tree goes on until it has
      // it.
      shop.tree().ifPresent(tree -> tree.search(Long.MAX_VALUE));
    }
  }

  private static void branch(Workshop shop, long once) {
    shop.root().ifPresent(bound -> report(shop, bound));
  }

  private static void report(Workshop shop, EdgeSplitting bound) {
    shop.countdown().step();
    shop.run().raise(shop.model().provedUnits(bound.lower()));
    int[] assignment = new int[shop.model().order()];
    Arrays.setAll(assignment, bound::columnOf);
    shop.incumbent().offer(assignment);
  }

  private static void coarseBranch(Workshop shop, long once) {
    StarAssignment branch = StarAssignment.coarseBranch(shop.model(), shop.countdown()::isOver);
    shop.countdown().step();
    branch.report(shop.incumbent());
  }

  private static void starTypes(Workshop shop, long once) {
    shop.countdown().step();
    shop.run().raise(StarTypes.lower(shop.sparse(), shop.countdown()));
  }

  private static void anneal(Workshop shop, long proposals) {
    Annealing annealing = shop.annealing();
    annealing.search(sparseStart(shop), proposals, shop.countdown());
    if (annealing.bestUnits() < shop.run().upper()) {
      shop.run().offer(shop.sparse().mapping(annealing.best()));
    }
  }

  private static void reseat(Workshop shop, long idleTurns) {
    Reseating reseating = shop.reseating();
    reseating.search(sparseStart(shop), idleTurns, shop.countdown());
    if (reseating.units() < shop.run().upper()) {
      shop.run().offer(shop.sparse().mapping(reseating.image()));
    }
  }

  /** The best mapping so far, as the sparse model has it. */
  private static int[] sparseStart(Workshop shop) {
    int[] start = new int[shop.sparse().source().order()];
    Arrays.fill(start, SparseModel.NONE);
    shop.run().mapping().ifPresent(mapping -> Arrays.setAll(start, mapping::image));
    return start;
  }

  private static void tabu(Workshop shop, long rounds) {
    boolean goesOn = shop.tabu().hasSearched();
    for (long round = 0; round < rounds && !shop.run().isDone(); round++) {
      if (round == 0 && !goesOn) {
        searchFrom(shop, shop.incumbent().permutation());
      } else {
        lookBeforeARound(shop);
        shop.tabu().again(tabuSteps(shop), shop.target(), shop.countdown());
        shop.incumbent().offer(shop.tabu().best());
      }
    }
  }

  /**
   * A round begins with the prices of all swaps, which on huge graphs takes longer than a moment.
   */
  private static void lookBeforeARound(Workshop shop) {
    shop.model().lookBefore(3, Integer.BYTES);
  }

  private static int tabuSteps(Workshop shop) {
    return shop.tuning().count(TABU_STEPS_PER_ROW) * shop.model().order();
  }

  private static void searchFrom(Workshop shop, int[] permutation) {
    shop.incumbent().offer(permutation); // in case that there is no time for more
    lookBeforeARound(shop);
    TabuSearch tabu = shop.tabu();
    tabu.from(permutation, tabuSteps(shop), shop.target(), shop.countdown());
    shop.incumbent().offer(tabu.best());
  }

  private static void relaxations(Workshop shop, long starts) {
    RelaxationPath path = shop.path();
    for (long start = 0; start < starts && !shop.run().isDone(); start++) {
      searchFrom(shop, followBriefly(shop, path));
    }
  }

  /** In a few steps from the uniform matrix, the later ones pulled towards a random permutation. */
  private static int[] followBriefly(Workshop shop, RelaxationPath path) {
    long lambdas = shop.tuning().get(LAMBDAS);
    path.start(shop.random().permutation(shop.model().order()), anchor(shop));
    for (long k = 0; k <= lambdas && !shop.countdown().isOver(); k++) {
      path.descend(2 * path.kappaSquared() * k / lambdas, shop.tuning().count(STEPS_PER_LAMBDA));
    }
    return rounded(shop.model(), path);
  }

  /** Where a path stands, in rows and columns of the model. */
  private static int[] rounded(SavingsModel model, RelaxationPath path) {
    GedProblem problem = model.problem();
    return model.permutation(
        VertexMapping.ofPermutation(path.rounded(), problem.sourceOrder(), problem.targetOrder()));
  }

  private static double anchor(Workshop shop) {
    return shop.nextPath() == 0 ? 0 : shop.tuning().get(ANCHOR);
  }

  private static void aspire(Workshop shop, long nodes) {
    shop.tree().ifPresent(tree -> new Aspiration(tree, shop.run(), shop.tuning()).search(nodes));
  }

  private static void temper(Workshop shop, long proposals) {
    Tempering tempering = shop.tempering();
    tempering.search(
        shop.incumbent().permutation(),
        proposals,
        shop.target(),
        shop.countdown(),
        shop.run().crew());
    shop.incumbent().offer(tempering.best());
  }

  private static void longPaths(Workshop shop, long starts) {
    RelaxationPath path = shop.path();
    long rounds = shop.tuning().get(NEARBY_ROUNDS);
    int steps = shop.tuning().count(NEARBY_STEPS);
    for (long start = 0; start < starts && !shop.run().isDone(); start++) {
      follow(shop, path);
      searchFrom(shop, shop.incumbent().permutation());
      for (long round = 0; round < rounds && !shop.run().isDone(); round++) {
        shop.tabu().againNearby(steps, shop.target(), shop.countdown());
        shop.incumbent().offer(shop.tabu().best());
      }
    }
  }

  private static void follow(Workshop shop, RelaxationPath path) {
    SavingsModel model = shop.model();
    int steps = shop.tuning().count(STEPS_PER_LAMBDA);
    path.start(model.sourceToTarget(shop.incumbent().permutation()), anchor(shop));
    path.descend(0, steps);
    double lambda = shop.tuning().get(FIRST_LAMBDA) * path.kappaSquared();
    while (!path.isPermutation() && !shop.countdown().isOver() && lambda > 0) {
      path.descend(lambda, steps);
      lambda *= shop.tuning().get(LAMBDA_GROWTH);
    }
    if (model.order() > 0) {
      shop.incumbent().offer(rounded(model, path));
    }
  }
}
