package org.eugene.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class BestSeatsTest {
  @Test
  void noMatchingIsHeavier() {
    Seeds.forEach(
        2_000,
        random -> {
          int rows = random.nextInt(7);
          int columns = 1 + random.nextInt(6);
          long[][] weights = new long[rows][columns];
          int density = 1 + random.nextInt(4);
          for (long[] row : weights) {
            Arrays.setAll(row, k -> random.nextInt(4) < density ? random.nextInt(5) : 0);
          }
          assertThat(weight(weights, seats(weights, columns, random)))
              .isEqualTo(heaviest(weights, 0, new boolean[columns]));
        });
  }

  /** Pairs that weigh nothing are left out, and the others are in any order. */
  private static int[] seats(long[][] weights, int columns, Random random) {
    int[] start = new int[weights.length + 1];
    int[] column = new int[weights.length * columns];
    long[] weight = new long[weights.length * columns];
    int count = 0;
    for (int r = 0; r < weights.length; r++) {
      int shift = random.nextInt(columns);
      for (int step = 0; step < columns; step++) {
        int k = (step + shift) % columns;
        if (weights[r][k] > 0) {
          column[count] = k;
          weight[count++] = weights[r][k];
        }
      }
      start[r + 1] = count;
    }
    return new BestSeats(weights.length, columns, start, column, weight).find(() -> false);
  }

  private static long weight(long[][] weights, int[] seats) {
    long sum = 0;
    boolean[] taken = new boolean[10];
    for (int r = 0; r < seats.length; r++) {
      if (seats[r] != BestSeats.NONE) {
        assertThat(taken[seats[r]]).isFalse();
        taken[seats[r]] = true;
        sum += weights[r][seats[r]];
      }
    }
    return sum;
  }

  private static long heaviest(long[][] weights, int r, boolean[] taken) {
    if (r == weights.length) {
      return 0;
    }
    long most = heaviest(weights, r + 1, taken);
    for (int k = 0; k < taken.length; k++) {
      if (!taken[k]) {
        taken[k] = true;
        most = Math.max(most, weights[r][k] + heaviest(weights, r + 1, taken));
        taken[k] = false;
      }
    }
    return most;
  }
}
