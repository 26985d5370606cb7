package org.eugene.engine;

import java.util.List;
import java.util.Locale;
import org.eugene.solver.Effort;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;

/**
 * How much work an effort stands for.
 *
 * @param relaxations relaxation paths followed, each from another start
 * @param tabuRounds rounds of tabu search, where there are many edges
 * @param proposalsPerRow swaps proposed in tempering, for each row
 * @param annealingPerRow moves proposed in annealing, for each row
 * @param convergedSteps deflected steps at the root, where not small
 * @param nodes nodes of the tree, where small
 * @param nodesBeyondSmall nodes of the tree elsewhere
 * @param reach how many edges' worth of a gap those may close; beyond, the search has their time
 * @param isForProof whether the work ends with the proof only
 */
record Work(
    long relaxations,
    long tabuRounds,
    long proposalsPerRow,
    long annealingPerRow,
    long convergedSteps,
    long nodes,
    long nodesBeyondSmall,
    double reach,
    boolean isForProof) {

  /**
   * Tells the 64 rounds of high effort from the 2 and 4 of the others, which are one turn; halved
   * or doubled it does the same.
   */
  private static final int ROUNDS_IN_ONE_TURN = 10;

  /**
   * How many times the first search is as long as the second one of a proof. That is two seconds of
   * the sixty that a proof has at 100 vertices, and nothing where it is near.
   */
  private static final double DOUBT = 6;

  private static final double EVERYTHING = 1e9;

  static Work of(Effort effort, MethodOptions tuning) {
    boolean proof = effort == Effort.PROOF;
    Work search = amounts(proof ? Effort.NORMAL : effort, tuning);
    return proof
        ? new Work(
            search.relaxations,
            search.tabuRounds,
            search.proposalsPerRow,
            search.annealingPerRow,
            search.convergedSteps,
            Long.MAX_VALUE,
            Long.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            true)
        : search;
  }

  private static Work amounts(Effort effort, MethodOptions tuning) {
    Options options = optionsAt(effort);
    return new Work(
        tuning.get(options.relaxations),
        tuning.get(options.tabuRounds),
        tuning.get(options.proposalsPerRow),
        tuning.get(options.annealingPerRow),
        tuning.get(options.convergedSteps),
        tuning.get(options.nodes),
        tuning.get(options.nodesBeyondSmall),
        reach(tuning.get(options.reach)),
        false);
  }

  /** The options of one effort; made once, as every run asks for them. */
  private record Options(
      MethodOption<Long> relaxations,
      MethodOption<Long> tabuRounds,
      MethodOption<Long> proposalsPerRow,
      MethodOption<Long> annealingPerRow,
      MethodOption<Long> convergedSteps,
      MethodOption<Long> nodes,
      MethodOption<Long> nodesBeyondSmall,
      MethodOption<Double> reach) {
    static Options of(Effort effort) {
      return new Options(
          relaxationsAt(effort),
          tabuRoundsAt(effort),
          proposalsPerRowAt(effort),
          annealingPerRowAt(effort),
          convergedStepsAt(effort),
          nodesAt(effort),
          nodesBeyondSmallAt(effort),
          reachAt(effort));
    }
  }

  private static final Options QUICK = Options.of(Effort.QUICK);
  private static final Options NORMAL = Options.of(Effort.NORMAL);
  private static final Options HIGH = Options.of(Effort.HIGH);
  private static final Options PROOF = Options.of(Effort.PROOF);

  private static Options optionsAt(Effort effort) {
    return switch (effort) {
      case QUICK -> QUICK;
      case NORMAL -> NORMAL;
      case HIGH -> HIGH;
      case PROOF -> PROOF;
    };
  }

  private static double reach(double edges) {
    return edges >= EVERYTHING ? Double.POSITIVE_INFINITY : edges;
  }

  static MethodOption<Long> annealingPerRow(Effort effort) {
    return optionsAt(effort).annealingPerRow;
  }

  static List<MethodOption<?>> options(Effort effort) {
    Options options = optionsAt(effort);
    return List.of(
        options.relaxations,
        options.tabuRounds,
        options.proposalsPerRow,
        options.annealingPerRow,
        options.convergedSteps,
        options.nodes,
        options.nodesBeyondSmall,
        options.reach);
  }

  /**
   * On the four sets of the tuning no answer depends on it, neither at normal nor at high effort.
   */
  private static MethodOption<Long> relaxationsAt(Effort effort) {
    return whole(effort, "relaxations", "relaxation paths followed", 0, 3, 12);
  }

  /**
   * Doubled, triangles take a quarter longer, halved a sixth less, with the same answers; at quick
   * effort 1.6 times as long and 0.6 times, at high effort 1.4 times and 0.8 times.
   */
  private static MethodOption<Long> tabuRoundsAt(Effort effort) {
    return whole(effort, "tabu-rounds", "rounds of tabu search, before factors", 2, 4, 64);
  }

  /**
   * Halved, a mapping of molhiv and 4 of 50 of aids are worse; doubled, one of each and one of
   * python-ast are better, for 1.7 times the time. At quick effort 12 of aids are worse with half
   * of it and 7 better with twice as much; at high effort there is only the time. That was with
   * 65,000 of them and rows that moved alone. With clusters, of 42 runs on the 21 pairs of 800
   * between 25 and 50 vertices that 60,000 had missed, two other seeds, 25 are right with 60,000,
   * 27 with 80,000, 30 with 120,000 and 35 with 240,000, in 0.30, 0.32, 0.41 and 0.60 s. To stop
   * where the best is found again and again, to melt walks that do, or to go on only where it is
   * not, finds less in the same time.
   */
  private static MethodOption<Long> proposalsPerRowAt(Effort effort) {
    return whole(
        effort,
        "proposals-per-row",
        "proposals of tempering, for each row",
        2_000,
        80_000,
        800_000);
  }

  /**
   * Of 90 pairs of molecules with 25 to 50 vertices, 66 are proved under paper-1 and 49 under
   * paper-2 with 400 of them, 72 and 53 with 1,600. At high effort, in a second, 14 of 16 pairs of
   * mutagenicity with 71 to 100 vertices under CHEM_2 are right with 2,000 of them, 13 with twice
   * as many and 12 with half.
   */
  private static MethodOption<Long> convergedStepsAt(Effort effort) {
    return whole(effort, "converged-steps", "deflected steps at the root", 0, 1_600, 2_000);
  }

  /**
   * On a random network of 2,100 vertices and 3,150 edges, a twentieth of them moved: 322 edits
   * with 5,000 and 318 with 10,000, where 316 were planted.
   */
  private static MethodOption<Long> annealingPerRowAt(Effort effort) {
    return whole(
        effort, "annealing-per-row", "proposals of annealing, for each row", 1_000, 10_000, 50_000);
  }

  /**
   * Halved, 72 instead of 92 % of molhiv and 74 instead of 90 % of triangles are proved; doubled,
   * 96 % of triangles. At high effort half of it proves 9 of 10 of molhiv instead of all.
   */
  private static MethodOption<Long> nodesAt(Effort effort) {
    return whole(effort, "nodes", "nodes of the tree, where small", 1, 300, 3_000);
  }

  /**
   * Halved, 12 instead of 18 % of aids are proved; doubled, 24 %, and 78 % of python-ast for 68. At
   * high effort 6 of 10 of aids with half of it, 9 with twice as much, for 8.
   */
  private static MethodOption<Long> nodesBeyondSmallAt(Effort effort) {
    return whole(effort, "nodes-beyond-small", "nodes of the tree elsewhere", 1, 100, 1_500);
  }

  /**
   * Halved, 6 instead of 18 % of aids and 34 instead of 68 % of python-ast are proved; doubled, 76
   * % of python-ast, and a mapping of aids is worse. At high effort nothing changes.
   */
  private static MethodOption<Double> reachAt(Effort effort) {
    double standard =
        switch (effort) {
          case QUICK -> EVERYTHING;
          case NORMAL, PROOF -> 1.25;
          case HIGH -> 4;
        };
    return MethodOption.real(
        name(effort, "reach"), "gap in edges that nodes may close", standard, 0, EVERYTHING);
  }

  private static MethodOption<Long> whole(
      Effort effort, String name, String meaning, long quick, long normal, long high) {
    long standard =
        switch (effort) {
          case QUICK -> quick;
          case NORMAL, PROOF -> normal;
          case HIGH -> high;
        };
    return MethodOption.whole(name(effort, name), meaning, standard, 0, Long.MAX_VALUE);
  }

  private static String name(Effort effort, String name) {
    // No +, which would be made of method handles at every start.
    return String.join(".", effort.name().toLowerCase(Locale.ROOT), name);
  }

  /**
   * After which shares of the work searching gives way to branching. Much work is done by turns, so
   * that a proof that is near does not wait for all of the searching; each turn branches from the
   * beginning, so they grow.
   */
  double[] turns() {
    return tabuRounds > ROUNDS_IN_ONE_TURN ? new double[] {0.1, 0.35, 1} : new double[] {1};
  }

  /**
   * The same where nodes are dear: a proof that does not come soon looks for a cheaper mapping once
   * more before it goes on without end.
   */
  double[] turnsWithTempering() {
    return isForProof ? new double[] {1, 1 + DOUBT} : turns();
  }
}
