package org.eugene.local;

import java.util.Arrays;
import java.util.List;
import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;
import org.eugene.solver.Countdown;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;

/**
 * Iterated robust tabu search over swaps (Taillard 1991, key {@code taillard1991}): in each step
 * the best swap that is not tabu is made, even if it is for the worse; a row may not return to a
 * column that it left lately; a swap into places that neither row has seen for long is forced. When
 * a round ends, part of the best permutation is shifted and the next round starts from there.
 *
 * <p>Deterministic for a seed. Returns permutations only; pricing is the caller's business.
 */
public final class TabuSearch {
  // A step looks at n² swaps: the clock is asked about every ten thousand of them.
  private static final int ENTRIES_BETWEEN_CLOCK_CHECKS = 1 << 16;

  private static final int SWAPS_BETWEEN_CLOCK_CHECKS = 10_000;

  /**
   * Whoever has not been at a place for so many times n² steps has forgotten it. Halved, 3 of 50
   * mappings of aids change, doubled none.
   */
  public static final MethodOption<Long> FORGOTTEN =
      MethodOption.whole(
          "tabu.forgotten", "times n² steps after which a place is forgotten", 5, 1, 10_000);

  /** How often forgotten places are looked at. Halved or doubled, no answer changes. */
  public static final MethodOption<Long> STEPS_BETWEEN_FORGOTTEN =
      MethodOption.whole(
          "tabu.steps-between-forgotten", "steps between looks at forgotten places", 20, 1, 10_000);

  /**
   * The fewest rows that are shifted in one neighbourhood. Halved, one of 6 mappings of
   * mutagenicity beyond 100 vertices is better and one worse; doubled, one is worse.
   */
  public static final MethodOption<Long> LEAST_NEARBY =
      MethodOption.whole("tabu.least-nearby", "fewest rows shifted nearby", 4, 2, 10_000);

  /**
   * How many more there may be. Halved, 2 of those are better and one worse; doubled, one of each.
   */
  public static final MethodOption<Long> MORE_NEARBY =
      MethodOption.whole("tabu.more-nearby", "how many more rows may be", 12, 1, 10_000);

  /** What the search can be told. */
  public static final List<MethodOption<?>> OPTIONS =
      List.of(FORGOTTEN, STEPS_BETWEEN_FORGOTTEN, LEAST_NEARBY, MORE_NEARBY);

  private final SavingsModel model;
  private final SwapNeighbourhood swaps;
  private final SeededRandom random;
  private final int n;
  private final int rows;
  private final int stepsBetweenClockChecks;
  private final int forgotten;
  private final int stepsBetweenForgotten;
  private final int leastNearby;
  private final int moreNearby;
  private final int[] tabuUntil; // by row and column
  private int time;
  private final int[] best;
  private int bestCost = Integer.MAX_VALUE;
  private final int[] bestRowOf;
  private final int[] incumbent;
  private final int[] chosen;
  private final boolean[] isChosen;

  /** A search with the measured constants. */
  public TabuSearch(SavingsModel model, long seed) {
    this(model, MethodOptions.defaults(), seed);
  }

  /** A search with constants of one's own; the seed decides tenures and shifts. */
  public TabuSearch(SavingsModel model, MethodOptions tuning, long seed) {
    this.model = model;
    this.forgotten = tuning.count(FORGOTTEN);
    this.stepsBetweenForgotten = tuning.count(STEPS_BETWEEN_FORGOTTEN);
    this.leastNearby = tuning.count(LEAST_NEARBY);
    this.moreNearby = tuning.count(MORE_NEARBY);
    this.swaps = new SwapNeighbourhood(model);
    this.random = new SeededRandom(seed);
    this.n = model.order();
    this.rows = model.rows();
    this.stepsBetweenClockChecks = 1 + SWAPS_BETWEEN_CLOCK_CHECKS / (n * n + 1);
    model.lookBefore(1, Integer.BYTES);
    this.tabuUntil = new int[n * n];
    this.best = new int[n];
    this.bestRowOf = new int[n];
    this.incumbent = new int[n];
    this.chosen = new int[n];
    this.isChosen = new boolean[n];
    for (int at = 0; at < tabuUntil.length; at++) {
      if (at % ENTRIES_BETWEEN_CLOCK_CHECKS == ENTRIES_BETWEEN_CLOCK_CHECKS - 1) {
        model.look();
      }
      tabuUntil[at] = -random.below(n * n + 1);
    }
  }

  /** The cheapest permutation so far. */
  public int[] best() {
    return best.clone();
  }

  /** Whether there was a round already. */
  public boolean hasSearched() {
    return bestCost < Integer.MAX_VALUE;
  }

  /** Its cost, scaled as the model is. */
  public int bestCost() {
    return bestCost;
  }

  /** One round from a given permutation. */
  public void from(int[] permutation, int steps, int target, Countdown countdown) {
    swaps.set(permutation);
    round(steps, target, countdown);
  }

  /** One round from the best permutation so far, rows from all over the graph shifted. */
  public void again(int steps, int target, Countdown countdown) {
    perturbed(chooseAnywhere(), steps, target, countdown);
  }

  /** One round from the best permutation so far, rows of one neighbourhood shifted. */
  public void againNearby(int steps, int target, Countdown countdown) {
    perturbed(chooseNearby(), steps, target, countdown);
  }

  private void perturbed(int count, int steps, int target, Countdown countdown) {
    System.arraycopy(best, 0, incumbent, 0, n);
    int first = incumbent[chosen[0]];
    for (int at = 0; at + 1 < count; at++) {
      incumbent[chosen[at]] = incumbent[chosen[at + 1]];
    }
    incumbent[chosen[count - 1]] = first;
    swaps.set(incumbent);
    round(steps, target, countdown);
  }

  /** A random 0.3 n to 0.8 n of the rows, in random order. */
  private int chooseAnywhere() {
    int count = Math.min(n, Math.max(2, (3 * n + random.below(5 * n + 1)) / 10));
    for (int i = 0; i < n; i++) {
      chosen[i] = i;
    }
    shuffle(n, count);
    return count;
  }

  /** Brings a random {@code count} of the first {@code of} chosen rows to the front. */
  private void shuffle(int of, int count) {
    for (int at = 0; at < count; at++) {
      int other = at + random.below(of - at);
      int row = chosen[other];
      chosen[other] = chosen[at];
      chosen[at] = row;
    }
  }

  /** Some rows around a random one: its neighbours, and those that sit next to where it sits. */
  private int chooseNearby() {
    int wanted = Math.min(n, leastNearby + random.below(moreNearby));
    Arrays.fill(isChosen, false);
    int count = choose(random.below(rows), 0);
    for (int at = 0; at < count && count < wanted; at++) {
      count = chooseNeighbours(chosen[at], count, wanted);
    }
    while (count < Math.min(2, n)) {
      count = choose(random.below(n), count);
    }
    shuffle(count, count);
    return count;
  }

  private int chooseNeighbours(int row, int count, int wanted) {
    HalfEdges rowHalves = model.rowHalves();
    HalfEdges columnHalves = model.columnHalves();
    int found = count;
    if (row < rows) {
      for (int h = rowHalves.start(row); h < rowHalves.start(row + 1) && found < wanted; h++) {
        found = choose(rowHalves.other(h), found);
      }
    }
    int k = best[row];
    if (k < model.columns()) {
      for (int g = columnHalves.start(k); g < columnHalves.start(k + 1) && found < wanted; g++) {
        found = choose(bestRowOf[columnHalves.other(g)], found);
      }
    }
    return found;
  }

  private int choose(int row, int count) {
    if (isChosen[row]) {
      return count;
    }
    isChosen[row] = true;
    chosen[count] = row;
    return count + 1;
  }

  private void round(int steps, int target, Countdown countdown) {
    remember();
    for (int step = 0; step < steps && bestCost > target && n > 1; step++) {
      boolean timeToLook = step % stepsBetweenClockChecks == 0;
      if (countdown.isOutOfIterations() || (timeToLook && countdown.isOver())) {
        return;
      }
      countdown.step();
      time++;
      if (time % stepsBetweenForgotten != 0 || !moveToForgotten()) {
        move();
      }
      remember();
    }
  }

  private void remember() {
    if (swaps.cost() < bestCost) {
      bestCost = swaps.cost();
      System.arraycopy(swaps.columnOfRow, 0, best, 0, n);
      for (int i = 0; i < n; i++) {
        bestRowOf[best[i]] = i;
      }
    }
  }

  /**
   * Makes the best swap that is allowed. Of equally good ones it takes the first after a random
   * row: prices in whole numbers tie all the time, and drawing lots for each tie took most of the
   * time.
   */
  private void move() {
    int chosenI = -1;
    int chosenJ = -1;
    int chosenDelta = Integer.MAX_VALUE;
    int needed = bestCost - swaps.cost();
    int columns = model.columns();
    int[] column = swaps.columnOfRow;
    int[] swapped = swaps.swapped;
    int[] own = swaps.own;
    int firstRow = random.below(rows);
    for (int turn = 0; turn < rows; turn++) {
      int i = firstRow + turn < rows ? firstRow + turn : firstRow + turn - rows;
      int k = column[i];
      int row = i * n;
      int ownI = own[i];
      int limit = chosenDelta == Integer.MAX_VALUE ? chosenDelta : chosenDelta + ownI;
      for (int j = i + 1; j < n; j++) {
        int change = swapped[row + j] - own[j];
        if (change >= limit) {
          continue;
        }
        int delta = change - ownI;
        int l = column[j];
        boolean allowed =
            tabuUntil[i * n + l] < time || tabuUntil[j * n + k] < time || delta < needed;
        // Nothing changes between two dummies.
        if (allowed && (k < columns || l < columns)) {
          chosenI = i;
          chosenJ = j;
          chosenDelta = delta;
          limit = change;
        }
      }
    }
    if (chosenI >= 0) {
      make(chosenI, chosenJ, chosenDelta);
    }
  }

  /** Makes the best swap into places that neither row has seen for long, if there is one. */
  private boolean moveToForgotten() {
    int before = time - forgotten * n * n;
    int chosenI = -1;
    int chosenJ = -1;
    int chosenDelta = Integer.MAX_VALUE;
    int columns = model.columns();
    int[] column = swaps.columnOfRow;
    for (int i = 0; i < rows; i++) {
      int k = column[i];
      for (int j = i + 1; j < n; j++) {
        int l = column[j];
        if (tabuUntil[i * n + l] < before
            && tabuUntil[j * n + k] < before
            && swaps.delta(i, j) < chosenDelta
            && (k < columns || l < columns)) {
          chosenI = i;
          chosenJ = j;
          chosenDelta = swaps.delta(i, j);
        }
      }
    }
    if (chosenI >= 0) {
      make(chosenI, chosenJ, chosenDelta);
    }
    return chosenI >= 0;
  }

  private void make(int i, int j, int delta) {
    forbidReturn(i, swaps.columnOfRow[i]);
    forbidReturn(j, swaps.columnOfRow[j]);
    swaps.swap(i, j, delta);
  }

  private void forbidReturn(int row, int column) {
    tabuUntil[row * n + column] = time + (n + 1) / 2 + random.below((n + 1) / 2 + 1);
  }
}
