package org.eugene.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WarmAssignmentTest {
  @Test
  void everyChangeIsFollowed() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      int n = 1 + random.nextInt(12);
      int largest = random.nextBoolean() ? 10 : 1_000_000;
      Board board = new Board(n, random, largest);
      for (int change = 0; change < 200; change++) {
        for (int entries = 1 + random.nextInt(4); entries > 0; entries--) {
          board.set(random.nextInt(n), random.nextInt(n), random.nextInt(largest));
        }
        assertThat(board.check()).isTrue();
      }
    }
  }

  @Test
  void forbiddenEntriesAreNeverChosen() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      int n = 2 + random.nextInt(8);
      Board board = new Board(n, random, 100);
      boolean possible = true;
      while (possible) {
        board.set(random.nextInt(n), random.nextInt(n), WarmAssignment.FORBIDDEN);
        possible = board.check();
      }
    }
  }

  @Test
  void thousandsOfLargeChangesDoNotWearItOut() {
    Random random = new Random(5);
    int n = 6;
    int largest = 1 << 22;
    Board board = new Board(n, random, largest);
    for (int change = 0; change < 20_000; change++) {
      for (int k = 0; k < n; k++) {
        board.set(change % n, k, random.nextInt(largest));
      }
      assertThat(board.check()).as("change %s", change).isTrue();
    }
  }

  @Test
  void rowsThatAreAlikeChangeTogether() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      int n = 3 + random.nextInt(10);
      int alikeFrom = 1 + random.nextInt(n - 1);
      Board board =
          new Board(n, random, 20, new WarmAssignment(n, alikeFrom, () -> false), alikeFrom);
      boolean possible = true;
      for (int change = 0; change < 100 && possible; change++) {
        int i = random.nextInt(alikeFrom + 1);
        int k = random.nextInt(n);
        boolean forbidden = random.nextInt(8) == 0 || board.cost[i * n + k] > 20;
        int value = forbidden ? WarmAssignment.FORBIDDEN : random.nextInt(20);
        for (int row = i; row < (i < alikeFrom ? i + 1 : n); row++) {
          board.set(row, k, value);
        }
        possible = board.check();
      }
    }
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Board board = new Board(5, new Random(6), 50);
    WarmAssignment copy = new WarmAssignment(5);
    copy.copyFrom(board.assignment);
    int total = copy.total();
    for (int k = 0; k < 5; k++) {
      board.set(0, k, 1_000);
    }
    assertThat(board.check()).isTrue();
    assertThat(copy.total()).isEqualTo(total);
    assertThat(board.assignment.total()).isGreaterThan(total);
  }

  /** A matrix that changes, solved warm and cold. */
  private static final class Board {
    final int n;
    final int[] cost;
    final boolean[] changed;
    final WarmAssignment assignment;

    Board(int n, Random random, int largest) {
      this(n, random, largest, new WarmAssignment(n), n);
    }

    Board(int n, Random random, int largest, WarmAssignment assignment, int alikeFrom) {
      this.n = n;
      this.cost = random.ints((long) n * n, 0, largest).toArray();
      for (int at = (alikeFrom + 1) * n; at < n * n; at++) {
        cost[at] = cost[at - n];
      }
      this.changed = new boolean[n];
      this.assignment = assignment;
      Arrays.fill(changed, true);
      assertThat(check()).isTrue();
    }

    void set(int i, int k, int value) {
      cost[i * n + k] = value;
      changed[i] = true;
    }

    /** Returns whether there is an assignment; both ways of solving must agree on it. */
    boolean check() {
      double[] same = Arrays.stream(cost).asDoubleStream().toArray();
      double least = new LinearAssignment().solve(same, n, n).cost();
      boolean possible = assignment.resolve(cost, changed);
      assertThat(possible).isEqualTo(least < WarmAssignment.FORBIDDEN);
      if (possible) {
        assertThat((double) assignment.total()).isEqualTo(least);
        checkPrices();
      }
      return possible;
    }

    private void checkPrices() {
      boolean[] taken = new boolean[n];
      for (int i = 0; i < n; i++) {
        assertThat(taken[assignment.columnOf(i)]).isFalse();
        taken[assignment.columnOf(i)] = true;
        for (int k = 0; k < n; k++) {
          assertThat(assignment.rowPrice(cost, i) + assignment.columnPrice(k))
              .isLessThanOrEqualTo(cost[i * n + k]);
        }
      }
    }
  }
}
