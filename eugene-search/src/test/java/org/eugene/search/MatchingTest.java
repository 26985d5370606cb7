package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Weights are those of trying all ways, one row after the other. */
class MatchingTest {
  private static final int PLACE = 3;

  @Test
  void theHeaviestIsFoundForAllShapes() {
    for (int rows = 0; rows <= 5; rows++) {
      for (int columns = 0; columns <= 5; columns++) {
        check(rows, columns);
      }
    }
  }

  private static void check(int rows, int columns) {
    Seeds.forEach(
        30,
        random -> {
          int[] weight = random.ints(PLACE + rows * columns, 0, 9).toArray();
          String what = rows + " × " + columns;
          assertThat(Matching.heaviest(weight, PLACE, rows, columns))
              .as(what)
              .isEqualTo(heaviest(weight, rows, columns, 0, -1, 0));
          for (int p = 0; p < rows; p++) {
            for (int q = 0; q < columns; q++) {
              assertThat(Matching.rest(weight, PLACE, rows, columns, p, q))
                  .as("%s without %s, %s", what, p, q)
                  .isEqualTo(heaviest(weight, rows, columns, 0, p, 1 << q));
            }
          }
        });
  }

  private static int heaviest(
      int[] weight, int rows, int columns, int row, int without, int taken) {
    if (row == rows) {
      return 0;
    }
    int most = heaviest(weight, rows, columns, row + 1, without, taken);
    for (int q = 0; q < columns && row != without; q++) {
      if ((taken >> q & 1) == 0) {
        int others = heaviest(weight, rows, columns, row + 1, without, taken | 1 << q);
        most = Math.max(most, weight[PLACE + row * columns + q] + others);
      }
    }
    return most;
  }
}
