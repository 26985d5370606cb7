package org.eugene.bound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class LocalMatchingTest {
  @Test
  void noMatchingWeighsMore() {
    LocalMatching matching = new LocalMatching();
    for (int seed = 0; seed < 5; seed++) {
      Random random = new Random(seed);
      for (int r = 0; r <= 6; r++) {
        for (int s = 0; s <= 6; s++) {
          check(matching, r, s, random);
        }
      }
    }
  }

  private static void check(LocalMatching matching, int r, int s, Random random) {
    int h0 = random.nextInt(3);
    int g0 = random.nextInt(3);
    int stride = g0 + s + random.nextInt(3);
    int largest = random.nextBoolean() ? 3 : 1_000;
    int[] weight = random.ints((long) (h0 + r + 1) * (stride + 1), -largest, largest).toArray();
    int expected = heaviest(weight, stride, h0, r, g0, s, 0);
    assertThat(matching.value(weight, stride, h0, r, g0, s)).isEqualTo(expected);
    int[] claim = new int[h0 + r];
    matching.claims(weight, stride, h0, r, g0, s, claim);
    int sum = 0;
    boolean[] taken = new boolean[g0 + s];
    for (int h = h0; h < h0 + r; h++) {
      if (claim[h] >= 0) {
        assertThat(claim[h]).isBetween(g0, g0 + s - 1);
        assertThat(taken[claim[h]]).isFalse();
        taken[claim[h]] = true;
        sum += weight[h * stride + claim[h]];
      }
    }
    assertThat(sum).isEqualTo(expected);
    for (int h = h0; h < h0 + r; h++) {
      for (int g = g0; g < g0 + s; g++) {
        int[] raised = weight.clone();
        raised[h * stride + g] += 1 + random.nextInt(largest);
        assertThat(matching.valueAfterRise(raised, stride, h0, r, g0, s, h, g, expected))
            .isEqualTo(heaviest(raised, stride, h0, r, g0, s, 0));
      }
    }
  }

  @Test
  void pricesProveTheTotal() {
    LocalMatching matching = new LocalMatching();
    Seeds.forEach(
        1_000,
        random -> {
          int r = random.nextInt(8);
          int s = random.nextInt(8);
          int h0 = random.nextInt(3);
          int g0 = random.nextInt(3);
          int stride = g0 + s + random.nextInt(3);
          int[] weight = random.ints((long) (h0 + r + 1) * (stride + 1), -6, 9).toArray();
          matching.price(weight, stride, h0, r, g0, s);
          int sum = 0;
          for (int h = 0; h < r; h++) {
            sum += matching.rowPrice(h);
            assertThat(matching.rowPrice(h)).isNotNegative();
            for (int g = 0; g < s; g++) {
              assertThat(matching.rowPrice(h) + matching.columnPrice(g))
                  .isGreaterThanOrEqualTo(weight[(h0 + h) * stride + g0 + g]);
            }
          }
          for (int g = 0; g < s; g++) {
            sum += matching.columnPrice(g);
            assertThat(matching.columnPrice(g)).isNotNegative();
          }
          assertThat(sum).isEqualTo(matching.value(weight, stride, h0, r, g0, s));
        });
  }

  /** The best total of the remaining r rows, some columns being taken. */
  private static int heaviest(int[] weight, int stride, int h, int r, int g0, int s, int taken) {
    if (r == 0) {
      return 0;
    }
    int best = heaviest(weight, stride, h + 1, r - 1, g0, s, taken);
    for (int b = 0; b < s; b++) {
      if ((taken & (1 << b)) == 0) {
        int rest = heaviest(weight, stride, h + 1, r - 1, g0, s, taken | (1 << b));
        best = Math.max(best, weight[h * stride + g0 + b] + rest);
      }
    }
    return best;
  }
}
