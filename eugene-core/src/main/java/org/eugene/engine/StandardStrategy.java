package org.eugene.engine;

import static org.eugene.engine.Phases.ANNEALING;
import static org.eugene.engine.Phases.ASPIRATION;
import static org.eugene.engine.Phases.BRANCH;
import static org.eugene.engine.Phases.COARSE_BRANCH;
import static org.eugene.engine.Phases.CONVERGED_ROOT;
import static org.eugene.engine.Phases.DEPTH_FIRST;
import static org.eugene.engine.Phases.LONG_PATH;
import static org.eugene.engine.Phases.PERCOLATION;
import static org.eugene.engine.Phases.PIECES;
import static org.eugene.engine.Phases.REGROWTH;
import static org.eugene.engine.Phases.RELAXATION;
import static org.eugene.engine.Phases.RESEATING;
import static org.eugene.engine.Phases.ROOT;
import static org.eugene.engine.Phases.STAR_TYPES;
import static org.eugene.engine.Phases.TABU;
import static org.eugene.engine.Phases.TEMPERING;
import static org.eugene.engine.Phases.TREE;

import java.util.ArrayList;
import java.util.List;
import org.eugene.engine.Plan.Gap;
import org.eugene.engine.Plan.Step;
import org.eugene.solver.Effort;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;

/**
 * The engine's plan, by regime and effort. What sets the regimes apart:
 *
 * <ul>
 *   <li><b>tiny</b>: as small, but nearly always over after a quicker search;
 *   <li><b>small</b>: branching ends soon, so it comes before the relaxation;
 *   <li><b>medium</b>: nodes close a gap of about an edge and no more, so beyond that the search
 *       for mappings has their time;
 *   <li><b>large</b>: a long relaxation path is better spent time than branching;
 *   <li><b>huge</b>: no tables of all pairs of vertices; where there are few edges, matching
 *       spreads from certain pairs, elsewhere one assignment and a little cleaning up is all there
 *       is;
 *   <li><b>tree-like or dense</b>: mappings are found by tempering where there are hardly more
 *       edges than vertices, by tabu search elsewhere.
 * </ul>
 *
 * <p>Every number here and in what it steers says what it was measured with: halved and doubled by
 * {@code ./eugene table tuning} on 50 pairs each of molhiv and triangles below 25 vertices, aids
 * and python-ast from 25 to 50, and fewer where a pair takes long.
 */
final class StandardStrategy implements Strategy {
  /** Numbers of the edge-splitting bound that memory is spent on: 64 MB a level of the tree. */
  private static final long LARGEST_SPLITTING = 1 << 24;

  /**
   * With it 4,200 pairs of aids700nef take 0.04 ms each and without it 0.20. Up to 16, 150 pairs of
   * aids with 15 and 16 vertices take 9.9 instead of 4.1 ms under uniform costs and 1.1 instead of
   * 2.4 under paper-1, and as many of imdb-multi 0.2 instead of 33 ms.
   */
  static final MethodOption<Long> TINY =
      MethodOption.whole(
          "strategy.tiny", "up to this order mappings are searched depth first", 14, 0, 1_000_000);

  /**
   * Of 2,000 pairs of aids700nef none needs more than 1,100; of 150 of coil-del with 13 and 14
   * vertices 11 are left to the tree.
   */
  static final MethodOption<Long> TINY_NODES =
      MethodOption.whole("strategy.tiny-nodes", "nodes of that search", 10_000, 0, Long.MAX_VALUE);

  /**
   * Half of it proves 76 instead of 92 % of molhiv and 66 instead of 90 % of triangles; twice as
   * much proves 30 instead of 18 % of aids but loses 4 of 50 mappings and takes a third longer.
   */
  static final MethodOption<Long> SMALL =
      MethodOption.whole(
          "strategy.small", "up to this order branching ends soon", 24, 0, 1_000_000);

  /**
   * Doubled, 4 of 6 mappings of mutagenicity beyond 100 vertices are better, for seven times the
   * time; halved, they are the same.
   */
  static final MethodOption<Long> LARGE =
      MethodOption.whole(
          "strategy.large",
          "beyond this order a relaxation path is better than branching",
          100,
          0,
          1_000_000);

  /**
   * In a minute, on networks of which one edge in a hundred was moved, before sparse ones had a
   * plan of their own: with 1,500 vertices the relaxation finds the 58 edits, without it there are
   * 2,728; with 3,000 vertices there are 6,612 without it and 11,844 with it.
   */
  static final MethodOption<Long> HUGE =
      MethodOption.whole(
          "strategy.huge",
          "beyond this order there are no tables of all pairs",
          2_000,
          -1,
          1_000_000);

  /**
   * Halved, 4 of 50 mappings of aids are worse and 3 better, for a quarter more time, and 4 of
   * python-ast are better; doubled, one of triangles is worse.
   */
  static final MethodOption<Double> TREE_LIKE_DEGREE =
      MethodOption.real(
          "strategy.tree-like-degree", "up to this mean degree graphs are tree-like", 2.6, 0, 1e6);

  /** Halved, 86 instead of 90 % of triangles are proved; doubled, nothing changes. */
  static final MethodOption<Double> WORK_OF_A_NODE =
      MethodOption.real(
          "strategy.work-of-a-node",
          "what a node may cost for the planned number to hold; of dearer ones there are fewer",
          20_000,
          1,
          1e12);

  /** Doubled, 90 instead of 92 % of molhiv are proved; halved, nothing changes. */
  static final MethodOption<Long> FIRST_NODES =
      MethodOption.whole(
          "strategy.first-nodes", "nodes before the relaxation, where small", 60, 0, 1_000_000);

  /** Halved, one of 50 mappings of molhiv is worse; doubled, one is better. */
  static final MethodOption<Double> SMALL_SHARE =
      MethodOption.real(
          "strategy.small-share", "share of the planned tempering, where small", 0.15, 0, 100);

  /**
   * Of 550 pairs of coil-del and triangles under 25 vertices one mapping is dearer than with all of
   * them, in an eighth less time; with half of it 2 of 350.
   */
  static final MethodOption<Double> SMALL_DENSE_SHARE =
      MethodOption.real(
          "strategy.small-dense-share",
          "share of the planned tabu rounds, where small and dense",
          0.5,
          0,
          100);

  /**
   * Where small and dense, nodes of the depth-first search once there is a good mapping, for each
   * planned one of the tree. With it and {@link #TINY_NODES} before, 93 % each of 60 pairs of
   * coil-del and triangles under 25 vertices are proved at normal effort in 36 and 34 ms, and 78
   * and 90 % in 57 and 38 ms without; 60 of imdb-multi take 0.3 instead of 34 ms.
   */
  static final MethodOption<Long> DEPTH_FIRST_PER_NODE =
      MethodOption.whole(
          "strategy.depth-first-per-node",
          "nodes of the second depth-first search for each of the tree, where small and dense",
          70,
          0,
          1_000_000);

  /**
   * The same in a proof. Of 100 pairs of coil-del and 100 of triangles 99 and all are proved within
   * a second; with 100,000 of them 98 and 99, without 60 pairs each 56 and 59.
   */
  static final MethodOption<Long> DEPTH_FIRST_OF_A_PROOF =
      MethodOption.whole(
          "strategy.depth-first-of-a-proof",
          "nodes of that search in a proof",
          250_000,
          0,
          Long.MAX_VALUE);

  /**
   * Twelve take 0.37 s on molecules of 71 to 100 atoms under CHEM_2 and two 0.03 s; tempering finds
   * more in the difference.
   */
  static final MethodOption<Long> RELAXATIONS_BESIDE_TEMPERING =
      MethodOption.whole(
          "strategy.relaxations-beside-tempering",
          "relaxation paths at most, where tempering finds the mappings",
          2,
          0,
          1_000_000);

  /**
   * A proof that is far off may be so because the mapping is too dear: of 12 pairs of aids with 71
   * to 100 vertices under CHEM_2, 4 ended with such a one after 20 s when nobody looked again.
   */
  static final MethodOption<Long> NODES_BEFORE_DOUBT =
      MethodOption.whole(
          "strategy.nodes-before-doubt",
          "nodes of a proof before a cheaper mapping is looked for again",
          200,
          0,
          1_000_000);

  /** Halved, 2 of 50 mappings of aids and one of python-ast are worse; doubled, one of each. */
  static final MethodOption<Long> DEAR_ROUNDS =
      MethodOption.whole(
          "strategy.dear-rounds",
          "tabu rounds before the first node, where dear",
          32,
          0,
          1_000_000);

  /** On triangles doubled takes a fifth longer, halved a tenth less, with the same answers. */
  static final MethodOption<Long> DENSE_FACTOR =
      MethodOption.whole(
          "strategy.dense-factor", "so many times the tabu rounds, where dense", 128, 0, 1_000_000);

  /**
   * Of 90 pairs of molecules with 25 to 50 vertices under paper-1, 66 are proved with so many, 52
   * with half and 69 with twice as many, in 0.15 s each; 34 with plain steps.
   */
  static final MethodOption<Long> FIRST_CONVERGED =
      MethodOption.whole(
          "strategy.first-converged-steps",
          "deflected steps at the root before there is a relaxation",
          400,
          0,
          1_000_000);

  /**
   * On eight pairs of mutagenicity with 101 to 420 vertices under CHEM_2 the bounds are 0.45 %
   * apart after 2.4 s, and 17 % after 0.6 s with the plan of large graphs, whose mappings are 2 %
   * dearer.
   */
  static final MethodOption<Long> LARGE_IF_TREE_LIKE =
      MethodOption.whole(
          "strategy.large-if-tree-like", "the same for tree-like graphs", 500, 0, 1_000_000);

  /**
   * Up to here the relaxation path takes some seconds: on netscience, of 379 vertices, 2 to 2.7 s
   * where percolation and annealing find the same 18, 36 and 92 edits in 0.7 to 1 s.
   */
  static final MethodOption<Long> HUGE_IF_SPARSE =
      MethodOption.whole(
          "strategy.huge-if-sparse", "the same for sparse graphs", 600, -1, 1_000_000);

  /**
   * Annealing takes as long as there are neighbours to look at: with 35 edges at each vertex, on
   * high-school, 8 to 14 s for what the relaxation path finds in 3.
   */
  static final MethodOption<Double> SPARSE =
      MethodOption.real(
          "strategy.sparse",
          "up to so many pairs of edges at two vertices graphs are sparse",
          100,
          0,
          1e12);

  /**
   * Beyond the huge order nothing else finds a planted mapping; see {@link #HUGE}. On random
   * networks of 2,100 vertices with 12 and 20 edges at each, a twentieth moved, 1,260 and 2,100
   * edits are found, as planted, and 19,118 and 33,770 without it; with 50 edges at each this and
   * half of it end at 87,626 and 88,878 where 5,250 are planted, this one cut short.
   */
  static final MethodOption<Double> HARDLY_SPARSE =
      MethodOption.real(
          "strategy.hardly-sparse", "and beyond the huge order up to so many", 4_000, 0, 1e12);

  /** Votes repeat themselves after three to ten rounds ({@code ./eugene table planted}). */
  static final MethodOption<Long> ROUNDS =
      MethodOption.whole(
          "percolation.rounds", "how often a matching votes on itself", 12, 0, 1_000_000);

  /**
   * Turns that gain nothing before rows are left where they are. Doubled, nothing changes on
   * networks of 2,000 vertices; with 3 instead of 10 one is two edits dearer.
   */
  static final MethodOption<Long> IDLE_TURNS =
      MethodOption.whole(
          "reseating.idle-turns", "turns without gain before reseating ends", 10, 0, 1_000_000);

  static final List<MethodOption<?>> OPTIONS = options();

  private static List<MethodOption<?>> options() {
    List<MethodOption<?>> options = new ArrayList<>();
    options.addAll(
        List.of(
            TINY,
            TINY_NODES,
            SMALL,
            LARGE,
            HUGE,
            TREE_LIKE_DEGREE,
            WORK_OF_A_NODE,
            FIRST_NODES,
            SMALL_SHARE,
            SMALL_DENSE_SHARE,
            DEPTH_FIRST_PER_NODE,
            DEPTH_FIRST_OF_A_PROOF,
            RELAXATIONS_BESIDE_TEMPERING,
            NODES_BEFORE_DOUBT,
            DEAR_ROUNDS,
            DENSE_FACTOR,
            SPARSE,
            HARDLY_SPARSE,
            FIRST_CONVERGED,
            LARGE_IF_TREE_LIKE,
            HUGE_IF_SPARSE,
            ROUNDS,
            IDLE_TURNS));
    for (Effort effort : List.of(Effort.QUICK, Effort.NORMAL, Effort.HIGH)) {
      options.addAll(Work.options(effort));
    }
    return List.copyOf(options);
  }

  private final MethodOptions tuning;

  StandardStrategy(MethodOptions tuning) {
    this.tuning = tuning;
  }

  @Override
  public Plan plan(Instance instance, Effort effort) {
    Work work = Work.of(effort, tuning);
    boolean fits = instance.splits() <= LARGEST_SPLITTING;
    List<Step> steps = new ArrayList<>();
    if (isHugeAndSparse(instance)) {
      steps.add(Step.of(STAR_TYPES, 1));
      steps.add(Step.of(PERCOLATION, tuning.get(ROUNDS)));
      steps.add(Step.of(PIECES, 1));
      steps.add(Step.of(REGROWTH, tuning.get(ROUNDS)));
      steps.add(Step.of(RESEATING, tuning.get(IDLE_TURNS)));
      // Twice for half as long: the second walk begins where the first was best.
      for (int half = 0; half < 2; half++) {
        steps.add(Step.of(ANNEALING, work.annealingPerRow() * instance.rows() / 2));
        steps.add(Step.of(RESEATING, tuning.get(IDLE_TURNS)));
      }
    } else if (instance.order() > tuning.get(HUGE)) {
      steps.add(Step.of(COARSE_BRANCH, 1));
      steps.add(Step.of(TABU, 1));
    } else if (isLarge(instance) || !fits) {
      steps.add(Step.of(COARSE_BRANCH, 1));
      if (isSparse(instance)) {
        steps.add(Step.of(PERCOLATION, tuning.get(ROUNDS)));
      }
      steps.add(Step.of(LONG_PATH, Math.max(1, work.relaxations() - 1)));
      if (fits && work.isForProof()) {
        steps.add(Step.of(TREE, Long.MAX_VALUE));
      }
    } else {
      addSearchAndProof(instance, work, steps);
    }
    return new Plan(steps);
  }

  private void addSearchAndProof(Instance instance, Work work, List<Step> steps) {
    boolean small = isSmall(instance);
    boolean tempered = isTreeLike(instance) && !small;
    long nodes = nodes(instance, work);
    long rounds = !tempered && nodes < work.nodes() / 2 ? tuning.get(DEAR_ROUNDS) : 0;
    boolean dense = small && !isTreeLike(instance);
    if (dense || instance.order() <= tuning.get(TINY)) {
      steps.add(Step.of(DEPTH_FIRST, tuning.get(TINY_NODES)));
    }
    steps.add(Step.of(BRANCH, 1));
    steps.add(Step.of(TABU, 1 + rounds));
    boolean converges = tempered && work.convergedSteps() > 0;
    steps.add(converges ? Step.of(CONVERGED_ROOT, tuning.get(FIRST_CONVERGED)) : Step.of(ROOT, 1));
    if (small) {
      steps.add(Step.of(TREE, Math.min(nodes, tuning.get(FIRST_NODES))));
    }
    double[] turns = tempered ? work.turnsWithTempering() : work.turns();
    long most = tempered ? tuning.get(RELAXATIONS_BESIDE_TEMPERING) : Long.MAX_VALUE;
    steps.add(Step.of(RELAXATION, Math.min(work.relaxations(), most)));
    if (converges) {
      steps.add(Step.of(CONVERGED_ROOT, work.convergedSteps()));
    }
    // Within reach of the nodes they have their turn; beyond it the search goes on instead.
    double reach = tempered ? work.reach() : Double.POSITIVE_INFINITY;
    double before = 0;
    for (double share : turns) {
      Step search = search(instance, work, share - before);
      boolean last = share == turns[turns.length - 1];
      long goal = work.isForProof() ? proofNodes(last) : (long) Math.ceil(share * nodes);
      steps.add(search);
      if (dense) {
        steps.add(Step.of(DEPTH_FIRST, depthFirstNodes(work, share)));
      }
      if (tempered && last && work.isForProof()) {
        steps.add(Step.of(ASPIRATION, goal));
      }
      steps.add(new Step(TREE, goal, new Gap(Double.NEGATIVE_INFINITY, reach)));
      if (reach < Double.POSITIVE_INFINITY) {
        steps.add(
            new Step(search.phase(), search.amount(), new Gap(reach, Double.POSITIVE_INFINITY)));
      }
      before = share;
    }
  }

  private long depthFirstNodes(Work work, double share) {
    return work.isForProof()
        ? tuning.get(DEPTH_FIRST_OF_A_PROOF)
        : (long) Math.ceil(share * work.nodes() * tuning.get(DEPTH_FIRST_PER_NODE));
  }

  private long proofNodes(boolean last) {
    return last ? Long.MAX_VALUE : tuning.get(NODES_BEFORE_DOUBT);
  }

  /** Sparse graphs are huge sooner; beyond that all are that have not very many edges. */
  private boolean isHugeAndSparse(Instance instance) {
    return (isSparse(instance) && instance.order() > tuning.get(HUGE_IF_SPARSE))
        || (instance.order() > tuning.get(HUGE)
            && pairsOfEdges(instance) <= tuning.get(HARDLY_SPARSE));
  }

  private boolean isSparse(Instance instance) {
    return pairsOfEdges(instance) <= tuning.get(SPARSE);
  }

  /** How many pairs of edges there are at a pair of vertices. */
  private static double pairsOfEdges(Instance instance) {
    return instance.rowDegree() * instance.columnDegree();
  }

  private boolean isLarge(Instance instance) {
    return instance.order() > tuning.get(isTreeLike(instance) ? LARGE_IF_TREE_LIKE : LARGE);
  }

  private boolean isSmall(Instance instance) {
    return instance.order() <= tuning.get(SMALL);
  }

  private boolean isTreeLike(Instance instance) {
    return instance.density() <= tuning.get(TREE_LIKE_DEGREE);
  }

  /** A share of the planned search for a mapping. */
  private Step search(Instance instance, Work work, double share) {
    boolean dense = !isTreeLike(instance);
    double shareIfSmall = tuning.get(dense ? SMALL_DENSE_SHARE : SMALL_SHARE);
    double part = isSmall(instance) ? shareIfSmall * share : share;
    if (dense) {
      return Step.of(TABU, (int) (part * tuning.get(DENSE_FACTOR) * work.tabuRounds()));
    }
    return Step.of(TEMPERING, (long) (part * work.proposalsPerRow() * instance.order()));
  }

  /** The planned nodes, fewer where local matchings between many edges make each one dear. */
  private long nodes(Instance instance, Work work) {
    if (work.isForProof()) {
      return Long.MAX_VALUE;
    }
    long most = isSmall(instance) ? work.nodes() : work.nodesBeyondSmall();
    double affordable = tuning.get(WORK_OF_A_NODE) / Math.max(1, instance.workOfANode());
    return (long) Math.max(1, most * Math.min(1, affordable));
  }
}
