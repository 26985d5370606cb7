package org.eugene.local;

import java.util.ArrayList;
import java.util.List;
import org.eugene.bound.SavingsModel;
import org.eugene.solver.Countdown;

/**
 * Parallel tempering (Swendsen and Wang 1986, key {@code swendsen1986}): walks at several
 * temperatures, of which neighbours change places by and by. The hot ones leave bad neighbourhoods,
 * the cold ones search the good. Unlike a cooling schedule this needs no length: it can go on for
 * as long as there is time.
 *
 * <p>Deterministic for a seed. Returns permutations only; pricing is the caller's business.
 */
public final class Tempering {
  /** Temperatures, as shares of what an edge saves: above nothing holds, below nothing moves. */
  private static final double COLDEST = 0.25;

  private static final double HOTTEST = 0.42;
  private static final int WALKS = 5;

  /** How far a walk goes before it may change places. */
  private static final int PROPOSALS = 1000;

  private final SavingsModel model;
  private final SeededRandom random;
  private final List<Walk> walks = new ArrayList<>(); // by temperature
  private final double[] temperatures = new double[WALKS];

  public Tempering(SavingsModel model, long seed) {
    this.model = model;
    this.random = new SeededRandom(seed);
    double warmer = StrictMath.pow(HOTTEST / COLDEST, 1.0 / (WALKS - 1));
    temperatures[0] = COLDEST * model.meanSaving();
    for (int t = 1; t < WALKS; t++) {
      temperatures[t] = temperatures[t - 1] * warmer;
    }
  }

  /** So many proposals in all: from this permutation the first time, then from where it stopped. */
  public void search(int[] permutation, long proposals, int target, Countdown countdown) {
    if (walks.isEmpty()) {
      for (int t = 0; t < WALKS; t++) {
        Walk walk = new Walk(model, random.nextLong());
        walk.set(permutation);
        walks.add(walk);
      }
    }
    for (long done = 0; done < proposals; done += WALKS * PROPOSALS) {
      for (int t = 0; t < WALKS; t++) {
        if (countdown.isOver() || walks.get(t).bestCost() <= target) {
          return;
        }
        walks.get(t).stay(temperatures[t], PROPOSALS);
      }
      exchange();
    }
  }

  /** Neighbours change places with the chance that keeps every temperature in balance. */
  private void exchange() {
    for (int t = 0; t + 1 < WALKS; t++) {
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
