package org.eugene.baseline.branch;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class EdgeMatchingTest {
  @Test
  void pricesProveTheTotal() {
    EdgeMatching matching = new EdgeMatching();
    Seeds.forEach(
        500,
        random -> {
          int r = random.nextInt(6);
          int s = random.nextInt(6);
          int stride = s + random.nextInt(3);
          int first = random.nextInt(4);
          int[] weight = random.ints(first + (long) r * stride + 1, -6, 9).toArray();
          int total = matching.solve(weight, first, stride, r, s);

          assertThat(total).isEqualTo(best(weight, first, stride, r, s, 0, 0));
          int sum = 0;
          for (int h = 0; h < r; h++) {
            sum += matching.rowPrice(h);
            assertThat(matching.rowPrice(h)).isNotNegative();
            for (int g = 0; g < s; g++) {
              assertThat(matching.rowPrice(h) + matching.columnPrice(g))
                  .isGreaterThanOrEqualTo(weight[first + h * stride + g]);
            }
          }
          for (int g = 0; g < s; g++) {
            sum += matching.columnPrice(g);
            assertThat(matching.columnPrice(g)).isNotNegative();
          }
          assertThat(sum).isEqualTo(total);
        });
  }

  /** The best that rows h and those behind it can do with the columns that are left. */
  private static int best(int[] weight, int first, int stride, int r, int s, int h, int taken) {
    if (h == r) {
      return 0;
    }
    int best = best(weight, first, stride, r, s, h + 1, taken);
    for (int g = 0; g < s; g++) {
      if ((taken & (1 << g)) == 0) {
        best =
            Math.max(
                best,
                weight[first + h * stride + g]
                    + best(weight, first, stride, r, s, h + 1, taken | (1 << g)));
      }
    }
    return best;
  }
}
