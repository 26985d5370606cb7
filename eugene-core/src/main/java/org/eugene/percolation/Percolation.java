package org.eugene.percolation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;
import org.eugene.solver.Run;

/**
 * Matches two large sparse graphs of which most edges are the same, in time that grows with their
 * edges.
 *
 * <ol>
 *   <li>Vertices whose neighbourhood is like no other are certain ({@link Signatures}); where there
 *       are hardly any, in graphs that look the same everywhere, some pairs are tried, and the best
 *       of them turned round.
 *   <li>From there marks spread ({@link Spread}), and the matching votes on itself anew, round
 *       after round: what was matched by chance loses against what its neighbours say.
 *   <li>If many edges are still lost, first guesses come from what surrounds vertices at large
 *       ({@link Candidates}) and the votes are taken from those. This looks at every two vertices
 *       once, and holds nothing about them.
 *   <li>Where graphs fall into pieces, these are laid one by one ({@link Pieces}).
 *   <li>What can be trusted ({@link Trust}) stays, and all else is matched anew from there, as long
 *       as that helps: a patch that lies right grows over those beside it.
 * </ol>
 */
public final class Percolation {
  /**
   * How far a neighbourhood that names its vertex reaches. On twelve networks of 700 vertices, a
   * twentieth or a tenth of their edges moved, 2 is better for grids of mean degree 3 (240 and 554
   * instead of 318 and 588 edits), all else and 6 the same.
   */
  private static final int RADIUS = 4;

  /** Halved, none of those twelve changes; nor with half as many trials or no round of one. */
  private static final int FEW_SEEDS = 8;

  private static final int TRIALS_OF_A_RADIUS = 12;
  private static final int ROUNDS_OF_A_TRIAL = 1;

  /**
   * With fewer certain pairs than one for so many vertices a graph looks the same everywhere, and
   * pairs are tried. Of networks of 2,000 vertices, grids of mean degree 6 have up to 15 of them,
   * others 68 and more where a tenth of the edges has moved.
   */
  private static final int LIKE_NO_OTHER = 50;

  /**
   * So many of the best trials are tried turned round, in at most so many ways. A grid of 2,000
   * vertices and mean degree 6 ended transposed without it, at 250 edits where 20 edges had been
   * removed, and another at 1,330 of 1,164 planted; with three times as many one of three such
   * grids is eight edits dearer and the others are the same.
   */
  private static final int TURNED = 4;

  private static final int MOST_TURNS = 12;

  /**
   * Below this share of edges saved the seeds were wrong, or most edges are different. Halved, one
   * of those twelve is found with 220 edits instead of 214, for a fifteenth less time.
   */
  private static final double MANY_EDGES = 0.8;

  /** Looking at every two vertices takes a second for so many. */
  private static final double MOST_PAIRS = 4e8;

  /**
   * How much of the edges around a row must be saved for it to stay when the rest grows anew; by
   * turns, since nobody knows how many edges have moved. On networks of 2,000 vertices and mean
   * degree 3 this finds 384, 358 and 714 edits before any annealing, for 2,238 on a grid with a
   * twentieth of the edges moved, 496 and 2,554 on random ones with a twentieth and a tenth.
   */
  private static final double[] TRUSTED = {0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5};

  private final SparseModel model;
  private final Run run;
  private final Spread spread;
  private final Signatures signatures;
  private int[] best;
  private long bestUnits = Long.MAX_VALUE;

  /** A matching of the two graphs of this model, which the run hears of as it grows. */
  public Percolation(SparseModel model, Run run) {
    this.model = model;
    this.run = run;
    this.spread = new Spread(model, run.countdown());
    this.signatures = new Signatures(model, RADIUS, run.countdown());
    this.best = new int[model.source().order()];
    Arrays.fill(best, SparseModel.NONE);
  }

  /** The best matching so far; not to be written to. */
  public int[] best() {
    return best;
  }

  /** Steps 1 to 3; offers what it finds to the run. */
  public void search(long rounds) {
    run.countdown().step();
    int[] seeds = new int[model.source().order()];
    Arrays.fill(seeds, SparseModel.NONE);
    int count = 0;
    for (int radius = RADIUS; radius > 1; radius--) {
      count += signatures.matchUnique(radius, seeds);
      run.countdown().look();
    }
    count += count < FEW_SEEDS ? signatures.matchUnique(1, seeds) : 0;
    vote(spread.from(seeds), rounds);
    if (count < FEW_SEEDS || count < model.source().order() / LIKE_NO_OTHER) {
      tryRarest(rounds);
    }
    double pairs = (double) model.source().order() * model.target().order();
    if (shareOfEdges() < MANY_EDGES && pairs <= MOST_PAIRS && !run.isDone()) {
      vote(new Candidates(model, run.countdown()).matching(), rounds);
    }
  }

  /** Step 4; offers what it finds to the run. */
  public void layPieces() {
    offer(new Pieces(model, run.countdown()).matched());
  }

  /** Step 5, until it changes nothing any more. */
  public void growAnew(long rounds) {
    long before = Long.MAX_VALUE;
    while (bestUnits < before && !run.isDone()) {
      before = bestUnits;
      double[] trust = Trust.of(model, best);
      for (double least : TRUSTED) {
        int[] seeds = best.clone();
        int trusted = 0;
        for (int i = 0; i < seeds.length; i++) {
          boolean stays = trust[i] >= least;
          seeds[i] = stays ? seeds[i] : SparseModel.NONE;
          trusted += stays ? 1 : 0;
        }
        if (trusted > 0 && trusted < seeds.length && !run.isDone()) {
          voteWhileItHelps(spread.from(seeds), rounds);
        }
      }
    }
  }

  /**
   * The same until a round is no better than the one before. On a preferential network of 10,000
   * vertices and mean degree 3, a tenth of its edges moved, growing anew takes 6 s instead of 14
   * and ends at 5,110 instead of 5,144 edits: most votes end in swaying between two matchings.
   */
  private void voteWhileItHelps(int[] first, long rounds) {
    vote(first, rounds, (before, now) -> now < before);
  }

  /** Lets a matching vote on itself until it repeats itself. */
  private void vote(int[] first, long rounds) {
    vote(first, rounds, (before, now) -> now != before);
  }

  /** Whether to go on, by what a round began with and what it ended with, in units. */
  private interface Gain {
    boolean isEnough(long before, long now);
  }

  private void vote(int[] first, long rounds, Gain gain) {
    int[] image = first;
    long before = offer(image);
    for (long round = 0; round < rounds && !run.isDone(); round++) {
      run.countdown().step();
      image = spread.votedBy(image);
      long units = offer(image);
      if (!gain.isEnough(before, units)) {
        break;
      }
      before = units;
    }
  }

  /** A pair that a matching spread from, and what that matching costs. */
  private static final class Trial {
    final int i;
    final int k;
    final long units;
    final int[] image;

    Trial(int i, int k, long units, int[] image) {
      this.i = i;
      this.k = k;
      this.units = units;
      this.image = image;
    }
  }

  private void tryRarest(long rounds) {
    List<Trial> trials = new ArrayList<>();
    Set<List<Integer>> tried = new HashSet<>();
    for (int radius = RADIUS; radius >= 1; radius--) {
      for (int[] pair : signatures.rarest(radius, TRIALS_OF_A_RADIUS)) {
        if (run.isDone()) {
          return;
        }
        if (tried.add(List.of(pair[0], pair[1]))) {
          trials.add(tried(pair));
        }
      }
    }
    trials.sort(Comparator.comparingLong((Trial trial) -> trial.units));
    for (Trial trial : List.copyOf(trials.subList(0, Math.min(TURNED, trials.size())))) {
      for (int[] pairs : turns(trial.i, trial.k)) {
        if (run.isDone()) {
          return;
        }
        trials.add(tried(pairs));
      }
    }
    trials.stream()
        .min(Comparator.comparingLong((Trial trial) -> trial.units))
        .ifPresent(best -> vote(best.image, rounds));
  }

  /** From some pairs: a row, its column, the next row and so on. */
  private Trial tried(int[] pairs) {
    int[] seeds = new int[model.source().order()];
    Arrays.fill(seeds, SparseModel.NONE);
    for (int at = 0; at < pairs.length; at += 2) {
      seeds[pairs[at]] = pairs[at + 1];
    }
    int[] image = spread.from(seeds);
    for (int round = 0; round < ROUNDS_OF_A_TRIAL; round++) {
      image = spread.votedBy(image);
    }
    run.countdown().step();
    return new Trial(pairs[0], pairs[1], offer(image), image);
  }

  /**
   * A pair, and two neighbours of the one on two of the other in every way that joins them alike:
   * where all looks the same, these are the ways to turn the one graph round on the other.
   */
  private List<int[]> turns(int i, int k) {
    Neighbours source = model.source();
    Neighbours target = model.target();
    List<int[]> turns = new ArrayList<>();
    if (source.degree(i) < 2 || target.degree(k) > MOST_TURNS) {
      return turns;
    }
    int first = source.vertex(source.start(i));
    int second = source.vertex(source.start(i) + 1);
    for (int at = source.start(i + 1) - 1; at > source.start(i); at--) {
      second = source.find(first, source.vertex(at)) >= 0 ? source.vertex(at) : second;
    }
    boolean joined = source.find(first, second) >= 0;
    for (int a = target.start(k); a < target.start(k + 1); a++) {
      for (int b = target.start(k); b < target.start(k + 1) && turns.size() < MOST_TURNS; b++) {
        int l = target.vertex(a);
        int m = target.vertex(b);
        if (areThree(i, first, second) && areThree(k, l, m) && (target.find(l, m) >= 0) == joined) {
          turns.add(new int[] {i, k, first, l, second, m});
        }
      }
    }
    return turns;
  }

  /** No two the same; loops and directed edges there and back make some. */
  private static boolean areThree(int u, int v, int w) {
    return u != v && u != w && v != w;
  }

  private long offer(int[] image) {
    int[] whole = Leftovers.matched(model, spread.finished(image, signatures));
    long units = model.units(whole);
    if (units < bestUnits) {
      bestUnits = units;
      best = whole;
    }
    if (units < run.upper()) {
      run.offer(model.mapping(whole));
    }
    return units;
  }

  /** The share of the edges of the graph with fewer of them that the best matching saves. */
  private double shareOfEdges() {
    long kept = 0;
    for (int i = 0; i < best.length; i++) {
      for (int at = model.source().start(i); at < model.source().start(i + 1); at++) {
        int k = best[i];
        int l = best[model.source().vertex(at)];
        kept +=
            k != SparseModel.NONE
                    && l != SparseModel.NONE
                    && model.savedOn(model.source().kind(at), k, l) > 0
                ? 1
                : 0;
      }
    }
    return kept / (double) Math.max(1, Math.min(model.source().count(), model.target().count()));
  }
}
