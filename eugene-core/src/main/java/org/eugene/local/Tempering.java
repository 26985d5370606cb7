package org.eugene.local;

import java.util.ArrayList;
import java.util.List;
import org.eugene.model.SavingsModel;
import org.eugene.solver.Countdown;
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

  /** What the search can be told. */
  public static final List<MethodOption<?>> OPTIONS =
      List.of(COLDEST, HOTTEST, WALKS, PROPOSALS, Walk.GUIDED);

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
    temperatures[0] = tuning.get(COLDEST) * model.meanSaving();
    for (int t = 1; t < temperatures.length; t++) {
      temperatures[t] = temperatures[t - 1] * warmer;
    }
  }

  /** So many proposals in all: from this permutation the first time, then from where it stopped. */
  public void search(int[] permutation, long proposals, int target, Countdown countdown) {
    if (walks.isEmpty()) {
      for (int t = 0; t < temperatures.length; t++) {
        Walk walk = new Walk(model, tuning, random.nextLong());
        walk.set(permutation);
        walks.add(walk);
      }
    }
    long together = (long) temperatures.length * proposalsOfAStay;
    for (long done = 0; done < proposals; done += together) {
      for (int t = 0; t < temperatures.length; t++) {
        if (countdown.isOver() || walks.get(t).bestCost() <= target) {
          return;
        }
        countdown.step();
        walks.get(t).stay(temperatures[t], proposalsOfAStay);
      }
      exchange();
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
    Walk best = walks.get(0);
    for (Walk walk : walks) {
      best = walk.bestCost() < best.bestCost() ? walk : best;
    }
    return best.best();
  }
}
