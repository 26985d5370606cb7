package org.eugene.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RoundingTest {
  private final Rounding rounding = new Rounding();

  @Test
  void theLargestSumWinsNotTheLargestEntry() {
    double[] soft = {
      0.9, 0.8, 0.0,
      0.8, 0.1, 0.1,
      0.0, 0.1, 0.9
    };
    assertThat(round(soft, 3)).containsExactly(1, 0, 2);
  }

  @Test
  void aPermutationRoundsToItself() {
    Random random = new Random(5);
    for (int n = 0; n < 20; n++) {
      int[] permutation = random.ints(0, Integer.MAX_VALUE).distinct().limit(n).toArray();
      int[] rank = new int[n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          rank[i] += permutation[j] < permutation[i] ? 1 : 0;
        }
      }
      double[] matrix = new double[n * n];
      for (int i = 0; i < n; i++) {
        matrix[i * n + rank[i]] = 1;
      }
      assertThat(round(matrix, n)).isEqualTo(rank);
    }
  }

  @Test
  void smallNoiseDoesNotMatter() {
    Random random = new Random(6);
    int n = 15;
    double[] noisy = random.doubles((long) n * n, -0.02, 0.02).toArray();
    for (int i = 0; i < n; i++) {
      noisy[i * n + (i + 4) % n] += 1;
    }
    int[] shift = new int[n];
    for (int i = 0; i < n; i++) {
      shift[i] = (i + 4) % n;
    }
    assertThat(round(noisy, n)).isEqualTo(shift);
  }

  @Test
  void aFlatMatrixRoundsToTheSamePermutationEveryTime() {
    double[] flat = new double[36];
    assertThat(round(flat, 6)).isEqualTo(new int[] {0, 1, 2, 3, 4, 5}).isEqualTo(round(flat, 6));
  }

  private int[] round(double[] matrix, int n) {
    int[] permutation = new int[n];
    rounding.round(matrix, n, permutation);
    return permutation;
  }
}
