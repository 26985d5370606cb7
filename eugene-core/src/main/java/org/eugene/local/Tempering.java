package org.eugene.local;

import java.util.ArrayList;
import java.util.List;
import org.eugene.model.SavingsModel;
import org.eugene.solver.Countdown;
import org.eugene.solver.Crew;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;

/**
 * Parallel tempering (Swendsen and Wang 1986, key {@code swendsen1986}): walks at several
 * temperatures, of which neighbours change places by and by. The hot ones leave bad neighbourhoods,
 * the cold ones search the good. Unlike a cooling schedule this needs no length: it can go on for
 * as long as there is time.
 *
 * <p>Deterministic for a seed. Returns permutations only; pricing is the caller's business.
 */
public final class Tempering {
  /**
   * The lowest temperature, as a share of what an edge saves: below it nothing moves. Doubled, 22
   * of 50 mappings of aids and 6 of python-ast are worse; halved, 5 of aids and one of molhiv.
   */
  public static final MethodOption<Double> COLDEST =
      MethodOption.real(
          "tempering.coldest", "lowest temperature, in what an edge saves", 0.25, 1e-6, 1e6);

  /**
   * The highest one: above it nothing holds. Halved, 8 of 50 mappings of aids are worse; doubled,
   * 4.
   */
  public static final MethodOption<Double> HOTTEST =
      MethodOption.real(
          "tempering.hottest", "highest temperature, in what an edge saves", 0.42, 1e-6, 1e6);

  /**
   * How many temperatures there are. Halved, 5 of 50 mappings of aids are worse; doubled, one of
   * molhiv and one of aids, but 2 of python-ast better.
   */
  public static final MethodOption<Long> WALKS =
      MethodOption.whole("tempering.walks", "number of temperatures", 5, 2, 1_000);

  /**
   * How far a walk goes before it may change places. Doubled, 4 of 50 mappings of aids and one of
   * molhiv are worse; halved, one of aids and one of python-ast are better.
   */
  public static final MethodOption<Long> PROPOSALS =
      MethodOption.whole(
          "tempering.proposals", "proposals before walks may change places", 1_000, 1, 10_000_000);

  /**
   * Moving a CH2 breaks four edges before the first of its hydrogens can follow, which no
   * temperature allows that keeps anything else in place. So neighbours may follow at once,
   * temperatures count kinds of edges as often as they are there, and what others found in the
   * meantime is gone on from. At normal effort the distance was the best known on 49 of 50 pairs of
   * aids and all of 50 of molhiv with 25 to 50 vertices under paper-2, and 49 and 43 without it,
   * for a fifth more time; at high effort in a second of CPU time under CHEM_2 on 14 instead of 9
   * of 16 of mutagenicity with 71 to 100.
   */
  public static final MethodOption<Boolean> CLUSTERS =
      MethodOption.flag(
          "tempering.clusters", "neighbours follow a row that moves, all as one move", true);

  /** What the search can be told. */
  public static final List<MethodOption<?>> OPTIONS =
      List.of(COLDEST, HOTTEST, WALKS, PROPOSALS, CLUSTERS, Walk.GUIDED, Walk.REPAIRS);

  private final SavingsModel model;
  private final SeededRandom random;
  private final List<Walk> walks = new ArrayList<>(); // by temperature
  private final MethodOptions tuning;
  private final int proposalsOfAStay;
  private final double[] temperatures;

  /** Walks at the measured temperatures. */
  public Tempering(SavingsModel model, long seed) {
    this(model, MethodOptions.defaults(), seed);
  }

  /** Walks at temperatures of one's own; the seed decides all proposals. */
  public Tempering(SavingsModel model, MethodOptions tuning, long seed) {
    this.model = model;
    this.tuning = tuning;
    this.random = new SeededRandom(seed);
    this.proposalsOfAStay = tuning.count(PROPOSALS);
    this.temperatures = new double[tuning.count(WALKS)];
    double range = tuning.get(HOTTEST) / tuning.get(COLDEST);
    double warmer = StrictMath.pow(range, 1.0 / (temperatures.length - 1));
    double saving = tuning.get(CLUSTERS) ? model.usualSaving() : model.meanSaving();
    temperatures[0] = tuning.get(COLDEST) * saving;
    for (int t = 1; t < temperatures.length; t++) {
      temperatures[t] = temperatures[t - 1] * warmer;
    }
  }

  /** The same, all of it on the thread of the caller. */
  public void search(int[] permutation, long proposals, int target, Countdown countdown) {
    search(permutation, proposals, target, countdown, new Crew(1));
  }

  /**
   * So many proposals in all: from this permutation the first time, then from where it stopped or,
   * with the coldest walk, from the permutation if that is cheaper. The walks of a round are pieces
   * for the crew; whether the target was reached is asked between two rounds.
   */
  public void search(
      int[] permutation, long proposals, int target, Countdown countdown, Crew crew) {
    if (walks.isEmpty()) {
      for (int t = 0; t < temperatures.length; t++) {
        Walk walk = new Walk(model, tuning, random.nextLong());
        walk.set(permutation);
        walks.add(walk);
      }
    } else if (tuning.get(CLUSTERS) && model.scaledCost(permutation) < model.scaledCost(best())) {
      walks.get(0).set(permutation); // somebody else found something better
    }
    long together = (long) temperatures.length * proposalsOfAStay;
    for (long done = 0; done < proposals; done += together) {
      if (countdown.isOver() || bestWalk().bestCost() <= target) {
        return;
      }
      round(countdown, crew);
      exchange();
    }
  }

  /** Every walk stays for a while, also after another one has arrived: they know nothing of it. */
  private void round(Countdown countdown, Crew crew) {
    int staying = (int) Math.min(temperatures.length, countdown.iterationsLeft());
    crew.each(staying, t -> stay(t, countdown));
    countdown.steps(staying);
  }

  private void stay(int t, Countdown countdown) {
    if (!countdown.isOver()) {
      walks.get(t).stay(temperatures[t], proposalsOfAStay);
    }
  }

  /** Neighbours change places with the chance that keeps every temperature in balance. */
  private void exchange() {
    for (int t = 0; t + 1 < temperatures.length; t++) {
      Walk colder = walks.get(t);
      Walk warmer = walks.get(t + 1);
      double gain =
          (1 / temperatures[t] - 1 / temperatures[t + 1])
              * ((double) colder.cost() - warmer.cost());
      double lot = (random.nextLong() >>> 11) * 0x1.0p-53;
      if (gain >= 0 || lot < StrictMath.exp(gain)) {
        walks.set(t, warmer);
        walks.set(t + 1, colder);
      }
    }
  }

  /** The cheapest permutation so far; there must have been a search. */
  public int[] best() {
    return bestWalk().best();
  }

  private Walk bestWalk() {
    Walk best = walks.get(0);
    for (Walk walk : walks) {
      best = walk.bestCost() < best.bestCost() ? walk : best;
    }
    return best;
  }
}
