package org.eugene.local;

import java.util.Arrays;
import org.eugene.bound.SavingsModel;
import org.eugene.solver.Countdown;

/**
 * Iterated robust tabu search over swaps (Taillard 1991, key {@code taillard1991}): in each step the
 * best swap that is not tabu is made, even if it is for the worse; a row may not return to a column
 * that it left lately; a swap into places that neither row has seen for long is forced. When a round
 * ends, part of the best permutation is shifted and the next round starts from there.
 *
 * <p>Deterministic for a seed. Returns permutations only; pricing is the caller's business.
 */
public final class TabuSearch {
  private static final int STEPS_BETWEEN_CLOCK_CHECKS = 32;

  private final SavingsModel model;
  private final SwapNeighbourhood swaps;
  private final SeededRandom random;
  private final int n;
  private final int rows;
  private final int[] tabuUntil; // by row and column
  private int time;
  private final int[] best;
  private int bestCost = Integer.MAX_VALUE;
  private final int[] incumbent;

  public TabuSearch(SavingsModel model, long seed) {
    this.model = model;
    this.swaps = new SwapNeighbourhood(model);
    this.random = new SeededRandom(seed);
    this.n = model.order();
    this.rows = model.rows();
    this.tabuUntil = new int[n * n];
    this.best = new int[n];
    this.incumbent = new int[n];
    for (int at = 0; at < tabuUntil.length; at++) {
      tabuUntil[at] = -random.below(n * n + 1);
    }
  }

  /** The cheapest permutation so far. */
  public int[] best() {
    return best.clone();
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

  /** One round from the best permutation so far, partly shifted. */
  public void again(int steps, int target, Countdown countdown) {
    System.arraycopy(best, 0, incumbent, 0, n);
    shift(incumbent);
    swaps.set(incumbent);
    round(steps, target, countdown);
  }

  /** Moves a random 0.3 n to 0.8 n of the rows on by one place in a random cycle. */
  private void shift(int[] permutation) {
    int count = Math.max(2, (3 * n + random.below(5 * n + 1)) / 10);
    count = Math.min(count, n);
    int[] chosen = new int[n];
    Arrays.setAll(chosen, i -> i);
    for (int at = 0; at < count; at++) {
      int other = at + random.below(n - at);
      int row = chosen[other];
      chosen[other] = chosen[at];
      chosen[at] = row;
    }
    int first = permutation[chosen[0]];
    for (int at = 0; at + 1 < count; at++) {
      permutation[chosen[at]] = permutation[chosen[at + 1]];
    }
    permutation[chosen[count - 1]] = first;
  }

  private void round(int steps, int target, Countdown countdown) {
    remember();
    int forgotten = 2 * n * n;
    for (int step = 0; step < steps && bestCost > target && n > 1; step++) {
      boolean askClock = step % STEPS_BETWEEN_CLOCK_CHECKS == 0;
      if (countdown.isOutOfIterations() || (askClock && countdown.isOver())) {
        return;
      }
      countdown.step();
      time++;
      move(forgotten);
      remember();
    }
  }

  private void remember() {
    if (swaps.cost() < bestCost) {
      bestCost = swaps.cost();
      System.arraycopy(swaps.columnOfRow, 0, best, 0, n);
    }
  }

  /** Makes the best swap that is allowed; ties are broken at random. */
  private void move(int forgotten) {
    int chosenI = -1;
    int chosenJ = -1;
    int chosenDelta = Integer.MAX_VALUE;
    boolean chosenForced = false;
    int ties = 0;
    int needed = bestCost - swaps.cost();
    int columns = model.columns();
    int[] column = swaps.columnOfRow;
    for (int i = 0; i < rows; i++) {
      int k = column[i];
      for (int j = i + 1; j < n; j++) {
        int l = column[j];
        if (k >= columns && l >= columns) {
          continue; // nothing changes between two dummies
        }
        int delta = swaps.delta(i, j);
        if (delta > chosenDelta && !(time - forgotten > tabuUntil[i * n + l])) {
          continue;
        }
        int there = tabuUntil[i * n + l];
        int back = tabuUntil[j * n + k];
        boolean forced = there < time - forgotten && back < time - forgotten;
        boolean allowed = there < time || back < time || delta < needed || forced;
        if (!allowed || (chosenForced && !forced)) {
          continue;
        }
        if (delta < chosenDelta || (forced && !chosenForced)) {
          ties = 1;
        } else if (delta > chosenDelta || random.below(++ties) > 0) {
          continue;
        }
        chosenI = i;
        chosenJ = j;
        chosenDelta = delta;
        chosenForced = forced;
      }
    }
    if (chosenI >= 0) {
      forbidReturn(chosenI, column[chosenI]);
      forbidReturn(chosenJ, column[chosenJ]);
      swaps.swap(chosenI, chosenJ, chosenDelta);
    }
  }

  private void forbidReturn(int row, int column) {
    tabuUntil[row * n + column] = time + (n + 1) / 2 + random.below((n + 1) / 2 + 1);
  }
}
