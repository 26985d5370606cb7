package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Costs are those of trying all, and the dual solution says why. */
class IntAssignmentTest {
  private final IntAssignment assignment = new IntAssignment();

  @Test
  void theCostIsTheLeastOfAll() {
    Seeds.forEach(
        500,
        random -> {
          int rows = 1 + random.nextInt(5);
          int columns = rows + random.nextInt(3);
          int[] cost = costs(random, rows, columns);
          long least = least(cost, rows, columns, 0, 0);

          assertThat(assignment.solve(cost, rows, columns, 1000)).isEqualTo(least);
          checkDual(cost, rows, columns, least);
          assertThat(assignment.solve(cost, rows, columns, least - 1))
              .isGreaterThanOrEqualTo(least);
        });
  }

  @Test
  void goingOnAfterARowGotDearerIsABound() {
    Seeds.forEach(
        500,
        random -> {
          int rows = 1 + random.nextInt(5);
          int columns = rows + random.nextInt(3);
          int[] cost = costs(random, rows, columns);
          long value = assignment.solve(cost, rows, columns, 1000);
          for (int round = 0; round < 4; round++) {
            int row = random.nextInt(rows);
            cost[row * columns + assignment.columnOf[row]] += random.nextInt(4);
            long before = value;
            value += assignment.resume(cost, rows, columns, row, 1000);

            assertThat(value).isBetween(before, least(cost, rows, columns, 0, 0));
            checkDual(cost, rows, columns, value);
          }
        });
  }

  private static int[] costs(Random random, int rows, int columns) {
    int[] cost = new int[columns * columns];
    for (int at = 0; at < rows * columns; at++) {
      cost[at] = random.nextInt(9) - 4;
    }
    return cost;
  }

  private static long least(int[] cost, int rows, int columns, int row, int taken) {
    if (row == rows) {
      return 0;
    }
    long least = Long.MAX_VALUE;
    for (int c = 0; c < columns; c++) {
      if ((taken >> c & 1) == 0) {
        long rest = least(cost, rows, columns, row + 1, taken | 1 << c);
        least = Math.min(least, cost[row * columns + c] + rest);
      }
    }
    return least;
  }

  private void checkDual(int[] cost, int rows, int columns, long value) {
    long sum = 0;
    for (int r = 0; r < rows; r++) {
      sum += assignment.u[r];
      assertThat(assignment.rowOf[assignment.columnOf[r]]).isEqualTo(r);
      for (int c = 0; c < columns; c++) {
        assertThat(cost[r * columns + c]).isGreaterThanOrEqualTo(assignment.u[r] + assignment.v[c]);
      }
    }
    for (int c = 0; c < columns; c++) {
      sum += assignment.v[c];
      assertThat(assignment.v[c]).isLessThanOrEqualTo(0);
    }
    assertThat(sum).isEqualTo(value);
  }
}
