package org.eugene.relaxation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SinkhornTest {
  @Test
  void rowsAndColumnsSumToOne() {
    Random random = new Random(1);
    for (int n : new int[] {1, 2, 3, 8, 21}) {
      double[] q = new Sinkhorn(n).scale(random.doubles((long) n * n, -5, 5).toArray());
      checkSums(q, n, 1e-4);
    }
  }

  @Test
  void aFlatCostSpreadsEvenly() {
    double[] q = new Sinkhorn(4).scale(new double[16]);
    assertThat(q).containsOnly(0.25);
  }

  @Test
  void addingToARowOrAColumnChangesNothing() {
    Random random = new Random(2);
    int n = 6;
    double[] cost = random.doubles((long) n * n, 0, 3).toArray();
    double[] moved = cost.clone();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        moved[i * n + j] += 10 * i - 2 * j;
      }
    }
    assertThat(new Sinkhorn(n).scale(moved))
        .containsExactly(new Sinkhorn(n).scale(cost), within(1e-4));
  }

  @Test
  void cheapEntriesGetMore() {
    double[] q = new Sinkhorn(2).scale(new double[] {0, 2, 2, 0});
    double expected = 1 / (1 + Math.exp(-2));
    assertThat(q)
        .containsExactly(
            new double[] {expected, 1 - expected, 1 - expected, expected}, within(1e-9));
  }

  @Test
  void hugeCostsDoNotVanish() {
    double[] q = new Sinkhorn(3).scale(new double[] {0, 1e6, 1e6, 0, 1e6, 1e6, 1e6, 0, 1e6});
    for (double entry : q) {
      assertThat(entry).isFinite().isNotNegative();
    }
  }

  @Test
  void nothingToScale() {
    assertThat(new Sinkhorn(0).scale(new double[0])).isEmpty();
  }

  private static void checkSums(double[] q, int n, double tolerance) {
    for (int i = 0; i < n; i++) {
      double row = 0;
      double column = 0;
      for (int j = 0; j < n; j++) {
        row += q[i * n + j];
        column += q[j * n + i];
      }
      assertThat(row).isCloseTo(1, within(tolerance));
      assertThat(column).isCloseTo(1, within(tolerance));
    }
  }
}
